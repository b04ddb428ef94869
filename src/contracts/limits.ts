import * as z from 'zod/mini'

/**
 * The most characters of each text that people write, in UTF-16 units as a field of HTML counts them. The field, the
 * contract and the refusal say the same (`tooLong`).
 */
export const MOST_CHARACTERS = {
  personName: 30,
  place: 40,
  examName: 30,
  listName: 40,
  /** Beside a list, an order, a wish, and what somebody asks a planner. */
  note: 500,
  /** Why a choice stands in a list. */
  reason: 60,
  /** Beside a list or one of its choices, by planner or student. */
  comment: 200,
  /** An answer to an open question of the profile. */
  answer: 300,
  /** A limit that a physical examination has named. */
  limit: 500,
  entryTitle: 40,
  articleTitle: 80,
  articleSummary: 200,
  articleContent: 200_000,
  jobTitle: 30,
  introduction: 500,
  articleOrigin: 30,
  keyword: 40,
  pictureAddress: 2000,
} as const

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

/** A name, code or id that is sent; none is typed at will. */
export const Word = wordsUpTo(100, '名称')

/** The same where an empty text means none. */
export const Phrase = textUpTo(100, '名称')

/** What is searched for. */
export const Keyword = textUpTo(MOST_CHARACTERS.keyword, '关键词')

/** Values of one filter, or ids that are named at once. */
export function several<T extends z.ZodMiniType>(entry: T) {
  return entriesUpTo(entry, 500, '选项')
}
