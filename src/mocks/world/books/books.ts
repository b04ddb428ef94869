import { examMode } from '~/shared/domain/exam-mode'
import { PROVINCES } from '~/shared/domain/provinces'
import { linesOfSchool } from '../admission/strength'
import { earlyRows } from '../early/early'
import { remember } from '../kit/remember'
import { integer } from '../kit/seed'
import { yearsOfStudy } from '../majors/study-years'
import { majorsOfSchool } from '../schools/majors'
import { dataUri } from '../schools/pictures'
import { nearness, type School, schools } from '../schools/schools'

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

/** A major as a page prints it. */
export interface PrintedMajor {
  readonly name: string
  readonly years: string
}

/** A page of a book: one school in one batch. */
export interface BookPageFacts {
  readonly school: School
  readonly batch: string
  /** Worked out when asked for: a book has hundreds of pages. */
  readonly majors: () => readonly PrintedMajor[]
}

/** The pages of a book, all at once. */
export function bookPages(book: BookFacts): BookPageFacts[] {
  return bookSchools(book).flatMap((school) => pagesOfSchool(book, school))
}

/** The schools that a book looks at: its own province's and the well-known others. */
export function bookSchools({ province }: BookFacts): School[] {
  return schools().filter(
    (school) => nearness(school, province) === 'home' || school.schoolFeatures.length > 0,
  )
}

/**
 * A school's pages in a book: the batches of the plan in which it enrols candidates of the subject, the early ones
 * first; none where it does not enrol.
 */
export function pagesOfSchool({ province, year, subject }: BookFacts, school: School): BookPageFacts[] {
  const regular = linesOfSchool({ school, province, year, subject }).map(({ batch, level }) => ({
    school,
    batch,
    majors: () => regularMajors(school, level),
  }))
  return [...(earlyPages(province, year, subject).get(school.id)?.values() ?? []), ...regular]
}

/** By school id and batch. */
const earlyPages = remember(
  4,
  (province, year, subject) => `${province}|${year}|${subject}`,
  (province: string, year: number, subject: string) => {
    const pages = new Map<string, Map<string, BookPageFacts>>()
    for (const { offer, subject: side } of earlyRows(province, year)) {
      const { school, directory, majors } = offer
      if (!school || (side !== undefined && side !== subject)) continue
      const ofSchool = pages.get(school.id) ?? new Map<string, BookPageFacts>()
      const { batch } = directory
      const before = ofSchool.get(batch)?.majors
      const printed = () =>
        majors.map(({ major, schoolSystem }) => ({ name: major.majorName, years: schoolSystem }))
      // Several directories of one batch share a page, and name a major once.
      const all = before ? () => onceEach([...before(), ...printed()]) : printed
      pages.set(school.id, ofSchool.set(batch, { school, batch, majors: all }))
    }
    return pages
  },
)

function onceEach(majors: readonly PrintedMajor[]): PrintedMajor[] {
  return [...new Map(majors.map((major) => [major.name, major])).values()]
}

/** An undergraduate school that also enrols below the undergraduate line offers vocational majors there. */
function regularMajors(school: School, level: '本科' | '专科'): PrintedMajor[] {
  const majors = level === school.level ? majorsOfSchool(school) : majorsOfSchool(school, 2)
  return majors.map(({ major, years }) => ({ name: major.majorName, years: yearsOfStudy(years) }))
}
