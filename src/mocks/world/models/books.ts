import { findProvince, PROVINCES } from '../facts/provinces'
import { examMode } from './exam-mode'
import { escapeHtml } from './html'
import { majorsOfSchool } from './school-majors'
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

/** A page of a book: one school in one batch. */
export interface BookPageFacts {
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

/** Lines that a page has room for. */
const LINES = 14

/**
 * The picture of a page: the school with its code and the majors it teaches, in the layout of a printed directory. What
 * is planned and what it costs stands in the plan and is left out here.
 */
export function bookPagePicture(book: BookFacts, { school, batch }: BookPageFacts): string {
  const majors = majorsOfSchool(school)
  const lines = majors
    .slice(0, LINES)
    .map(({ major, years }, i) => line(i, major.majorName, `${years} 年`))
    .join('')
  const rest = majors.length > LINES ? line(LINES, `另有 ${majors.length - LINES} 个专业`, '') : ''
  const place = `${school.provinceName} · ${school.schoolInstitution}`
  return dataUri(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 370 456" role="img" aria-label="${escapeHtml(school.schoolName)}${batch}（示例）"><path fill="#fdfcf7" d="M0 0h370v456H0z"/><g fill="#22252b" font-family="serif" font-size="12"><text x="30" y="44" font-size="18" font-weight="600">${school.id} ${escapeHtml(school.schoolName)}</text><g fill="#666"><text x="30" y="66">${place}</text><text x="30" y="84">${book.province} ${book.year} ${book.subject} ${batch}</text><text x="340" y="84" text-anchor="end">示例页</text><path d="M30 94h310" stroke="#999"/></g>${lines}${rest}</g></svg>`,
  )
}

function line(place: number, name: string, note: string): string {
  const y = 118 + place * 22
  return `<text x="30" y="${y}">${escapeHtml(name)}</text>${note && `<text x="340" y="${y}" text-anchor="end">${note}</text>`}`
}
