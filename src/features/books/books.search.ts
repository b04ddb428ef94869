import * as z from 'zod/mini'
import { searchNumber, searchText } from '~/shared/lib/search'

/**
 * What the original books are asked (S2 §2): which books are listed, which one is open, what is looked for inside it and
 * which of the found pages is shown. The province's default depends on the person, the year's on what there is.
 */
export const booksSearch = z.object({
  province: searchText(),
  /** Of the books. */
  subject: searchText(20),
  /** A year, or `all`. */
  year: searchText(4),
  /** Words of a title. */
  q: searchText(),
  page: searchNumber(1, 9999),
  /** The id of the open book. */
  book: searchText(80),
  school: searchText(),
  major: searchText(),
  /** The subject inside the open book: some books hold several. */
  course: searchText(20),
  batch: searchText(),
  /** The place of the shown page among those found in the book, from 1. */
  leaf: searchNumber(1, 99_999),
})
export type BooksSearch = z.infer<typeof booksSearch>

/** Stands in the address for no year in particular. */
export const ALL_YEARS = 'all'

/** A change of them: what is not named stays, and undefined leaves the address. */
export type BooksChange = { readonly [K in keyof BooksSearch]?: BooksSearch[K] | undefined }

/** The open book and all that is asked inside it, left. */
export const BOOK_CLOSED: BooksChange = {
  book: undefined,
  school: undefined,
  major: undefined,
  course: undefined,
  batch: undefined,
  leaf: undefined,
}
