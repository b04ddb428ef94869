import type { Endpoint } from '~/contracts/endpoint'
import { SUCCESS_CODE } from '~/contracts/envelope'
import type { CallObserver } from '../server/backend'
import type { Plan } from '../server/planned'

/** How a call ended. */
export interface CallEnd {
  /** Milliseconds until the answer. */
  readonly ms: number
  /** 0: no answer came. */
  readonly status: number
  /** The body; undefined where it broke off, or is a file. */
  readonly text: string | undefined
}

/** A call that the product made. */
export interface LoggedCall {
  readonly id: number
  readonly endpoint: Endpoint
  /** `METHOD path` as the contract writes it. */
  readonly name: string
  /** Path and search as they were asked. */
  readonly address: string
  /** The path of the page that was open. */
  readonly page: string
  /** When it was made, ms since 1970 of the real time. */
  readonly at: number
  /** Who asked: the name of the account that is signed in; undefined for a guest. */
  readonly caller: string | undefined
  /** The body that was sent; empty where there is none. */
  readonly sent: string
  readonly plan: Plan
  /** Absent while it is on its way. */
  readonly end?: CallEnd
}

/** The log of one tab. */
export interface CallLog {
  readonly observer: CallObserver
  calls(): readonly LoggedCall[]
  clear(): void
  /** Hears of each call and of its end. Gives its end. */
  onChange(listener: () => void): () => void
}

/** A tab that is left open for a day must not fill the memory. */
const KEPT = 400

export function createCallLog(page: () => string): CallLog {
  let calls: readonly LoggedCall[] = []
  let made = 0
  const listeners = new Set<() => void>()
  const become = (next: readonly LoggedCall[]) => {
    calls = next
    for (const listener of listeners) listener()
  }
  const change = (id: number, changes: Partial<LoggedCall>) =>
    become(calls.map((call) => (call.id === id ? { ...call, ...changes } : call)))

  return {
    observer({ endpoint, request, caller, plan }) {
      const id = made++
      const { pathname, search } = new URL(request.url)
      const at = Date.now()
      const since = performance.now()
      const name = `${endpoint.method} ${endpoint.path}`
      const call: LoggedCall = {
        id,
        endpoint,
        name,
        address: pathname + search,
        page: page(),
        at,
        caller: caller && (caller.name || caller.tel),
        sent: '',
        plan,
      }
      become([...calls.slice(-(KEPT - 1)), call])
      void request.text().then(
        (sent) => sent !== '' && change(id, { sent }),
        () => undefined,
      )
      return (end) => {
        const ms = Math.round(performance.now() - since)
        void endOf(endpoint, end).then((seen) => change(id, { end: { ms, ...seen } }))
      }
    },
    calls: () => calls,
    clear: () => become([]),
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

async function endOf(endpoint: Endpoint, end: unknown): Promise<Omit<CallEnd, 'ms'>> {
  if (!(end instanceof Response) || end.type === 'error') return { status: 0, text: undefined }
  if (endpoint.file !== undefined && end.ok) return { status: end.status, text: undefined }
  try {
    return { status: end.status, text: await end.text() }
  } catch {
    return { status: end.status, text: undefined }
  }
}

/** The number of each call among those of its page that asked the same and could only hear the same: 1 for the first. */
export function timesAsked(calls: readonly LoggedCall[]): ReadonlyMap<number, number> {
  const asked = new Map<string, number>()
  const times = new Map<number, number>()
  for (const { id, endpoint, page, address, sent, name, end } of calls) {
    if (endpoint.effect === 'write') {
      // What is asked again after a write may be another answer.
      for (const key of asked.keys())
        if (endpoint.session || endpoint.changes.some((changed) => key.startsWith(`${changed}\n`)))
          asked.delete(key)
      continue
    }
    const key = [name, page, address, sent].join('\n')
    const count = (asked.get(key) ?? 0) + 1
    times.set(id, count)
    // A call that failed is rightly made again.
    if (end && isAnswered(end)) asked.set(key, count)
  }
  return times
}

/** Whether the product has got what it asked for. */
function isAnswered({ status, text }: CallEnd): boolean {
  if (status < 200 || status >= 300) return false
  return text === undefined || text.includes(`"code":${SUCCESS_CODE}`)
}
