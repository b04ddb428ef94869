import { provinceRules } from '~/contracts/province-rules'
import { ask, call } from '~/shared/api/call'

/** What is known of each province. By which years, subjects and batches ranks are asked stands apart: `provinceExams`. */
export const provinceCalls = {
  /** Years with their subjects and batches, by which lines and plans are asked. */
  rules: (name: string) => ask(call(provinceRules.scoreConfigs, { query: { provinceName: name } })),
  /** The subjects that may be elected beside the combined option. */
  subjectRule: (name: string, year: number) =>
    ask(call(provinceRules.subjectRule, { query: { provinceName: name, year } })),
}
