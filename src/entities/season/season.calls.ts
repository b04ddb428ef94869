import { provinceRules } from '~/contracts/province-rules'
import { ask, call } from '~/shared/api/call'

/** The batches of a province in a year, with the days on which they are filled in and decided. */
export const seasonBatches = (province: string, year: number) =>
  ask(call(provinceRules.batchInfo, { query: { province, year } }))
