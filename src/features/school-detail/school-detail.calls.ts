import { schoolAssessment } from '~/contracts/school-assessment'
import { schoolDetail } from '~/contracts/school-detail'
import { ask, call } from '~/shared/api/call'

const ofSchool = (id: string) => ({ params: { id } })

/** What only a school's own pages ask; `schoolCalls` has the rest. */
export const schoolDetailCalls = {
  reports: (id: string) => ask(call(schoolDetail.reports, ofSchool(id))),
  degreePoints: (id: string) => ask(call(schoolDetail.degreePoints, ofSchool(id))),
  academicians: (id: string) => ask(call(schoolDetail.academicians, ofSchool(id))),
  alumni: (id: string) => ask(call(schoolDetail.alumni, ofSchool(id))),
  alumnus: (id: string) => ask(call(schoolDetail.alumnus, ofSchool(id))),
  specialMajors: (id: string) => ask(call(schoolDetail.specialMajors, ofSchool(id))),
  majorHierarchy: (id: string) => ask(call(schoolDetail.majorHierarchy, ofSchool(id))),
  departments: (id: string) => ask(call(schoolDetail.departments, ofSchool(id))),
  rounds: (id: string) => ask(call(schoolAssessment.rounds, ofSchool(id))),
  grades: (id: string, round: number) =>
    ask(call(schoolAssessment.grades, { ...ofSchool(id), query: { round } })),
  assessment: (schoolId: string, round: number) =>
    ask(call(schoolAssessment.list, { query: { schoolId, round } })),
}
