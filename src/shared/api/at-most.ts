import pLimit from 'p-limit'
import type { Call } from './call'

/** Limits how many calls are under way at once. The others wait in the order in which they were asked. */
export function atMost(count: number): <T>(call: Call<T>) => Call<T> {
  const limit = pLimit(count)
  return (call) => ({ ...call, send: (signal) => limit(() => call.send(signal)) })
}
