import { LIBRARY_FIELDS } from '~/entities/school/library.address'
import { CATEGORIES } from '~/rules/exam/candidate-categories'
import { address, type Filters } from '~/shared/address/address'
import { choice, field, wholeNumber, word } from '~/shared/address/fields'

/** The columns by which the schools of a page sort. */
export type SchoolsSort = 'rank' | 'plan'

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
  /** Only what is in reach of the rank: a tier. */
  reach: word(['冲', '稳', '保']),
  sort: choice(['', 'rank', '-rank', 'plan', '-plan']),
})
export type LibraryPageFilters = Filters<typeof libraryPageAddress>

/** Schools on a page of the table. */
export const ROWS_ON_PAGE = 20
