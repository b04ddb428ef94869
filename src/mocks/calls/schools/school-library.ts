import { schoolLibrary } from '~/contracts/school-library'
import { JOINT_CATEGORY, ORDINARY_CATEGORY } from '~/rules/filing/joint'
import { pageOfRecords } from '../../server/paging'
import { mockEndpoints } from '../../server/resolve'
import { findSchools, ranking, schoolListItem, schoolsByStanding } from '../../world/admission/library'
import { isGiven } from '../../world/given/given-world'
import { enrolCodeIn } from '../../world/schools/enrol-codes'
import { namedLike, schoolAliases } from '../../world/schools/names'
import { type School, schools } from '../../world/schools/schools'
import { schoolPage } from './school-page'

/** The categories of a school's regular lines; those of the early batch are its directories. */
const REGULAR_TYPES: readonly string[] = [ORDINARY_CATEGORY, JOINT_CATEGORY]

export const schoolLibraryHandlers = mockEndpoints(schoolLibrary, {
  query: ({ body, backend }) => schoolPage({ ...body, keyword: body.query }, body, backend.scenario.scale),

  // The keyword of the address counts, not the one of the body.
  search: ({ query, body, backend }) =>
    schoolPage({ ...body, keyword: query.query }, body, backend.scenario.scale),

  ranking: ({ body, backend }) => {
    if (!backend.scoreYears.includes(body.rankingYear)) return pageOfRecords([], body)
    const named = namedLike(body.query ?? '')
    const { scale } = backend.scenario
    const inWorld = scale === undefined ? undefined : new Set(schools(scale))
    const found = ranking(body.rankingType, body.rankingYear).filter(
      ({ school }) => named(school) && inWorld?.has(school) !== false,
    )
    const page = pageOfRecords(found, body)
    const yearBefore = body.rankingYear - 1
    const before = new Map(
      backend.scoreYears.includes(yearBefore)
        ? ranking(body.rankingType, yearBefore).map(({ school, rank }) => [school.id, rank])
        : [],
    )
    const records = page.records.map(({ school, rank }) => ({
      ...schoolListItem(school),
      schoolRank: rank,
      schoolRankBefore: before.get(school.id) ?? null,
    }))
    return { ...page, records }
  },

  institutionCounts: ({ backend }) =>
    findSchools({}, backend.scenario.scale).facets.schoolInstitutions.map(({ value, count }) => ({
      schoolInstitution: value,
      schoolCount: count,
    })),

  enrollmentTypes: async () => {
    if (isGiven()) return REGULAR_TYPES
    // Only this call needs the early batch: the library does not wait for its facts.
    const { EARLY } = await import('../../world/early/offers')
    return [...REGULAR_TYPES, ...EARLY.map(({ name }) => name)]
  },

  names: ({ query: { province }, backend }) =>
    schoolsByStanding(backend.scenario.scale).map((school) => {
      const aliases = schoolAliases(school)
      return {
        id: school.id,
        schoolName: school.schoolName,
        ...(aliases.length > 0 && { aliases }),
        ...(province && codeOf(province, school)),
      }
    }),
})

/** The code of a school; a folder of tables knows those that it prints. */
function codeOf(province: string, school: School) {
  const schoolEnrollCode = enrolCodeIn(province, school)
  return schoolEnrollCode !== undefined && { schoolEnrollCode }
}
