import { examMode, type Subject } from '~/rules/exam/exam-mode'
import { pairUniform } from '../kit/pair-seed'
import { remember } from '../kit/remember'
import { enrolCodeIn } from '../schools/enrol-codes'
import { namedLike } from '../schools/names'
import { type EarlyMajor, earlyRequirement, type Requirement } from './model/majors'
import { EARLY, type EarlyOffer, earlyOffers } from './offers'

/** One major of an early row, before it is written as a plan or as a line. */
export interface EarlyEntry {
  readonly early: EarlyMajor
  readonly enrolCode: string
  readonly requirement: Requirement
  readonly places: number
}

/** One row of the early batch: a school in a directory, for the candidates of one subject, or of all where no elective is asked. */
export interface EarlyRow {
  readonly offer: EarlyOffer
  /** Undefined in arts and sports, which take both sides by one composite score. */
  readonly subject: Subject | undefined
  /** The code of the school in the province. */
  readonly schoolCode: string
  readonly groupCode: string
  readonly year: number
}

export interface EarlyFilter {
  readonly batch?: string | null | undefined
  readonly schoolId?: string | null | undefined
  readonly directory?: string | null | undefined
  /** Leaves the rows that candidates of this subject may apply for. */
  readonly subject?: string | null | undefined
  /** Leaves the majors that ask for no other elective. */
  readonly subSubject?: readonly string[] | null | undefined
  /** Leaves schools of a name, and of other schools the majors of that name. */
  readonly query?: string | null | undefined
}

const SALT = { absent: 31, places: 32, year: 33 } as const
/** Share of rows that a year leaves out. */
const ABSENT = 0.05

/** Which of the rows are written: one page of them is a good deal faster than all. */
export interface Slice {
  readonly from?: number
  readonly to?: number
}

/** The rows of a province and year in the order of the directories; empty where nobody sits an exam of that name. */
export const earlyRows: (province: string, year: number) => readonly EarlyRow[] = remember(
  6,
  (province, year) => `${province}|${year}`,
  (province: string, year: number) => {
    const mode = examMode(province, year)
    if (!mode) return []
    return earlyOffers(province).flatMap((offer): EarlyRow[] => {
      const { takes } = offer.directory
      const schoolCode = offer.school
        ? (enrolCodeIn(province, offer.school) ?? '')
        : (offer.academyCode ?? '')
      const subjects =
        takes === '不限'
          ? [undefined]
          : mode.subjects.filter((subject) => !offer.sciencesOnly || !isArts(subject))
      return subjects.flatMap((subject, i): EarlyRow[] => {
        const seed = year * 64 + EARLY.indexOf(offer.directory) * 2 + i
        if (pairUniform(offer.number, seed, SALT.absent) < ABSENT) return []
        if (!offer.majors.some((early) => early.requirement(subject))) return []
        const groupCode = ENROL_CODES[EARLY.indexOf(offer.directory) * 2 + i] ?? ''
        return [{ offer, subject, schoolCode, groupCode, year }]
      })
    })
  },
)

function isArts(subject: Subject): boolean {
  return subject === '历史' || subject === '文科'
}

/** The majors of a row, worked out for the rows of the page that is asked for; never empty. */
export function entriesOf({ offer, subject, year }: EarlyRow): EarlyEntry[] {
  const { places } = offer.directory
  const entries: EarlyEntry[] = []
  // A loop: a page has tens of thousands of these, and an array for each doubles the time.
  for (let i = 0; i < offer.majors.length; i++) {
    const early = offer.majors[i]
    const requirement = early?.requirement(subject)
    if (!early || !requirement) continue
    const usual = places * Math.exp(1.1 * (pairUniform(offer.number, i, SALT.places) - 0.5))
    const now = usual * (0.85 + 0.3 * pairUniform(offer.number + i, year, SALT.year))
    entries.push({
      early,
      enrolCode: ENROL_CODES[i] ?? '',
      requirement,
      places: Math.max(1, Math.round(now)),
    })
  }
  return entries
}

type MajorTest = (major: Pick<EarlyEntry, 'early' | 'requirement'>) => boolean

/** Which majors of a row are asked for: those that the electives suffice for, in a school of the name or of the name themselves. */
export function majorsAsked({ offer }: EarlyRow, { subSubject, query }: EarlyFilter): MajorTest {
  const chosen = subSubject?.length ? new Set(subSubject) : undefined
  const keyword = query?.trim() ?? ''
  const anyMajor = keyword === '' || isNamed(offer, keyword)
  return ({ early, requirement }) =>
    (!chosen || requirement.electives.every((name) => chosen.has(name))) &&
    (anyMajor || early.major.majorName.includes(keyword))
}

function isNamed({ school, schoolName }: EarlyOffer, keyword: string): boolean {
  return school ? namedLike(keyword)(school) : schoolName.includes(keyword)
}

const ENROL_CODES = Array.from({ length: 99 }, (_, i) => `T${String(i + 1).padStart(2, '0')}`)

/** The rows a query asks for; an absent member narrows nothing. */
export function narrowedRows(province: string, year: number, filter: EarlyFilter): EarlyRow[] {
  const { batch, schoolId, directory, subject: side, subSubject, query } = filter
  const byMajor = Boolean(subSubject?.length || query?.trim())
  return earlyRows(province, year).filter(
    (row) =>
      (!batch || row.offer.directory.batch === batch) &&
      (!schoolId || row.offer.school?.id === schoolId) &&
      (!directory || row.offer.directory.name === directory) &&
      (!side || row.subject === undefined || row.subject === side) &&
      (!byMajor || hasMajor(row, majorsAsked(row, filter))),
  )
}

function hasMajor({ offer, subject }: EarlyRow, asked: MajorTest): boolean {
  return offer.majors.some((early) => {
    const requirement = early.requirement(subject)
    return requirement !== undefined && asked({ early, requirement })
  })
}

/** How many rows a query has over all pages; plans and lines have the same rows. */
export function earlyCount(province: string, year: number, filter: EarlyFilter = {}): number {
  return narrowedRows(province, year, filter).length
}

/** The directories of a province and year that have rows, in their order, within a batch when one is named. */
export function earlyDirectories(province: string, year: number, batch?: string): string[] {
  const open = new Set(earlyRows(province, year).map(({ offer }) => offer.directory))
  return EARLY.filter((directory) => open.has(directory) && (!batch || directory.batch === batch)).map(
    ({ name }) => name,
  )
}

/** The early batches of a province and year, the undergraduate one first. */
export function earlyBatches(province: string, year: number): string[] {
  return [...new Set(earlyRows(province, year).map(({ offer }) => offer.directory.batch))]
}

/**
 * Plans of the early batch (S1 §3, Early plan row). A row with one major names it. A row with several has them as
 * `subMajors`, with the sum of their places. Any year with an exam of that name has plans.
 */
export function earlyPlans(province: string, year: number, filter: EarlyFilter = {}, slice: Slice = {}) {
  return narrowedRows(province, year, filter)
    .slice(slice.from, slice.to)
    .map((row) => planRow(row, filter))
}

function planRow(row: EarlyRow, filter: EarlyFilter) {
  const { offer, subject, schoolCode: schoolEnrollCode } = row
  const majors = entriesOf(row).filter(majorsAsked(row, filter))
  const { directory, school, schoolName } = offer
  const schoolId = school?.id ?? null
  const directoryList = [directory.name]
  // Written out field by field: ten thousand objects made by spreading take ten times as long.
  const subMajors = majors.map(({ early, enrolCode, requirement, places }) => ({
    schoolId,
    schoolName,
    schoolEnrollCode,
    majorEnrollCode: enrolCode,
    majorName: early.major.majorName,
    planNumber: places,
    fee: directory.free ? 0 : early.fee(school),
    schoolSystem: early.schoolSystem,
    subjectRequirement: requirement.text,
  }))
  const [only] = subMajors
  if (only && subMajors.length === 1) return { ...only, note: directory.note, directoryList }
  return {
    schoolId,
    schoolName,
    schoolEnrollCode,
    note: directory.note,
    planNumber: subMajors.reduce((sum, { planNumber }) => sum + planNumber, 0),
    subjectRequirement: earlyRequirement(subject, commonElectives(majors)),
    directoryList,
    subMajors,
  }
}

/** Electives that all majors of a row ask for. */
function commonElectives(majors: readonly EarlyEntry[]): string[] {
  const [first, ...others] = majors
  return (first?.requirement.electives ?? []).filter((name) =>
    others.every(({ requirement }) => requirement.electives.includes(name)),
  )
}
