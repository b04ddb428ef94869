import { findProvince, PROVINCES } from '../facts/provinces'
import { examMode } from './exam-mode'
import { escapeHtml } from './html'
import { dataUri } from './school-pictures'
import { nearness, type School, schools } from './schools'
import { integer } from './seed'

/** An original book: the admission directory of one province, year and subject, as the authority prints it. */
export interface BookFacts {
  readonly id: string
  readonly province: string
  readonly year: number
  readonly subject: string
  readonly title: string
}

/** The books of some years, by province, the newest year first. */
export function books(years: readonly number[]): BookFacts[] {
  return years.flatMap((year) =>
    PROVINCES.flatMap(({ code, name }) =>
      (examMode(name, year)?.subjects ?? []).map((subject, index) => ({
        id: `b${code}${year}${index}`,
        province: name,
        year,
        subject,
        title: `${name} ${year} 年普通高校招生专业目录（${subject}）`,
      })),
    ),
  )
}

/** A book by its id; undefined for an id that no book has. */
export function findBook(id: string): BookFacts | undefined {
  const match = /^b(\d\d)(20\d\d)(\d)$/.exec(id)
  const province = PROVINCES.find(({ code }) => code === match?.[1])
  const year = Number(match?.[2])
  return province && books([year]).find((book) => book.id === id)
}

/** A cover drawn by the world. */
export function bookCover({ province, year, subject }: BookFacts): string {
  const hue = integer(0, 35, 'book', province) * 10
  return dataUri(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 210" role="img" aria-label="${province} ${year} 年招生专业目录（示意）"><rect width="150" height="210" rx="4" fill="oklch(0.42 0.08 ${hue})"/><path d="M12 0v210" stroke="#fff" stroke-opacity=".25" stroke-width="2"/><text x="80" y="70" text-anchor="middle" font-size="26" fill="#fff" font-weight="600">${province}</text><text x="80" y="108" text-anchor="middle" font-size="20" fill="#fff">${year}</text><text x="80" y="140" text-anchor="middle" font-size="13" fill="#fff">招生专业目录</text><text x="80" y="164" text-anchor="middle" font-size="13" fill="#fff">${subject}</text></svg>`,
  )
}

export const BOOK_BATCHES = ['本科提前批', '本科批', '专科批'] as const

interface BookPageFacts {
  readonly school: School
  readonly batch: string
}

/** The pages of a book: its own province's schools and the well-known others, each in the batches it enrols in. */
export function bookPages(book: BookFacts): BookPageFacts[] {
  if (!findProvince(book.province)) return []
  return schools()
    .filter((school) => nearness(school, book.province) === 'home' || school.schoolFeatures.length > 0)
    .flatMap((school) => {
      if (school.level === '专科') return [{ school, batch: '专科批' }]
      const early = integer(0, 2, 'book-early', book.id, school.id) === 0
      return [...(early ? [{ school, batch: '本科提前批' }] : []), { school, batch: '本科批' }]
    })
}

/** The picture of a page: what a printed directory looks like, with made-up lines. */
export function bookPagePicture(book: BookFacts, { school, batch }: BookPageFacts): string {
  const lines = Array.from({ length: 14 }, (_, i) => {
    const width = integer(120, 250, 'book-line', book.id, school.id, batch, i)
    return `<rect x="30" y="${92 + i * 22}" width="${width}" height="7" rx="2"/><rect x="310" y="${92 + i * 22}" width="26" height="7" rx="2"/>`
  }).join('')
  return dataUri(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 370 440" role="img" aria-label="${escapeHtml(school.schoolName)}${batch}（示意）"><rect width="370" height="440" fill="#fdfcf7"/><text x="30" y="44" font-size="18" font-weight="600" fill="#22252b">${escapeHtml(school.schoolName)}</text><text x="30" y="70" font-size="12" fill="#666">${book.province} ${book.year} ${book.subject} ${batch} 示例页</text><g fill="#c9c6bb">${lines}</g></svg>`,
  )
}
