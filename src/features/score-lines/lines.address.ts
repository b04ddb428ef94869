import { address, type Filters } from '~/shared/address/address'
import { choice, field, text } from '~/shared/address/fields'

/** What a table of lines may be sorted by; a minus turns the order around. */
const LINE_SORTS = ['', 'rank', '-rank', 'score', '-score', 'plan', '-plan'] as const
export type LineSort = (typeof LINE_SORTS)[number]
const SCHOOL_SORTS = ['', 'year', '-year', 'rank', '-rank', 'score', '-score'] as const
export type SchoolSort = (typeof SCHOOL_SORTS)[number]

/** Whose lines and plans of a school: the defaults of province, year and subject depend on the person and the date. */
export const linesAddress = address({
  province: field.province,
  year: field.year,
  subject: field.subject,
  batch: field.batch,
  /** Code of one major group; all when absent. */
  group: text(12),
  electives: field.electives,
  /** Where no score record tells it. */
  rank: field.rank,
  sort: choice(LINE_SORTS),
  /** Order of the school's own lines, which stand on one page with those of its majors. */
  schoolSort: choice(SCHOOL_SORTS),
  /** Lines of the school in the chosen year, or in every year. */
  span: choice(['year', 'all']),
})
export type LinesFilters = Filters<typeof linesAddress>
