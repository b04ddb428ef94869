import { describeValue } from '../../exchange/describe'
import { isObject, member } from '../../exchange/deviation'
import type { MeaningRule } from './rule'

export const agreementRules: readonly MeaningRule[] = [
  {
    name: 'disagrees',
    says: '同一个数在两个接口里相同（分数的位次与一分一段表）',
    *check({ operation, facts, payload, at, table }) {
      const agreement = table.agreements[operation.name]
      if (!agreement || !isObject(payload)) return
      const witness = facts[agreement.fact]?.witness
      if (!witness) return
      for (const field of agreement.fields) {
        const before = witness[field]
        const got = payload[field]
        if (before === undefined || before === got) continue
        yield {
          ...member(at, field),
          expected: `${JSON.stringify(before)}, as ${agreement.with} has it`,
          got: describeValue(got),
        }
      }
    },
  },
]
