import { queryOptions } from '@tanstack/react-query'
import { type BookPageQuery, originalBooks } from '~/contracts/original-books'
import { ask, call } from '~/shared/api/call'
import { FRESH } from '~/shared/api/query'
import { ALL_YEARS } from './books.address'

/** Covers on a page, and pages of a book in its tree: all (S2 §9). */
export const COVERS_PER_PAGE = 12
const ALL_PAGES = 99_999

/** Which books are listed, by the keys of the address. */
export interface BookListQuestion {
  readonly province: string
  /** A year, or `all`. */
  readonly year: string
  readonly subject?: string | undefined
  readonly q?: string | undefined
  readonly page: number
}

function list({ province, year, subject, q, page }: BookListQuestion) {
  const body = { province, subject, year: year === ALL_YEARS ? undefined : Number(year), query: q }
  return ask(call(originalBooks.list, { query: { page, pageSize: COVERS_PER_PAGE }, body }))
}

export const bookCalls = {
  list,
  /** The first year with a book of the province; the first year of all where it has none. */
  newestYear: (province: string, years: readonly number[]) =>
    queryOptions({
      queryKey: ['newest book year', province, years],
      queryFn: async ({ client }) => {
        for (const year of years) {
          // Most often this is the very page that is shown next: it is asked once.
          const { total } = await client.fetchQuery(list({ province, year: String(year), page: 1 }))
          if (total > 0) return year
        }
        return years[0] ?? null
      },
      // Each list has been asked a second time where the line broke.
      retry: false,
      staleTime: FRESH.shared,
    }),
  pages: (body: BookPageQuery) =>
    ask(call(originalBooks.pages, { query: { page: 1, pageSize: ALL_PAGES }, body })),
}
