import { provinceRules } from '~/contracts/province-rules'
import { ask, call } from '~/shared/api/call'

/** How a student's province is filled in. */
export const volunteerCalls = {
  batches: (province: string) => ask(call(provinceRules.batches, { query: { province } })),
  rule: (province: string, batch: string) =>
    ask(call(provinceRules.batchDetail, { query: { province, batch } })),
}
