import { provinceRules } from '~/contracts/province-rules'
import { ask, call } from '~/shared/api/call'

export const ruleQueries = {
  /** Years, subjects and batches of a province. */
  ofProvince: (province: string) =>
    ask(call(provinceRules.scoreConfigs, { query: { provinceName: province } })),
  /** The subjects that may be elected beside the combined option. */
  ofSubjects: (province: string, year: number) =>
    ask(call(provinceRules.subjectRule, { query: { provinceName: province, year } })),
}
