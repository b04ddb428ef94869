import { schoolAssessment } from '~/contracts/school-assessment'
import { mockEndpoints } from '../../server/resolve'
import { assessmentRounds, gradeCounts, subjectAssessment } from '../../world/schools/assessment'
import { knownSchool } from './known-school'

export const schoolAssessmentHandlers = mockEndpoints(schoolAssessment, {
  list: ({ query }) => subjectAssessment(knownSchool(query.schoolId), query.round, query.grade),

  ofSchool: ({ params }) => {
    const school = knownSchool(params.id)
    return assessmentRounds(school).map((round) => ({ round, ...subjectAssessment(school, round) }))
  },

  grades: ({ params, query }) => gradeCounts(knownSchool(params.id), query.round),
  rounds: ({ params }) => assessmentRounds(knownSchool(params.id)),
})
