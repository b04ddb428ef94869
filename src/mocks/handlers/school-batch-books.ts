import { schoolBatchBooks } from '~/contracts/school-batch-books'
import { bookYears } from '~/shared/domain/years'
import { inSlices } from '../in-slices'
import { mockEndpoints } from '../mock-endpoints'
import { pageOfRecords } from '../paging'
import { notFound } from '../problem'
import {
  BOOK_BATCHES,
  type BookPageFacts,
  bookCover,
  bookPagePicture,
  bookPages,
  books,
  findBook,
} from '../world/models/books'
import { majorsOfSchool } from '../world/models/school-majors'

export const schoolBatchBookHandlers = mockEndpoints(schoolBatchBooks, {
  list: ({ query, body, backend }) => {
    const keyword = body.query?.trim() ?? ''
    const found = books(bookYears(backend.now().getFullYear())).filter(
      ({ province, subject, year, title }) =>
        (!body.province || body.province === province) &&
        (!body.subject || body.subject === subject) &&
        (!body.year || body.year === year) &&
        title.includes(keyword),
    )
    const page = pageOfRecords(found, query)
    const records = page.records.map((book) => ({
      id: book.id,
      title: book.title,
      name: `${book.province} ${book.year} 年${book.subject}`,
      coverUrl: bookCover(book),
    }))
    return { ...page, records }
  },

  pages: async ({ query, body }) => {
    const book = findBook(body.schoolBatchBookId)
    if (!book) throw notFound('没有这本书')
    const [name, major] = [body.school?.trim() ?? '', body.major?.trim() ?? '']
    const asked = bookPages(book).filter(
      ({ school, batch }) =>
        school.schoolName.includes(name) &&
        (!body.batch || body.batch === batch) &&
        (!body.subject || body.subject === book.subject),
    )
    // What each school teaches, and each picture, takes its time: a book has hundreds of pages.
    const named = await inSlices(asked, (entry) => major === '' || lists(entry, major))
    const page = pageOfRecords(
      asked.filter((_, index) => named[index]),
      query,
    )
    const records = await inSlices(page.records, (entry) => ({
      school: entry.school.schoolName,
      schoolFirstName: entry.school.schoolName,
      subject: book.subject,
      batch: entry.batch,
      pageUrl: bookPagePicture(book, entry),
    }))
    return { voPages: { ...page, records }, batches: [...BOOK_BATCHES], subjects: [book.subject] }
  },
})

/** Whether a page names a major with these characters. */
function lists({ school }: BookPageFacts, keyword: string): boolean {
  return majorsOfSchool(school).some(({ major }) => major.majorName.includes(keyword))
}
