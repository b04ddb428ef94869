import { province } from '~/contracts/province'
import { provinceRules } from '~/contracts/province-rules'
import { scoreTables } from '~/contracts/score-tables'
import { ask, call } from '~/shared/api/call'

/** What is known of each province. */
export const provinceCalls = {
  /** All provinces; loaded at the start (S1 §4). */
  list: () => ask(call(province.list, {})),
  /** Years with their subjects and batches, by which lines and plans are asked. */
  rules: (name: string) => ask(call(provinceRules.scoreConfigs, { query: { provinceName: name } })),
  /** The subjects that may be elected beside the combined option. */
  subjectRule: (name: string, year: number) =>
    ask(call(provinceRules.subjectRule, { query: { provinceName: name, year } })),
  /** Years with their subjects and batches, by which ranks are asked. */
  exams: (name: string) => ask(call(scoreTables.select, { query: { province: name } })),
}
