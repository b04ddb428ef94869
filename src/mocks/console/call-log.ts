import type { Endpoint } from '~/contracts/endpoint'
import type { CallObserver } from '../server/backend'
import type { Plan } from '../server/planned'
import type { Account } from '../store/database'
import { takeAskers } from './askers'

/** More than a page makes; the oldest go. */
const MOST_CALLS = 400

/** One call that the mocked API has heard of. */
export interface LoggedCall {
  readonly id: number
  readonly endpoint: Endpoint
  /** Its body is unread: read a clone. */
  readonly request: Request
  /** The path of the page that was open. */
  readonly page: string
  readonly caller: Account | undefined
  readonly plan: Plan
  /** Files that the call came through, the nearest first; none where nobody can tell. */
  readonly askers: readonly string[]
  /** When it began, ms since the start of the page. */
  readonly startedAt: number
  /** Undefined while it is not answered. */
  readonly end: CallEnd | undefined
}

interface CallEnd {
  readonly ms: number
  /** Unread: read a clone. Undefined where the mock itself has failed. */
  readonly answer: Response | undefined
  /** What was thrown in the place of an answer. */
  readonly error: unknown
}

/** The calls of this page since it was loaded, the newest last. */
export interface CallLog {
  readonly calls: readonly LoggedCall[]
  readonly observer: CallObserver
  clear(): void
  /** Hears of each change. Gives its end. */
  onChange(listener: () => void): () => void
}

export function createCallLog(): CallLog {
  let calls: readonly LoggedCall[] = []
  let nextId = 1
  const listeners = new Set<() => void>()
  const become = (next: readonly LoggedCall[]) => {
    calls = next
    for (const listener of listeners) listener()
  }
  return {
    get calls() {
      return calls
    },
    observer({ endpoint, request, caller, plan }) {
      const startedAt = performance.now()
      const id = nextId++
      const askers = takeAskers(request)
      const call = { id, endpoint, request, page: location.pathname, caller, plan, askers, startedAt }
      become([...calls, { ...call, end: undefined }].slice(-MOST_CALLS))
      return (end) => {
        const isAnswer = end instanceof Response
        const ended: CallEnd = {
          ms: performance.now() - startedAt,
          answer: isAnswer ? end : undefined,
          error: isAnswer ? undefined : end,
        }
        become(calls.map((each) => (each.id === id ? { ...each, end: ended } : each)))
      }
    },
    clear() {
      become([])
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
