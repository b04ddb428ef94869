import { recommendation } from '~/contracts/recommendation'
import type { RecommendQuery } from '~/contracts/recommendation.schemas'
import { ask, askPages, call } from '~/shared/api/call'

/** A question without its page. */
export type CandidateQuestion = Omit<RecommendQuery, 'page' | 'pageSize'>

/** Cards or rows that come together. */
const PAGE_SIZE = 20

/** What could be chosen. A newer question cancels the older (S1 §5). */
export const candidateCalls = {
  schools: (question: CandidateQuestion) =>
    askPages((page) => call(recommendation.schools, { body: { ...question, page, pageSize: PAGE_SIZE } })),
  units: (question: CandidateQuestion) =>
    askPages((page) => call(recommendation.units, { body: { ...question, page, pageSize: PAGE_SIZE } })),
  /** How many units each filter value would leave. */
  options: (question: CandidateQuestion) =>
    ask(call(recommendation.options, { body: { ...question, page: 1, pageSize: 1 } })),
  /** What the regulations of a school say to candidates of a province. */
  rule: (schoolId: string, province: string) =>
    ask(call(recommendation.admissionRule, { params: { schoolId }, query: { province } })),
}
