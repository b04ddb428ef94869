import { provinceRules } from '~/contracts/province-rules'
import { endpointQuery, FRESH } from '~/shared/api/query'

export const ruleQueries = {
  /** Years, subjects and batches of a province. */
  ofProvince: (province: string) =>
    endpointQuery(provinceRules.scoreConfigs, { query: { provinceName: province } }, FRESH.session),
  /** The subjects that may be elected beside the combined option. */
  ofSubjects: (province: string, year: number) =>
    endpointQuery(provinceRules.subjectRule, { query: { provinceName: province, year } }, FRESH.session),
}
