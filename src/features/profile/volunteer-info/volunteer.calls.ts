import { listSummaries } from '~/contracts/list-summaries'
import { provinceRules } from '~/contracts/province-rules'
import { ask, call } from '~/shared/api/call'

/** How a student's province is filled in, and what the student has filled in so far. */
export const volunteerCalls = {
  lists: (id: string) => ask(call(listSummaries.byStudent, { params: { id } })),
  batches: (province: string) => ask(call(provinceRules.batches, { query: { province } })),
  rule: (province: string, batch: string) =>
    ask(call(provinceRules.batchDetail, { query: { province, batch } })),
}
