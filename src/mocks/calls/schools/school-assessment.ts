import { schoolAssessment } from '~/contracts/school-assessment'
import { requireSchool } from '../../server/known/school'
import { mockEndpoints } from '../../server/resolve'
import { assessmentRounds, gradeCounts, subjectAssessment } from '../../world/schools/assessment'

export const schoolAssessmentHandlers = mockEndpoints(schoolAssessment, {
  list: ({ query }) => subjectAssessment(requireSchool(query.schoolId), query.round, query.grade),

  ofSchool: ({ params }) => {
    const school = requireSchool(params.id)
    return assessmentRounds(school).map((round) => ({ round, ...subjectAssessment(school, round) }))
  },

  grades: ({ params, query }) => gradeCounts(requireSchool(params.id), query.round),
  rounds: ({ params }) => assessmentRounds(requireSchool(params.id)),
})
