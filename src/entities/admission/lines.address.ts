import { CATEGORIES } from '~/rules/exam/candidate-categories'
import { address, type Filters } from '~/shared/address/address'
import { choice, field, text, word } from '~/shared/address/fields'

/** Whose lines and plans of a school: the defaults of province, year and subject depend on the person and the date. */
export const linesAddress = address({
  province: field.province,
  year: field.year,
  subject: field.subject,
  batch: field.batch,
  /** For whom the province draws lines of their own; everybody when absent. */
  category: word(CATEGORIES),
  /** Code of one major group; all when absent. */
  group: text(12),
  electives: field.electives,
  /** Where no score record tells it. */
  rank: field.rank,
  /** Only what the rank reaches. */
  only: word(['reach']),
  /** Words in the name of a major. */
  major: field.q,
  /** What became of a major since the plan before. */
  news: word(['新增', '停招', '换组']),
  /** Order of the majors; a minus turns it around. */
  sort: choice(['', 'rank', '-rank', 'score', '-score', 'plan', '-plan', 'change', '-change']),
})
export type LinesFilters = Filters<typeof linesAddress>

/** The columns by which a table of majors sorts, as the address says them. */
export type MajorSort = 'rank' | 'score' | 'plan' | 'change'
