import { NEAR_ROW_FIELDS } from '~/entities/rank/near/near-fields'
import { CATEGORIES } from '~/rules/exam/candidate-categories'
import { address, type Filters } from '~/shared/address/address'
import { choice, field, wholeNumber, word } from '~/shared/address/fields'

/** What the rank page is asked. Province, year, subject and batch have defaults that depend on the person or the data. */
export const rankAddress = address({
  province: field.province,
  year: field.year,
  subject: field.subject,
  batch: field.batch,
  /** For whom the province draws lines of their own (A and B in 西藏, 单列 in 新疆); everybody when absent. */
  category: word(CATEGORIES),
  score: field.score,
  /** Which rank to find in the table. */
  rank: field.rank,
  /** How far from the rank the lines of schools may lie, in percent of it. */
  within: choice(['5', '10', '20']),
  ...NEAR_ROW_FIELDS,
  /** How many times more of the nearest lines were asked for. */
  more: wholeNumber(1, 500),
  /** Whether the whole score table stands there, and not only the rows around the reader's own. */
  rows: word(['all']),
  /** Whether all years before a reform are compared by share, and not only the last. */
  shares: word(['all']),
})
export type RankFilters = Filters<typeof rankAddress>
