import * as z from 'zod/mini'
import { searchChoice, searchList, searchNumber, searchText } from '~/shared/lib/search'

/** What a table of lines may be sorted by; a minus turns the order around. */
export const LINE_SORTS = ['', 'rank', '-rank', 'score', '-score', 'plan', '-plan'] as const
export type LineSort = (typeof LINE_SORTS)[number]
export const SCHOOL_SORTS = ['', 'year', '-year', 'rank', '-rank', 'score', '-score'] as const
export type SchoolSort = (typeof SCHOOL_SORTS)[number]

/** Whose lines and plans of a school: the defaults of province, year and subject depend on the person and the date. */
export const linesSearch = z.object({
  province: searchText(4),
  year: searchNumber(2000, 2100),
  subject: searchText(8),
  batch: searchText(20),
  /** Code of one major group; all when absent. */
  group: searchText(12),
  /** Electives under 3+3, at most three. */
  electives: searchList(2),
  /** My rank, where no score record tells it. */
  rank: searchNumber(1, 999_999),
  sort: searchChoice(LINE_SORTS, ''),
  /** Order of the school's own lines, which stand on one page with those of its majors. */
  schoolSort: searchChoice(SCHOOL_SORTS, ''),
  /** Lines of the school in the chosen year, or in every year. */
  span: searchChoice(['year', 'all'], 'year'),
})
export type LinesSearch = z.infer<typeof linesSearch>

export const LINES_DEFAULTS = {
  electives: [] as string[],
  sort: '' as LineSort,
  schoolSort: '' as SchoolSort,
  span: 'year' as LinesSearch['span'],
}
