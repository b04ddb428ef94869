import { reportCalls } from '../check/report/report'
import { runCheck } from '../check/run'
import type { Contract } from '../contract'
import { INPUT_TABLE } from '../inputs'
import { DEMO_TELS, demoBackend, mockTransport, slowBackend, THROWAWAY_TEL } from '../mock-transport'
import { type Mistake, mistakenTransport } from './mistake'

/** What became of one mistake. `not made`: no request of the check met it, so that it says nothing about the check. */
export interface MistakeResult {
  readonly mistake: Mistake
  readonly result: 'noticed' | 'missed' | 'not made'
  /** What the check said first of a mistaken call. */
  readonly said?: string
}

/** Checks a new API of its own with one mistake before it; only the mistaken calls and what they need are asked. Each answer takes `latency` ms. */
export async function tryMistake(contract: Contract, mistake: Mistake, latency = 0): Promise<MistakeResult> {
  let isMade = false
  const healthy = mockTransport(latency === 0 ? demoBackend() : slowBackend(latency))
  const transport = mistakenTransport(contract, healthy, mistake, () => {
    isMade = true
  })
  const concerned = new Set([...mistake.calls, ...(mistake.beside ?? [])])
  const records = await runCheck({
    contract,
    table: INPUT_TABLE,
    transport,
    tels: DEMO_TELS,
    throwaway: THROWAWAY_TEL,
    write: true,
    // What writes do to other calls is checked by its own tests.
    effects: false,
    only: ({ name }) => concerned.has(name),
  })
  const reports = reportCalls(records, { named: contract.book.named, table: INPUT_TABLE })
  const [first] = reports.flatMap(({ deviations }) => deviations)
  if (!isMade) return { mistake, result: 'not made' }
  if (!first) return { mistake, result: 'missed' }
  const said = `[${first.rule ?? first.kind}] ${first.pointer} expected ${first.expected}, got ${first.got}`
  return { mistake, result: 'noticed', said }
}
