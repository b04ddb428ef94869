import { majors } from '~/contracts/majors'
import { requireProvince } from '../../server/known/province'
import { notFound } from '../../server/problem'
import { mockEndpoints } from '../../server/resolve'
import { isGiven } from '../../world/given/given-world'
import {
  findMajor,
  type Major,
  type MajorLevel,
  majorsOfType,
  majorTree,
  searchMajors,
} from '../../world/majors/catalogue'
import { majorDetail, majorTypeOverview } from '../../world/majors/detail'
import { employmentShares, majorEmployment } from '../../world/professions/graduates'
import { recruitingPage, schoolPage } from '../schools/school-page'

const LEVELS = [1, 2, 3] as const

export const majorHandlers = mockEndpoints(majors, {
  employmentOverview: ({ params, query, backend }) => {
    const { majorCode } = requireMajor(params.code, query.level)
    const employment = majorEmployment(majorCode, backend.lastYear)
    if (!employment) throw unknownMajor()
    return employment
  },

  query: ({ query }) => searchMajors(levelOf(query.level) ?? 1, '', query.category || undefined),

  byCategory: ({ params, query }) => {
    const asked = levelOf(query.level)
    for (const level of asked ? [asked] : LEVELS) {
      const found = majorTree(level).find(
        ({ majorCategory, majorCategoryCode }) =>
          majorCategory === params.category || majorCategoryCode === params.category,
      )
      if (found) return found
    }
    throw notFound('没有这个门类')
  },

  search: ({ query }) =>
    searchMajors(levelOf(query.level) ?? 1, query.query ?? '', query.category || undefined),

  byLevel: ({ params }) => majorTree(levelOf(Number(params.level)) ?? 1),

  byType: ({ params, query }) => {
    const level = levelOf(query.level)
    const overview = majorTypeOverview(params.type, level)
    if (!overview) throw notFound('没有这个专业类')
    return { ...overview, majors: majorsOfType(params.type, overview.level).map(treeMajor) }
  },

  detail: ({ params, query }) => {
    const level = levelOf(query.level)
    const detail = majorDetail(requireMajor(params.id, level).majorCode, level)
    if (!detail) throw unknownMajor()
    if (!isGiven()) return detail
    const { genderRatio: _, ...facts } = detail
    return facts
  },

  professionTypes: ({ params }) => employmentShares(requireMajor(params.id).majorCode),

  schools: ({ body, backend }) => {
    const { majorCode } = requireMajor(body.majorId)
    const filter = { ...body, keyword: body.query, schoolInstitutions: body.natures }
    const { recruiting } = body
    if (!recruiting) return schoolPage(filter, body, backend.scenario.scale)
    const { name: province } = requireProvince(recruiting.province)
    const years = backend.scoreYears
    return recruitingPage(filter, { ...recruiting, province, majorCode, years }, body, backend.scenario.scale)
  },
})

function levelOf(level: number | undefined): MajorLevel | undefined {
  return LEVELS.find((known) => known === level)
}

function requireMajor(code: string, level?: number): Major {
  const major = findMajor(code, levelOf(level))
  if (!major) throw unknownMajor()
  return major
}

function treeMajor({ id, majorName, majorCode }: Major) {
  return { id, majorName, majorCode }
}

function unknownMajor() {
  return notFound('没有这个专业')
}
