import * as z from 'zod/mini'
import { MOST_CHARACTERS } from './bounds'

/** The most entries of each list that people send. */
export const MOST_ENTRIES = {
  /** 辽宁 allows the most: 112 choices of one major. */
  choices: 112,
  majorsOfChoice: 30,
  /** Of one kind in 报考意向: provinces, types, majors, schools, professions. */
  wishes: 500,
  assessments: 200,
  /** Findings of a check-up that a signer answers. */
  answeredFindings: 60,
  limits: 250,
  tags: 20,
} as const

/** The most records that are asked for at once. */
export const MOST_ON_PAGE = 1000

/** What a field and a server say of a text that is too long. `noun` names it: 志愿表名称. */
export function tooLong(noun: string, most: number): string {
  return `${noun}最多 ${most} 个字`
}

/** A text that may be empty. */
export function textUpTo(most: number, noun: string) {
  return z.string().check(z.maxLength(most, tooLong(noun, most)))
}

/** A text that says something. */
export function wordsUpTo(most: number, noun: string) {
  return z.string().check(z.minLength(1), z.maxLength(most, tooLong(noun, most)))
}

/** A list of so many entries at most. */
export function entriesUpTo<T extends z.ZodMiniType>(entry: T, most: number, noun: string) {
  return z.array(entry).check(z.maxLength(most, `${noun}最多 ${most} 个`))
}

/** A name, code or id that is sent, chosen and not typed; never empty. */
export const Word = wordsUpTo(MOST_CHARACTERS.word, '名称')

/** A `Word` that may be empty, which means none. */
export const Phrase = textUpTo(MOST_CHARACTERS.word, '名称')

/** What is searched for. */
export const Keyword = textUpTo(MOST_CHARACTERS.keyword, '关键词')

/** Values of one filter, or ids that are named at once. */
export function several<T extends z.ZodMiniType>(entry: T) {
  return entriesUpTo(entry, 500, '选项')
}
