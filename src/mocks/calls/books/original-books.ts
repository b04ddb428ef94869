import { originalBooks } from '~/contracts/original-books'
import { bookYears } from '~/rules/exam/years'
import { allInSlices, inSlices } from '../../server/in-slices'
import { pageOfRecords } from '../../server/paging'
import { notFound } from '../../server/problem'
import { mockEndpoints } from '../../server/resolve'
import { bookCover, bookPages, books, findBook, type NumberedPage } from '../../world/books/books'
import { names } from '../../world/books/page-lines'
import { drawPage } from '../../world/books/picture'

export const originalBookHandlers = mockEndpoints(originalBooks, {
  list: ({ query, body, backend }) => {
    const keyword = body.query?.trim() ?? ''
    const found = books(bookYears(backend.thisYear)).filter(
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
    // Where a school enrols, what it teaches and each picture take their time: a book has hundreds of pages.
    const pages = await allInSlices(bookPages(book))
    const asked = pages.filter(
      ({ school, batch }) =>
        school.schoolName.includes(name) &&
        (!body.batch || body.batch === batch) &&
        (!body.subject || body.subject === book.subject),
    )
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
      pageNumber: entry.number,
      ...drawPage(book, entry, major),
    }))
    return {
      voPages: { ...page, records },
      batches: [...new Set(pages.map(({ batch }) => batch))],
      subjects: [book.subject],
    }
  },
})

/** Whether a page names a major with these characters. */
function lists({ groups }: NumberedPage, keyword: string): boolean {
  return groups().some(({ majors }) => majors.some((major) => names(major, keyword)))
}
