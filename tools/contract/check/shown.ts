import { meaningOf } from '~/contracts/meaning'
import type { Operation } from '../contract'
import type { Bound } from './bind'
import type { Desk } from './desk'
import type { Finding } from './deviation'
import type { Exchange } from './exchange'
import { factsOf } from './fields'
import { type JudgeOptions, judgeExchange } from './judge'
import { Knowledge } from './knowledge'
import { lostIn } from './meaning-echo'

/** What was sent, and the reading call that has to show it. */
export interface Shown {
  readonly write: Exchange
  readonly read: Exchange
}

/** Asks the reading call that shows a write for what was just written. */
export async function askShown(desk: Desk, write: Operation, exchange: Exchange): Promise<void> {
  const call = meaningOf(write.name).keeps?.shownBy
  const reader = call === undefined ? undefined : desk.operation(call)
  if (!reader) return
  const { payload } = judgeExchange(exchange, { named: desk.named, table: desk.table })
  const knowledge = new Knowledge(desk.table)
  knowledge.add({ facts: factsOf(write, exchange.input, desk), from: 'given', actor: exchange.actor })
  knowledge.learn(exchange, payload?.value)
  const [bound]: readonly Bound[] = desk.bindings(reader, exchange.actor, { knowledge }).bound
  if (!bound) return
  desk.of(write).shown.push({ write: exchange, read: await desk.exchange(reader, bound, exchange.actor) })
}

/** What was sent and cannot be read. */
export function judgeShown(shown: readonly Shown[], options: JudgeOptions): (readonly [Exchange, Finding])[] {
  return shown.flatMap(({ write, read }) => {
    const { outcome, payload, findings } = judgeExchange(read, options)
    if (outcome !== 'accepted' || findings.length > 0 || !payload) return []
    const { echoes = [] } = meaningOf(write.operation.name).keeps ?? {}
    return [...lostIn(payload.value, payload.at, write.input.body, echoes)].map(
      (lost) => [read, { ...lost, kind: 'meaning', rule: 'not-kept' }] as const,
    )
  })
}
