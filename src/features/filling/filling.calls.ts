import { provinceRules } from '~/contracts/province-rules'
import { type EasyRecommendQuery, type RiskCurveQuery, recommendation } from '~/contracts/recommendation'
import { askExtension } from '~/shared/api/ask-extension'
import { ask, call } from '~/shared/api/call'

/** What it takes to fill in a whole list. */
export const fillingCalls = {
  styles: () => ask(call(recommendation.styles, {})),
  /** A whole list; nothing is saved. */
  easy: (body: EasyRecommendQuery) => ask(call(recommendation.easy, { body: { ...body } })),
  /** What more risk buys; null where the server does not say. */
  riskCurve: (body: RiskCurveQuery) => askExtension(call(recommendation.riskCurve, { body: { ...body } })),
  /** For which batches of a province a whole list is made, and how many choices each has. */
  config: (province: string, subjects: readonly number[]) =>
    ask(
      call(provinceRules.smartRecommendConfig, {
        query: { province, ...(subjects.length > 0 && { subjects: [...subjects] }) },
      }),
    ),
}
