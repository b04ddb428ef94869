import type { Endpoint } from '~/contracts/endpoint'
import { type Failure, happens, type PlannedFailure } from '../scenario/faults'
import type { Patch } from '../scenario/patches'
import type { Scenario, Wait } from '../scenario/scenario'
import { uniform } from '../world/kit/seed'

/** What a scenario has in store for one call. */
export interface Plan {
  readonly failure: Failure | undefined
  /** Milliseconds that the answer waits. */
  readonly wait: number
  readonly patches: readonly Patch[]
  /** Whether a recording answers; undefined where none is replayed. */
  readonly isReplayed?: boolean
}

/** Counts the calls of each planned failure: a scenario that is laid over another counts anew what it plans anew. */
export function createPlanner() {
  const counts = new WeakMap<PlannedFailure, Map<string, number>>()
  const hits = new WeakMap<PlannedFailure, number>()
  let waits = 0

  const hitBy = (planned: PlannedFailure) => hits.set(planned, (hits.get(planned) ?? 0) + 1)

  function failureOf(planned: PlannedFailure | undefined, call: string): Failure | undefined {
    if (!planned) return undefined
    const ofCalls = counts.get(planned) ?? new Map<string, number>()
    counts.set(planned, ofCalls)
    const count = (ofCalls.get(call) ?? 0) + 1
    ofCalls.set(call, count)
    const isHit = happens(planned, count, uniform('failure', call, count))
    if (!isHit) return undefined
    hitBy(planned)
    return planned.failure
  }

  function planOf(scenario: Scenario, endpoint: Endpoint, request: Request): Plan {
    const names = namesOf(endpoint, request)
    const of = <T>(byCall: Readonly<Record<string, T>>) => byCall[names.find((name) => name in byCall) ?? '']
    return {
      failure: failureOf(of(scenario.failures), names[0] ?? ''),
      wait: milliseconds(of(scenario.latencies) ?? scenario.latency, waits++),
      patches: of(scenario.patches) ?? [],
    }
  }

  return {
    planOf,
    /** Counts a file of the product that a planned failure keeps away. */
    hitBy,
    /** How many calls and files a planned failure has hit. */
    hits: (planned: PlannedFailure) => hits.get(planned) ?? 0,
  }
}

/** The names by which a scenario may mean a call, the first of them that of the contract. */
function namesOf({ method, path }: Endpoint, request: Request): string[] {
  return [`${method} ${path}`, `${method} ${decodeURIComponent(new URL(request.url).pathname)}`, '*']
}

function milliseconds(wait: Wait, nth: number): number {
  if (typeof wait === 'number') return wait
  return Math.round(wait[0] + (wait[1] - wait[0]) * uniform('wait', nth))
}
