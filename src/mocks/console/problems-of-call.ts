import type { LoggedCall } from './call-log'
import { problemsOfAnswer } from './verdict'

const known = new WeakMap<LoggedCall, readonly string[]>()
const NONE: readonly string[] = []

/** What of a call's answer is against the contract; none while it is on its way, or where no answer came. */
export function problemsOfCall(call: LoggedCall): readonly string[] {
  if (!call.end || call.end.status === 0) return NONE
  const problems = known.get(call) ?? problemsOfAnswer(call.endpoint, call.end)
  known.set(call, problems)
  return problems
}
