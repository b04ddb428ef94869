import { nameOfCall } from './crowd.mjs'

const CONNECTIONS = 10

/**
 * Asks an API for one call after the other, `seconds` for all of them together, each as fast as it answers. Gives by
 * call the answers a second, the middle and the 99th of a hundred in ms, and the failures.
 */
export async function loadCalls({ autocannon, url, calls, seconds }) {
  const byCall = new Map()
  for (const call of calls) byCall.set(nameOfCall(call), [...(byCall.get(nameOfCall(call)) ?? []), call])
  const measured = new Map()
  for (const [name, asked] of byCall) {
    const requests = asked.map(({ method, path, search, body }) => ({
      ...{ method, path: path + search, headers: { 'Content-Type': 'application/json' } },
      ...(body && { body }),
    }))
    const duration = Math.max(1, Math.round(seconds / byCall.size))
    const told = await autocannon({ url, connections: CONNECTIONS, duration, requests })
    measured.set(name, {
      ...{ rate: told.requests.average, median: told.latency.p50, p99: told.latency.p99 },
      failed: told.errors + told.non2xx,
    })
  }
  return measured
}
