import { CREATION_KEY } from '~/contracts/envelope'
import { type CallRequest, NoAnswer, type RawAnswer, type Transport, Unreachable } from './exchange'
import { whyNone, withoutServer } from './no-connection'

export interface HttpOptions {
  /** Origin of the API, with or without a path before `/api`. */
  readonly base: string
  readonly timeoutMs: number
  /** The most bytes of one answer; the longest of the contract has about 2 MB. */
  readonly mostBytes?: number
}

const MOST_BYTES = 64 * 1024 * 1024

/** Calls in a row without an answer after which nobody is there any more. */
const MOST_SILENT = 4

/** A gateway that is busy is asked again so often, and waited for so long at most. */
const MOST_WAITS = 3
const LONGEST_WAIT_MS = 10_000
const BUSY = [429, 503]

/**
 * Calls a running API. Rejects with `Unreachable` where the first call finds no server, or several in a row get no answer
 * in time; another missing answer is a `NoAnswer`. A gateway that says when to come back is asked again.
 */
export function httpTransport({ base, timeoutMs, mostBytes = MOST_BYTES }: HttpOptions): Transport {
  const root = base.replace(/\/+$/, '')
  let reached = false
  let silent = 0

  const ask = async (request: CallRequest): Promise<RawAnswer> => {
    const started = performance.now()
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      const response = await send(root, request, signal)
      reached = true
      const body = await bytesOf(response, mostBytes)
      silent = 0
      return { ...headOf(response), body, ms: performance.now() - started }
    } catch (error) {
      if (error instanceof NoAnswer) throw error
      const why = whyNone(error)
      if (!reached && withoutServer(error)) throw new Unreachable(`${root} 没有应答：${why}`)
      silent = signal.aborted ? silent + 1 : 0
      if (silent >= MOST_SILENT)
        throw new Unreachable(`${root} 一连 ${silent} 次没有在 ${timeoutMs} 毫秒内答完，检查不再继续`)
      throw new NoAnswer(why, false)
    }
  }

  return async (request) => {
    for (let waits = 0; ; waits++) {
      const answer = await ask(request)
      const seconds = BUSY.includes(answer.status) ? answer.retryAfter : undefined
      if (seconds === undefined || waits >= MOST_WAITS) return answer
      await new Promise((done) => setTimeout(done, Math.min(seconds * 1_000, LONGEST_WAIT_MS)))
    }
  }
}

/** A connection that was kept open may be closed just as it is used again: what only reads is then sent once more. */
async function send(root: string, request: CallRequest, signal: AbortSignal): Promise<Response> {
  const { method, path, token, body, creationKey } = request
  const headers = new Headers({ Accept: 'application/json, */*' })
  if (token !== undefined) headers.set('Authorization', token)
  if (creationKey !== undefined) headers.set(CREATION_KEY, creationKey)
  if (body !== undefined) headers.set('Content-Type', 'application/json')
  const once = () =>
    fetch(`${root}${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      // A redirect is an answer that the contract does not have.
      redirect: 'manual',
      signal,
    })
  try {
    return await once()
  } catch (error) {
    if (!request.reads || signal.aborted || withoutServer(error)) throw error
    return await once()
  }
}

function headOf({ status, headers }: Response): Omit<RawAnswer, 'body' | 'ms'> {
  const now = Date.parse(headers.get('date') ?? '')
  const location = headers.get('location')
  const retryAfter = Number(headers.get('retry-after') ?? Number.NaN)
  return {
    status,
    contentType: headers.get('content-type') ?? '',
    ...(now > 0 && { now }),
    ...(location !== null && { location }),
    ...(retryAfter >= 0 && { retryAfter }),
  }
}

/** The whole body. Throws `NoAnswer` where it breaks off or does not end. */
async function bytesOf({ body }: Response, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let size = 0
  try {
    for await (const part of body ?? []) {
      size += part.length
      if (size > most)
        throw new NoAnswer(`an answer of more than ${Math.floor(most / 1024)} KB that does not end`, true)
      parts.push(part)
    }
  } catch (error) {
    if (error instanceof NoAnswer || (error instanceof Error && error.name === 'TimeoutError')) throw error
    throw new NoAnswer(`the connection broke while the answer came in (${whyNone(error)})`, true)
  }
  return Buffer.concat(parts)
}
