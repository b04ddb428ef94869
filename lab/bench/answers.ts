import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { mockedEndpoints } from '~/mocks/server/routes'
import type { CallRequest } from '../../tools/contract/check/exchange/exchange'
import { runCheck } from '../../tools/contract/check/run'
import { INPUT_TABLE } from '../../tools/contract/inputs'
import { loadContract } from '../../tools/contract/load'
import { DEMO_TELS, mockedPart, mockTransport } from '../../tools/contract/mock-transport'

/** How often each request is made again. */
const AGAIN = 12

/** Times of the answers of one call, in milliseconds of this thread. */
interface CallTimes {
  readonly call: string
  /** p95 of the answers to requests that nobody has made before. */
  readonly first: number
  /** p95 of the answers to the same requests later. */
  readonly later: number
  /** The longest time for which one of its answers kept the thread from everything else. */
  readonly stretch: number
}

export interface AnswerTimes {
  readonly calls: readonly CallTimes[]
  /** Heap in bytes: before the first call, after every call was made, and after they were made again. */
  readonly heap: readonly [before: number, first: number, again: number]
}

/** Makes every mocked call with inputs that the API has told, and again; the database is left as it is. */
export async function answerTimes(): Promise<AnswerTimes> {
  const contract = mockedPart(loadContract())
  // Reading the modules in is the tool's time, not that of the answers.
  await Promise.all(mockedEndpoints.map(({ resolver }) => resolver()))
  const before = heapAfterCollection()
  const transport = mockTransport()
  const firsts = new Map<string, Measured>()
  const asked = async (request: CallRequest) => {
    const { answer, ...measured } = await measure(() => transport(request))
    const key = JSON.stringify(request)
    if (!firsts.has(key)) firsts.set(key, measured)
    return answer
  }
  const records = await runCheck({ contract, table: INPUT_TABLE, tels: DEMO_TELS, transport: asked })
  const asks = records.map(({ operation, exchanges }) => {
    const requests = new Map(exchanges.map(({ request }) => [JSON.stringify(request), request]))
    const early = [...requests.keys()].flatMap((key) => firsts.get(key) ?? [])
    return { call: operation.name, requests: [...requests.values()], early, later: [] as number[] }
  })
  const first = heapAfterCollection()
  for (let turn = 0; turn < AGAIN; turn++) {
    for (const { requests, later } of asks) {
      for (const request of requests) later.push((await measure(() => transport(request))).busy)
    }
  }
  const again = heapAfterCollection()
  return {
    calls: asks
      .filter(({ early }) => early.length > 0)
      .map(({ call, early, later }) => ({
        call,
        first: p95(early.map(({ busy }) => busy)),
        later: p95(later),
        stretch: Math.max(...early.map(({ stretch }) => stretch)),
      })),
    heap: [before, first, again],
  }
}

interface Measured {
  /** Milliseconds of this thread, without those in which it waited. */
  readonly busy: number
  readonly stretch: number
}

async function measure<T>(make: () => Promise<T>): Promise<Measured & { readonly answer: T }> {
  const longest = watchStretches()
  const before = performance.eventLoopUtilization()
  const started = performance.now()
  const answer = await make()
  const taken = performance.now() - started
  const stretch = Math.min(longest(), taken)
  return { answer, stretch, busy: Math.max(taken - performance.eventLoopUtilization(before).idle, 0) }
}

/** The longest time between two turns of the event loop, from now until it is asked. */
function watchStretches(): () => number {
  let longest = 0
  let last = performance.now()
  let running = true
  const turn = () => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
    if (running) setImmediate(turn)
  }
  setImmediate(turn)
  return () => {
    running = false
    return Math.max(longest, performance.now() - last)
  }
}

function p95(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))] ?? 0
}

function heapAfterCollection(): number {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  collect()
  return process.memoryUsage().heapUsed
}
