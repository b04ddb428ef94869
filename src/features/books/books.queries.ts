import { batchLines } from '~/contracts/batch-lines'
import { type BookPageQuery, type BookQuery, schoolBatchBooks } from '~/contracts/school-batch-books'
import { endpointQuery, FRESH } from '~/shared/api/query'

/** Covers on a page, and pages of a book in its tree: all (S2 §9). */
export const COVERS_PER_PAGE = 12
const ALL_PAGES = 99_999

export const bookQueries = {
  /** The subjects of each year of a province. */
  exam: (province: string) => endpointQuery(batchLines.select, { query: { province } }, FRESH.session),
  list: (page: number, body: BookQuery) =>
    endpointQuery(schoolBatchBooks.list, { query: { page, pageSize: COVERS_PER_PAGE }, body }, FRESH.shared),
  pages: (body: BookPageQuery) =>
    endpointQuery(schoolBatchBooks.pages, { query: { page: 1, pageSize: ALL_PAGES }, body }, FRESH.session),
}
