import { setTimeout as wait } from 'node:timers/promises'
import { isPublicReading } from '~/contracts/caching'
import { Envelope, SUCCESS_CODE } from '~/contracts/envelope'
import { SnapshotFailure } from './failure'
import { callOf, type Question, sent } from './questions'

/** What became of the calls. */
export interface Counts {
  calls: number
  /** Sent again: there was no answer, or none in time. */
  again: number
  /** Turned away for a while (429, 503). */
  limited: number
  /** Refused for good, by call: the files leave the answer to the API. */
  readonly refused: Map<string, number>
  readonly asked: Map<string, number>
}

export interface Api {
  /** The payload, read by the contract; undefined where the API refuses. Throws where it does not answer, or lies. */
  ask(question: Question, file: string): Promise<unknown>
  readonly counts: Counts
}

interface ApiOptions {
  readonly origin: string
  /** Calls a second, at most. */
  readonly rate: number
  readonly send?: typeof fetch
  /** Waits so many ms; tests do not. */
  readonly pause?: (ms: number) => Promise<unknown>
}

const TRIES = 6
const TIMEOUT_MS = 30_000
const LONGEST_WAIT_MS = 60_000
/** Of the answers to a call so many may be refused, in percent; more is a server that turns the command away. */
const MOST_REFUSED = 5
/** Too few to speak of a share. */
const FEW = 40

/** Asks an API politely: at most so many calls a second, and later where it says so. */
export function openApi({ origin, rate, send = fetch, pause = wait }: ApiOptions): Api {
  const counts: Counts = { calls: 0, again: 0, limited: 0, refused: new Map(), asked: new Map() }
  let next = 0
  let step = 1000 / rate
  let quietUntil = 0

  const turn = async () => {
    const now = Date.now()
    const at = Math.max(next, quietUntil, now)
    next = at + step
    if (at > now) await pause(at - now)
  }

  const once = async (asked: Question): Promise<Response | undefined> => {
    const { url, init } = sent(asked)
    counts.calls++
    try {
      return await send(origin + url, {
        ...init,
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
    } catch {
      return undefined
    }
  }

  const answered = async (asked: Question, file: string): Promise<{ status: number; text: string }> => {
    let seen = '没有应答'
    for (let tries = 0; tries < TRIES; tries++) {
      await turn()
      const response = await once(asked)
      const text = await response?.text().catch(() => undefined)
      if (response && text !== undefined && ![429, 502, 503, 504].includes(response.status))
        return { status: response.status, text }
      const isLimit = response?.status === 429 || response?.status === 503
      seen = response ? `HTTP ${response.status}` : seen
      counts[isLimit ? 'limited' : 'again']++
      const wished = Number(response?.headers.get('Retry-After') ?? Number.NaN) * 1000
      const usual = 500 * 2 ** tries * (1 + Math.random())
      // Everybody who asks waits, and asks more slowly from then on.
      if (isLimit) step = Math.min(step * 1.5, 2000)
      quietUntil = Date.now() + Math.min(Number.isNaN(wished) ? usual : wished, LONGEST_WAIT_MS)
    }
    throw new SnapshotFailure(file, callOf(asked.endpoint), `试了 ${TRIES} 次，${seen}`)
  }

  const refuse = (call: string, file: string, reason: string) => {
    const asked = counts.asked.get(call) ?? 0
    const refused = (counts.refused.get(call) ?? 0) + 1
    counts.refused.set(call, refused)
    if (asked >= FEW && refused * 100 > asked * MOST_REFUSED)
      throw new SnapshotFailure(file, call, `${asked} 次里拒绝了 ${refused} 次，最后一次：${reason}`)
  }

  return {
    counts,
    async ask(question, file) {
      const { endpoint } = question
      const call = callOf(endpoint)
      if (!isPublicReading(endpoint)) throw new SnapshotFailure(file, call, '契约里不是人人相同的公开数据')
      counts.asked.set(call, (counts.asked.get(call) ?? 0) + 1)
      const { status, text } = await answered(question, file)
      const envelope = Envelope.safeParse(jsonOf(text))
      if (!envelope.success && status < 400) throw new SnapshotFailure(file, call, '回答不是约定的信封')
      const code = envelope.success ? envelope.data.code : status
      if (status >= 500) throw new SnapshotFailure(file, call, `HTTP ${status}`)
      if (status >= 400 || !envelope.success || code !== SUCCESS_CODE) {
        refuse(call, file, `HTTP ${status}，code ${code}`)
        return undefined
      }
      const payload = endpoint.payload?.safeParse(envelope.data.data ?? envelope.data.message)
      if (payload?.success) return payload.data
      const issue = payload?.error.issues[0]
      const field = [call, issue?.path.map(String).join('.')].filter(Boolean).join(' ')
      throw new SnapshotFailure(file, field, issue?.message ?? '不符合契约')
    },
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
