import { queryOptions } from '@tanstack/react-query'
import { type BookPageQuery, type BookQuery, originalBooks } from '~/contracts/original-books'
import { scoreTables } from '~/contracts/score-tables'
import { ask, call } from '~/shared/api/call'
import { FRESH } from '~/shared/api/query'

/** Covers on a page, and pages of a book in its tree: all (S2 §9). */
export const COVERS_PER_PAGE = 12
const ALL_PAGES = 99_999

const list = (page: number, body: BookQuery) =>
  ask(call(originalBooks.list, { query: { page, pageSize: COVERS_PER_PAGE }, body }))

export const bookQueries = {
  /** The subjects of each year of a province. */
  exam: (province: string) => ask(call(scoreTables.select, { query: { province } })),
  list,
  /** The first of the years of which a province has a book; the very first where it has none at all. */
  newestYear: (province: string, years: readonly number[]) =>
    queryOptions({
      queryKey: ['newest book year', province, years],
      queryFn: async ({ client }) => {
        for (const year of years) {
          // Most often this is the very page that is shown next: it is asked once.
          const { total } = await client.fetchQuery(list(1, { province, year }))
          if (total > 0) return year
        }
        return years[0] ?? null
      },
      staleTime: FRESH.shared,
    }),
  pages: (body: BookPageQuery) =>
    ask(call(originalBooks.pages, { query: { page: 1, pageSize: ALL_PAGES }, body })),
}
