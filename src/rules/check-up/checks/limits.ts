import type { Check } from '../finding'
import { limitFindings } from '../limits/limit-findings'
import type { LimitId } from '../limits/limit-verdict'

/** What the charter of a school, or a general rule, asks of a student: one check by name, one procedure for all. */
export const limits = [
  limitCheck('limit-health', '体检受限'),
  limitCheck('limit-body', '身高体能'),
  limitCheck('limit-score', '单科成绩'),
  limitCheck('limit-language', '外语语种'),
  limitCheck('limit-sex', '性别'),
  limitCheck('limit-eligibility', '资格'),
  limitCheck('limit-political-review', '政审'),
  limitCheck('interview', '面试体测'),
] as const

function limitCheck<const Id extends LimitId>(id: Id, name: string) {
  return { id, name, run: (model) => limitFindings(model, id) } as const satisfies Check
}
