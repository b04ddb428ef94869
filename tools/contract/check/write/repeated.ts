import type { Operation } from '../../contract'
import type { CheckSession } from '../ask/check-session'
import type { Repeated } from '../ask/progress'
import { type Finding, isObject, member } from '../exchange/deviation'
import type { Exchange } from '../exchange/exchange'
import { type JudgeOptions, judgeExchange, type Verdict } from '../judge/judge'

/**
 * Sends every accepted request that made a record once more, as a client does that has lost the answer. A record that is
 * made by it is known afterwards, and so removed with the others.
 */
export async function askRepeated(session: CheckSession, operations: readonly Operation[]): Promise<void> {
  for (const operation of operations.filter(({ endpoint }) => endpoint.creates)) {
    const first = session.accepted(operation).at(-1)
    if (first) session.of(operation).repeated.push({ first, again: await session.repeat(first) })
  }
}

/** A second record under one key, or a refusal of what was accepted under it. */
export function judgeRepeated(
  repeated: readonly Repeated[],
  options: JudgeOptions,
): (readonly [Exchange, Finding])[] {
  return repeated.flatMap(({ first, again }): (readonly [Exchange, Finding])[] => {
    const before = judgeExchange(first, options)
    const now = judgeExchange(again, options)
    if (!before.payload || now.outcome === 'busy') return []
    const id = idOf(before)
    const place = member(before.payload.at, 'id')
    const expected = `${id}, the record that the same Idempotency-Key has made`
    if (now.outcome === 'accepted' && idOf(now) === id) return []
    const got = now.outcome === 'accepted' ? idOf(now) : describeRefusal(now)
    return [[again, { ...place, kind: 'meaning', rule: 'made-twice', expected, got }]]
  })
}

const idOf = ({ payload }: Verdict) => JSON.stringify(isObject(payload?.value) ? payload.value.id : undefined)

const describeRefusal = ({ refusal, outcome, findings }: Verdict) =>
  refusal ? `${refusal.code}: ${refusal.message}` : (findings[0]?.got ?? outcome)
