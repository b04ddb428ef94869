import { professions } from '~/contracts/professions'
import { mayReadVip, POSITIONS_WITHOUT_VIP } from '~/shared/domain/access'
import type { Backend } from '../../server/backend'
import { notFound } from '../../server/problem'
import { mockEndpoints } from '../../server/resolve'
import type { Account } from '../../store/database'
import {
  findProfession,
  findProfessionType,
  professionTree,
  professionTypeByName,
  searchProfessions,
} from '../../world/professions/catalogue'
import { majorRequirements, professionTypesOfMajorType } from '../../world/professions/graduates'
import {
  hiringByCompany,
  hiringByNature,
  hiringByProvince,
  jobDetails,
  jobPositionsByProfession,
  jobPositionsByType,
  professionStats,
  qualificationTrend,
  typeOverview,
} from '../../world/professions/labour-market'

const MAJOR_LEVELS = [1, 2, 3] as const

export const professionHandlers = mockEndpoints(professions, {
  search: ({ query }) => searchProfessions(query.keyword ?? '', query.category),

  typeOverview: ({ query, backend }) => {
    const overview = typeOverview(query.typeName, backend.lastYear)
    if (!overview) throw unknownProfession(query.typeName)
    return overview
  },

  majorRequirements: ({ params }) => majorRequirements(requireCode(params.typeCode)),

  jobsOfProfession: ({ params, backend, caller }) =>
    limited(jobPositionsByProfession(requireCode(params.professionCode), backend.lastYear), caller),

  jobsOfType: ({ params, backend, caller }) =>
    limited(jobPositionsByType(requireCode(params.typeCode), backend.lastYear), caller),

  qualificationsOfType: ({ query, backend }) => requireQualifications(query.professionType, backend),

  qualificationsByName: ({ params, backend }) => requireQualifications(params.name, backend),

  stats: ({ params, backend }) => {
    const code = requireCode(params.typeCode)
    const year = backend.lastYear
    return {
      ...professionStats(code, year),
      provinces: hiringByProvince(code, year),
      companyNatures: hiringByNature(code, year),
      companies: hiringByCompany(code, year),
    }
  },

  jobDetails: ({ params, backend, caller }) =>
    limited(jobDetails(requireCode(params.typeCode), backend.lastYear), caller),

  byMajorType: ({ params, query }) =>
    professionTypesOfMajorType(
      params.majorType,
      MAJOR_LEVELS.find((level) => level === query.level),
    ),

  byCategory: ({ params }) => {
    const category = professionTree().find(
      ({ categoryCode, categoryName }) =>
        categoryCode === params.category || categoryName === params.category,
    )
    if (!category) throw unknownProfession(params.category)
    return category
  },
})

function limited<T>(rows: readonly T[], caller: Account | undefined): readonly T[] {
  return mayReadVip(caller) ? rows : rows.slice(0, POSITIONS_WITHOUT_VIP)
}

/** A code of a type or of a profession. Throws for others. */
function requireCode(code: string): string {
  if (findProfessionType(code) || findProfession(code)) return code
  throw unknownProfession(code)
}

function requireQualifications(nameOrCode: string, backend: Backend) {
  const type = professionTypeByName(nameOrCode) ?? findProfessionType(nameOrCode)
  if (!type) throw unknownProfession(nameOrCode)
  return qualificationTrend(type.typeCode, backend.lastYear)
}

function unknownProfession(text: string) {
  return notFound(`没有找到职业“${text}”`)
}
