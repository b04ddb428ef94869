import { schoolBatchBooks } from '~/contracts/school-batch-books'
import { bookYears } from '~/shared/domain/years'
import { mockEndpoints } from '../mock-endpoints'
import { pageOfRecords } from '../paging'
import { notFound } from '../problem'
import { BOOK_BATCHES, bookCover, bookPagePicture, bookPages, books, findBook } from '../world/models/books'

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

  pages: ({ query, body }) => {
    const book = findBook(body.schoolBatchBookId)
    if (!book) throw notFound('没有这本书')
    const keyword = body.school?.trim() ?? ''
    const found = bookPages(book).filter(
      ({ school, batch }) =>
        school.schoolName.includes(keyword) &&
        (!body.batch || body.batch === batch) &&
        (!body.subject || body.subject === book.subject),
    )
    const page = pageOfRecords(found, query)
    const records = page.records.map((entry) => ({
      school: entry.school.schoolName,
      schoolFirstName: entry.school.schoolName,
      subject: book.subject,
      batch: entry.batch,
      pageUrl: bookPagePicture(book, entry),
    }))
    return { voPages: { ...page, records }, batches: [...BOOK_BATCHES], subjects: [book.subject] }
  },
})
