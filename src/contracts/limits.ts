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
  keyword: 40,
} as const

/** The most entries of each list that people send. */
export const MOST_ENTRIES = {
  /** 辽宁 allows the most: 112 choices of one major. */
  choices: 112,
  majorsOfChoice: 30,
  /** Of one kind in 报考意向: provinces, types, majors, schools, professions. */
  wishes: 500,
  assessments: 200,
  limits: 250,
  tags: 20,
} as const

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
