import { majorLines } from '~/rules/filing/major-lines'
import { inSlices, nextTurn } from '../../server/in-slices'
import { pageOfRecords } from '../../server/paging'
import {
  findSchools,
  type SchoolFilter,
  schoolListItem,
  schoolsByStanding,
} from '../../world/admission/library'
import { linesOfMajor } from '../../world/admission/lines'
import { remember } from '../../world/kit/remember'
import { digits } from '../../world/majors/catalogue'
import { offersMajor } from '../../world/schools/majors'
import type { School } from '../../world/schools/schools'
import { readSchoolYears } from './school-year'

interface PageRequest {
  readonly page: number
  readonly pageSize: number
}

/** The schools that offer a major, by its code. Asking each takes a moment the first time, so it is done in slices. */
const schoolsOffering: (majorCode: string, scale?: number) => Promise<ReadonlySet<School>> = remember(
  16,
  (majorCode, scale) => `${majorCode}|${scale}`,
  async (majorCode: string, scale?: number) => {
    const all = schoolsByStanding(scale)
    await nextTurn()
    const offers = await inSlices(all, (school) => offersMajor(school, majorCode))
    return new Set(all.filter((_, index) => offers[index]))
  },
)

/** One page of the schools that match a filter and, if given, a major; with counts of each value (S2 §7). */
export async function schoolPage(
  filter: SchoolFilter & { readonly majorId?: string | null | undefined },
  request: PageRequest,
  scale: number | undefined,
) {
  const among = filter.majorId ? await schoolsOffering(digits(filter.majorId), scale) : undefined
  const { schools, facets } = findSchools(filter, scale, among)
  const page = pageOfRecords(schools, request)
  return { ...page, records: page.records.map(schoolListItem), facets }
}

/** Whose lines of a major tell whether a school recruits for it, and beside which rank. */
interface Recruiting {
  readonly majorCode: string
  readonly province: string
  readonly year: number
  readonly subject: string
  /** The years that have lines. */
  readonly years: readonly number[]
  readonly rank?: number | null | undefined
  readonly isNone?: boolean | undefined
}

/** The last line of a major at each school that offers it and recruits; in slices, as its schools are. */
const linesAtSchools: (
  asked: Omit<Recruiting, 'rank' | 'isNone'>,
  scale?: number,
) => Promise<ReadonlyMap<School, number>> = remember(
  16,
  ({ majorCode, province, year, subject, years }, scale) =>
    [majorCode, province, year, subject, years.join(), scale].join('|'),
  async ({ majorCode, years, ...asked }: Omit<Recruiting, 'rank' | 'isNone'>, scale?: number) => {
    const offering = [...(await schoolsOffering(digits(majorCode), scale))]
    const lines = await inSlices(offering, (school) => {
      const rows = readSchoolYears({ ...asked, schoolId: school.id }, years).flatMap((key) =>
        linesOfMajor(key, majorCode),
      )
      return majorLines(rows)?.line.lowestRank ?? undefined
    })
    return new Map(offering.flatMap((school, at) => (lines[at] === undefined ? [] : [[school, lines[at]]])))
  },
)

/** One page of the schools that recruit for a major, the nearest to a rank first. It says how many others offer it. */
export async function recruitingPage(
  filter: SchoolFilter & { readonly majorId: string },
  { rank, isNone = false, ...asked }: Recruiting,
  request: PageRequest,
  scale: number | undefined,
) {
  const offering = await schoolsOffering(digits(filter.majorId), scale)
  const lines = await linesAtSchools(asked, scale)
  const others = new Set([...offering].filter((school) => !lines.has(school)))
  const { schools, facets } = findSchools(filter, scale, isNone ? others : new Set(lines.keys()))
  const far = (school: School) => Math.abs(Math.log((lines.get(school) ?? 1) / (rank ?? 1)))
  const ordered = rank == null || isNone ? schools : schools.toSorted((a, b) => far(a) - far(b))
  const page = pageOfRecords(ordered, request)
  const notRecruiting = isNone ? page.total : findSchools(filter, scale, others).schools.length
  return { ...page, records: page.records.map(schoolListItem), facets, notRecruiting }
}
