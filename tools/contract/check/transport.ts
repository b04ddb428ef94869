import { NoAnswer, type Transport, Unreachable } from './exchange'

export interface HttpOptions {
  /** Origin of the API, with or without a path before `/api`. */
  readonly base: string
  readonly timeoutMs: number
}

/** Calls a running API. The first call that finds no server at all rejects with `Unreachable`; a later one is an answer that is missing. */
export function httpTransport({ base, timeoutMs }: HttpOptions): Transport {
  const root = base.replace(/\/+$/, '')
  let reached = false
  return async ({ method, path, token, body }) => {
    const started = performance.now()
    const headers = new Headers({ Accept: 'application/json, */*' })
    if (token !== undefined) headers.set('Authorization', token)
    if (body !== undefined) headers.set('Content-Type', 'application/json')
    let response: Response
    try {
      response = await fetch(`${root}${path}`, {
        method,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
        // A redirect is an answer that the contract does not have.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      })
    } catch (error) {
      if (!reached && isConnectionRefused(error)) throw new Unreachable(`${root} 没有应答：${reason(error)}`)
      throw new NoAnswer(reason(error), false)
    }
    reached = true
    try {
      const bytes = new Uint8Array(await response.arrayBuffer())
      const contentType = response.headers.get('content-type') ?? ''
      const now = Date.parse(response.headers.get('date') ?? '')
      const ms = performance.now() - started
      return { status: response.status, contentType, body: bytes, ms, ...(now > 0 && { now }) }
    } catch (error) {
      throw new NoAnswer(`the connection broke while the answer came in (${reason(error)})`, true)
    }
  }
}

const NO_SERVER = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'CERT_HAS_EXPIRED',
]

const isConnectionRefused = (error: unknown) => NO_SERVER.includes(codeOf(error) ?? '')

function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && typeof error.code === 'string') return error.code
  return codeOf(error.cause)
}

function reason(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return 'no answer in time'
  return codeOf(error) ?? (error instanceof Error ? error.message : String(error))
}
