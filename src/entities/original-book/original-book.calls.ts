import { originalBooks } from '~/contracts/original-books'
import { ask, call } from '~/shared/api/call'

/** One book, and what it prints of one school. */
export const originalBookCalls = {
  /** The books of a province, year and subject: one at most. */
  ofSubject: (province: string, year: number, subject: string) =>
    ask(call(originalBooks.list, { query: { page: 1, pageSize: 1 }, body: { province, year, subject } })),
  /** The pages of schools whose names hold this one: those of its campuses too. */
  pagesOf: (schoolBatchBookId: string, school: string) =>
    ask(
      call(originalBooks.pages, {
        query: { page: 1, pageSize: 99 },
        body: { schoolBatchBookId, school },
      }),
    ),
}
