import pLimit from 'p-limit'
import type { Call } from './call'

/** A way to send calls of which so many are under way at once; the others wait in the order in which they were asked. */
export function atMost(count: number): <T>(call: Call<T>) => Call<T> {
  const limit = pLimit(count)
  return (call) => ({ ...call, send: (signal) => limit(() => call.send(signal)) })
}
