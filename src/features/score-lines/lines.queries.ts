import { admissionPlan } from '~/contracts/admission-plan'
import { provinceRules } from '~/contracts/province-rules'
import { scoreLine } from '~/contracts/score-line'
import { endpointQuery, FRESH } from '~/shared/api/query'
import type { LineFilters } from './line-filters'

/** S2 §9: the majors of a school come in one page. */
const MAJOR_PAGE = { page: 1, pageSize: 1000 } as const

export const lineQueries = {
  /** Years, subjects and batches of a province. */
  rules: (province: string) =>
    endpointQuery(provinceRules.scoreConfigs, { query: { provinceName: province } }, FRESH.session),
  subjectRule: (province: string, year: number) =>
    endpointQuery(provinceRules.subjectRule, { query: { provinceName: province, year } }, FRESH.session),
  /** Lines of every year under one subject. */
  ofSchool: (schoolId: string, { province, subject }: Pick<LineFilters, 'province' | 'subject'>) =>
    endpointQuery(
      scoreLine.ofSchool,
      { body: { schoolId, province, subjectSelection: subject } },
      FRESH.session,
    ),
  ofMajors: (schoolId: string, filters: LineFilters) =>
    endpointQuery(scoreLine.ofMajors, { body: majorQuery(schoolId, filters) }, FRESH.session),
  plans: (schoolId: string, filters: LineFilters) =>
    endpointQuery(admissionPlan.query, { body: majorQuery(schoolId, filters) }, FRESH.session),
}

function majorQuery(schoolId: string, { province, year, subject, batch, electives }: LineFilters) {
  return {
    ...MAJOR_PAGE,
    schoolId,
    province,
    year,
    subject,
    subSubject: electives.length > 0 ? [...electives] : null,
    batch: batch ?? null,
    // The group is chosen among those that came (S2 §7).
    majorGroup: null,
  }
}
