import { CATEGORIES } from '~/rules/exam/candidate-categories'
import { address, type Filters } from '~/shared/address/address'
import { choice, field, text, wholeNumber, word } from '~/shared/address/fields'

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
  /** Where those schools are, a province or one of its cities (安徽 合肥市); everywhere when absent. */
  place: text(20),
  /** What those schools are: 985, 211, 双一流; all when absent. */
  feature: text(20),
  /** What their groups ask for beside the subject: 再选化学; anything when absent. */
  elective: text(30),
  /** 公办, 民办 …; all when absent. */
  nature: text(20),
  /** The most that the cheapest major of a group may cost, yuan a year. */
  fee: wholeNumber(0, 200_000),
  /** Words in the name of a major. */
  major: field.q,
  /** How many times more of the nearest lines were asked for. */
  more: wholeNumber(1, 500),
  /** Whether the whole score table stands there, and not only the rows around the reader's own. */
  rows: word(['all']),
  /** Whether all years before a reform are compared by share, and not only the last. */
  shares: word(['all']),
})
export type RankFilters = Filters<typeof rankAddress>
