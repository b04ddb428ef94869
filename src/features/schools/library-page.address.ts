import { NEAR_ROW_FIELDS } from '~/entities/rank/near/near-fields'
import { isNarrowed, LIBRARY_FIELDS } from '~/entities/school/library.address'
import { REACHES } from '~/rules/chance/tier-name'
import { CATEGORIES } from '~/rules/exam/candidate-categories'
import { address, type Changes, type Filters } from '~/shared/address/address'
import { choice, field, wholeNumber, word } from '~/shared/address/fields'

/** The columns by which the schools of a page sort. */
export type SchoolsSort = 'rank' | 'plan'

/** Every school, in words of the address. */
export const ALL_SCHOOLS = '全部'

const { place, elective, fee, major, km, swing } = NEAR_ROW_FIELDS

/** What the page of the school library is asked beside the library itself: how it looks, and whose lines stand in it. */
export const libraryPageAddress = address({
  ...LIBRARY_FIELDS,
  /** How many pages more were loaded below the first one: of the library on a phone, of what is in reach everywhere. */
  more: wholeNumber(1, 100),
  view: choice(['table', 'cards']),
  province: field.province,
  subject: field.subject,
  rank: field.rank,
  /** For whom the province draws lines of their own; everybody when absent. */
  category: word(CATEGORIES),
  /** Only what is in reach of the rank: a tier. Where it says nothing, a rank that is known opens at 稳 (`opensAtMatch`). */
  reach: word([...REACHES, ALL_SCHOOLS]),
  sort: choice(['', 'rank', '-rank', 'plan', '-plan']),
  // What the lines in reach tell, and the library does not.
  ...{ place, elective, fee, major, km, swing },
  /** The order of what is in reach. */
  order: NEAR_ROW_FIELDS.sort,
})
export type LibraryPageFilters = Filters<typeof libraryPageAddress>

/** The filters that only the lines in reach can serve, by the words of the address. */
export const REACH_ONLY = {
  place: '城市',
  elective: '选科要求',
  fee: '学费',
  major: '专业',
  km: '离家',
  swing: '波动',
} as const

/**
 * Whether the library opens at the tier 稳 for somebody whose rank is known: where its address asks nothing of the schools.
 * It is then written there, so that a link shows others the same.
 */
export function opensAtMatch(filters: LibraryPageFilters): boolean {
  const { reach, q, page, view, sort } = filters
  const isAsked = reach !== undefined || q !== undefined || isNarrowed(filters)
  return !isAsked && page === 1 && view === 'table' && sort === ''
}

/** Takes the filters away that only the lines in reach can serve. */
export const NO_REACH_FILTERS: Changes<LibraryPageFilters> = {
  ...{ place: undefined, elective: [], fee: undefined, major: undefined, km: undefined, swing: undefined },
}

/** Schools on a page of the table. */
export const ROWS_ON_PAGE = 20
