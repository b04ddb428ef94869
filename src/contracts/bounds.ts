/** The highest total score anywhere: the standard scores of 海南. */
export const HIGHEST_SCORE = 900

/** The short name of a province has so many characters: 安徽, 内蒙古. */
export const PROVINCE_CHARACTERS = { least: 2, most: 4 } as const

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
  /** A name, code or id that is sent; none is typed at will. */
  word: 100,
  pictureAddress: 2000,
} as const
