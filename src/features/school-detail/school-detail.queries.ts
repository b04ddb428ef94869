import { schoolAssessment } from '~/contracts/school-assessment'
import { schoolDetail } from '~/contracts/school-detail'
import { endpointQuery, FRESH } from '~/shared/api/query'

const ofSchool = (id: string) => ({ params: { id } })

/** What a school's own pages ask; every answer holds for the session. */
export const schoolQueries = {
  base: (id: string) => endpointQuery(schoolDetail.base, ofSchool(id), FRESH.session),
  detail: (id: string) => endpointQuery(schoolDetail.detail, ofSchool(id), FRESH.session),
  reports: (id: string) => endpointQuery(schoolDetail.reports, ofSchool(id), FRESH.session),
  degreePoints: (id: string) => endpointQuery(schoolDetail.degreePoints, ofSchool(id), FRESH.session),
  academicians: (id: string) => endpointQuery(schoolDetail.academicians, ofSchool(id), FRESH.session),
  alumni: (id: string) => endpointQuery(schoolDetail.alumni, ofSchool(id), FRESH.session),
  alumnus: (id: string) => endpointQuery(schoolDetail.alumnus, ofSchool(id), FRESH.session),
  specialMajors: (id: string) => endpointQuery(schoolDetail.specialMajors, ofSchool(id), FRESH.session),
  majorHierarchy: (id: string) => endpointQuery(schoolDetail.majorHierarchy, ofSchool(id), FRESH.session),
  departments: (id: string) => endpointQuery(schoolDetail.departments, ofSchool(id), FRESH.session),
  rounds: (id: string) => endpointQuery(schoolAssessment.rounds, ofSchool(id), FRESH.session),
  grades: (id: string, round: number) =>
    endpointQuery(schoolAssessment.grades, { ...ofSchool(id), query: { round } }, FRESH.session),
  assessment: (schoolId: string, round: number) =>
    endpointQuery(schoolAssessment.list, { query: { schoolId, round } }, FRESH.session),
}
