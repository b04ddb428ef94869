import { meaningOf } from '~/contracts/meaning'
import type { Operation } from '../../contract'
import type { Bound } from '../ask/bind'
import type { CheckSession } from '../ask/check-session'
import type { Shown } from '../ask/progress'
import { type Finding, ROOT } from '../exchange/deviation'
import type { Exchange } from '../exchange/exchange'
import { factsOf } from '../exchange/fields'
import { Knowledge } from '../exchange/knowledge'
import { foundAt } from '../exchange/places'
import { type JudgeOptions, judgeExchange, type Verdict } from '../judge/judge'
import { lostIn } from '../judge/meaning/echo'

/** Asks the reading call that shows a write for what was just written. */
export async function askShown(session: CheckSession, write: Operation, exchange: Exchange): Promise<void> {
  const call = meaningOf(write.name).keeps?.shownBy
  const reader = call === undefined ? undefined : session.operation(call)
  if (!reader) return
  const { payload } = judgeExchange(exchange, { named: session.named, table: session.table })
  const knowledge = new Knowledge(session.table)
  knowledge.add({ facts: factsOf(write, exchange.input, session), from: 'given', actor: exchange.actor })
  knowledge.learn(exchange, payload?.value)
  const [bound]: readonly Bound[] = session.bindings(reader, exchange.actor, { knowledge }).bound
  if (!bound) return
  session
    .of(write)
    .shown.push({ write: exchange, read: await session.exchange(reader, bound, exchange.actor) })
}

/** What was sent and cannot be read. */
export function judgeShown(shown: readonly Shown[], options: JudgeOptions): (readonly [Exchange, Finding])[] {
  return shown.flatMap(({ write, read }) => {
    const { outcome, payload, findings } = judgeExchange(read, options)
    if (outcome !== 'accepted' || findings.length > 0 || !payload) return []
    const { echoes = [] } = meaningOf(write.operation.name).keeps ?? {}
    const lost = [
      ...lostIn(payload.value, payload.at, write.input.body, echoes),
      ...otherVersion(write, payload, options),
    ]
    return lost.map((each) => [read, { ...each, kind: 'meaning', rule: 'not-kept' }] as const)
  })
}

/** The version that a write has answered is that of the record when it is read. */
function* otherVersion(write: Exchange, read: NonNullable<Verdict['payload']>, options: JudgeOptions) {
  const pointer = meaningOf(write.operation.name).keeps?.version
  const answered = judgeExchange(write, options).payload?.value
  if (pointer === undefined) return
  const [made, shown] = [foundAt(answered, pointer, ROOT)[0], foundAt(read.value, pointer, read.at)[0]]
  if (made?.value === undefined || !shown || made.value === shown.value) return
  yield { ...shown.at, expected: `${made.value}, as the write has answered`, got: String(shown.value) }
}
