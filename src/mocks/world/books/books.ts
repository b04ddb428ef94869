import { examMode } from '~/rules/exam/exam-mode'
import { PROVINCES } from '~/rules/exam/provinces'
import { majorPlans } from '../admission/model/lines'
import { linesOfSchool } from '../admission/model/strength'
import { earlyPlans, earlyRows } from '../early/early'
import { remember } from '../kit/remember'
import { integer } from '../kit/seed'
import { dataUri } from '../schools/model/pictures'
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
  readonly code: string
  readonly name: string
  /** What else is said of it in brackets. */
  readonly note: string | undefined
  readonly places: number
  readonly years: string
  /** Yuan a year. */
  readonly fee: number | undefined
}

/** The majors that are applied for together. */
export interface PrintedGroup {
  /** Code and electives; undefined where there is nothing to tell apart. */
  readonly head: string | undefined
  readonly majors: readonly PrintedMajor[]
}

/** A page of a book: one school in one batch. */
export interface BookPageFacts {
  readonly school: School
  readonly batch: string
  /** Worked out when asked for: a book has hundreds of pages. */
  readonly groups: () => readonly PrintedGroup[]
}

/** A page with its number, from 1. */
export interface NumberedPage extends BookPageFacts {
  readonly number: number
}

/** The pages of a book in their order. Where schools enrol takes its time: they come school by school. */
export function* bookPages(book: BookFacts): Generator<NumberedPage> {
  let number = 0
  for (const school of bookSchools(book)) {
    for (const page of pagesOfSchool(book, school)) {
      number++
      yield { ...page, number }
    }
  }
}

/** The schools that a book looks at: its own province's and the well-known others. */
function bookSchools({ province }: BookFacts): School[] {
  return schools().filter(
    (school) => nearness(school, province) === 'home' || school.schoolFeatures.length > 0,
  )
}

/**
 * A school's pages in a book: the batches of the plan in which it enrols candidates of the subject, the early ones
 * first; none where it does not enrol.
 */
function pagesOfSchool(book: BookFacts, school: School): BookPageFacts[] {
  const { province, year, subject } = book
  const early = [...(earlyBatchesBySchool(province, year, subject).get(school.id) ?? [])]
  const regular = linesOfSchool({ school, province, year, subject }).map(({ batch }) => batch)
  return [
    ...early.map((batch) => ({ school, batch, groups: () => earlyGroups(book, school, batch) })),
    ...regular.map((batch) => ({ school, batch, groups: () => regularGroups(book, school, batch) })),
  ]
}

/** In which early batches a school enrols candidates of a subject. */
const earlyBatchesBySchool = remember(
  4,
  (province, year, subject) => `${province}|${year}|${subject}`,
  (province: string, year: number, subject: string) => {
    const batches = new Map<string, Set<string>>()
    for (const { offer, subject: side } of earlyRows(province, year)) {
      const { school, directory } = offer
      if (!school || (side !== undefined && side !== subject)) continue
      batches.set(school.id, (batches.get(school.id) ?? new Set()).add(directory.batch))
    }
    return batches
  },
)

function earlyGroups({ province, year, subject }: BookFacts, school: School, batch: string): PrintedGroup[] {
  const rows = earlyPlans(province, year, { schoolId: school.id, batch, subject })
  return rows.map((row) => {
    const majors = 'subMajors' in row ? row.subMajors : [row]
    return {
      head: `${row.directoryList.join('、')}　${row.subjectRequirement}　计划 ${row.planNumber}`,
      majors: majors.map(({ majorEnrollCode, majorName, planNumber, schoolSystem, fee }) => ({
        code: majorEnrollCode,
        name: majorName,
        note: undefined,
        places: planNumber,
        years: schoolSystem,
        fee,
      })),
    }
  })
}

function regularGroups(
  { province, year, subject }: BookFacts,
  school: School,
  batch: string,
): PrintedGroup[] {
  return majorPlans({ school, province, year, subject }, { batch }).map((group) => {
    const places = group.details.reduce((sum, { planNum = 0 }) => sum + planNum, 0)
    const head = [
      'majorGroupCode' in group ? `专业组 ${group.majorGroupCode}` : '',
      group.subjectRequirement ?? '',
      `计划 ${places}`,
    ]
    return {
      head: head.filter((text) => text !== '').join('　'),
      majors: group.details.map(({ majorEnrollCode, majorName, note, planNum, schoolSystem, fee }) => ({
        code: majorEnrollCode ?? '',
        name: majorName,
        note: note || undefined,
        places: planNum ?? 0,
        years: schoolSystem ?? '',
        fee,
      })),
    }
  })
}
