import { address, type Changes, type Filters } from '~/shared/address/address'
import { field, text, wholeNumber } from '~/shared/address/fields'

/**
 * What the original books are asked (S2 §2): which books are listed, and which one is open. Then what is looked for
 * inside it, and which of the found pages is read. The province's default depends on the person, the year's on what
 * there is.
 */
export const booksAddress = address({
  province: field.province,
  /** Of the books. */
  subject: field.subject,
  /** A year, or `all`. */
  year: text(4),
  /** Words of a title. */
  q: field.q,
  page: field.page,
  /** The id of the open book. */
  book: field.id,
  school: text(40),
  major: text(40),
  /** The subject inside the open book: some books hold several. */
  course: field.subject,
  batch: field.batch,
  /** The number of the page that is read. */
  leaf: wholeNumber(1, 99_999),
})
export type BooksFilters = Filters<typeof booksAddress>

/** Stands in the address for no year in particular. */
export const ALL_YEARS = 'all'

/** The open book and all that is asked inside it, left. */
export const BOOK_CLOSED = {
  book: undefined,
  school: undefined,
  major: undefined,
  course: undefined,
  batch: undefined,
  leaf: undefined,
} satisfies Changes<BooksFilters>
