import type { Failure } from '../scenario/faults'
import type { Patch } from '../scenario/patches'
import type { Scenario } from '../scenario/scenario'
import type { LoggedCall } from './call-log'

/** The name under which a scenario already has something for a call; else that of the contract. */
function keyIn(byCall: Readonly<Record<string, unknown>>, { name, endpoint, address }: LoggedCall): string {
  const [path = ''] = decodeURI(address).split('?')
  const asked = `${endpoint.method} ${path}`
  return name in byCall || !(asked in byCall) ? name : asked
}

function without<T>(byCall: Readonly<Record<string, T>>, key: string): Record<string, T> {
  return Object.fromEntries(Object.entries(byCall).filter(([each]) => each !== key))
}

/** The failure that a scenario has for a call by its own name. */
export function failureFor(scenario: Scenario, call: LoggedCall) {
  return scenario.failures[keyIn(scenario.failures, call)]
}

/** A scenario in which a call fails, with its next answer alone or always; as it should, where `failure` is undefined. */
export function withFailure(
  scenario: Scenario,
  call: LoggedCall,
  failure: Failure | undefined,
  isOnce: boolean,
): Scenario {
  const key = keyIn(scenario.failures, call)
  const planned = failure === undefined ? {} : { [key]: { failure, ...(isOnce && { times: 1 }) } }
  return { ...scenario, failures: { ...without(scenario.failures, key), ...planned } }
}

/** Milliseconds that the answers of a call wait; undefined where the call has no time of its own. */
export function waitFor(scenario: Scenario, call: LoggedCall) {
  return scenario.latencies[keyIn(scenario.latencies, call)]
}

/** A scenario in which the answers of a call wait; as all others, where `wait` is undefined. */
export function withWait(scenario: Scenario, call: LoggedCall, wait: number | undefined): Scenario {
  const key = keyIn(scenario.latencies, call)
  const planned = wait === undefined ? {} : { [key]: wait }
  return { ...scenario, latencies: { ...without(scenario.latencies, key), ...planned } }
}

/**
 * The name by which a changed answer is kept: with the ids that were asked for. The same answer for every school would say
 * of each that it is another.
 */
function patchKey(scenario: Scenario, call: LoggedCall): string {
  if (call.name in scenario.patches) return call.name
  const [path = ''] = decodeURI(call.address).split('?')
  return call.endpoint.path.includes('{') ? `${call.endpoint.method} ${path}` : call.name
}

/** The changes that a scenario has for the answers of a call. */
export function patchesFor(scenario: Scenario, call: LoggedCall): readonly Patch[] {
  return scenario.patches[patchKey(scenario, call)] ?? []
}

/** A scenario in which the answers of a call have more changes than before; none at all, where `more` is undefined. */
export function withPatches(
  scenario: Scenario,
  call: LoggedCall,
  more: readonly Patch[] | undefined,
): Scenario {
  const key = patchKey(scenario, call)
  const before = scenario.patches[key] ?? []
  const planned = more === undefined ? {} : { [key]: [...before, ...more] }
  return { ...scenario, patches: { ...without(scenario.patches, key), ...planned } }
}
