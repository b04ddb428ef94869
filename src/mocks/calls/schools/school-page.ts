import { inSlices, nextTurn } from '../../server/in-slices'
import { pageOfRecords } from '../../server/paging'
import {
  findSchools,
  type SchoolFilter,
  schoolListItem,
  schoolsByStanding,
} from '../../world/admission/library'
import { remember } from '../../world/kit/remember'
import { digits } from '../../world/majors/catalogue'
import { offersMajor } from '../../world/schools/majors'
import type { School } from '../../world/schools/schools'

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
