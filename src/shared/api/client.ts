import { isPublicReading, sharedSeconds } from '~/contracts/caching'
import type { Endpoint, EndpointInput, EndpointOutput } from '~/contracts/endpoint'
import { Envelope, EXPIRED_CREDENTIAL_MESSAGES, SUCCESS_CODE } from '~/contracts/envelope'
import { parsedJson } from '~/shared/lib/text/parsed-json'
import { unknownMember } from '~/shared/lib/text/unknown-member'
import { followServer } from '~/shared/lib/time/clock'
import { endCreation, mayBeMade, withCreationKey } from './creation-key'
import { BusinessError, CancelledError, ExpiredCredentialError, HttpError, ShapeError } from './errors'
import { asGet, isUnknownGet, type LooseInput, type Outgoing, outgoing } from './outgoing'
import { SOON_MS } from './retry'
import { countCall } from './traffic'

/** S1 §9. */
export const REQUEST_TIMEOUT_MS = 120_000

/** What the client needs from the product around it. */
export interface ClientHost {
  /** Origin of the API; empty for the site's own root. */
  readonly origin: string
  /** The stored token, sent as it is in the `Authorization` header. */
  token(): string | undefined
  /** Called for each answer that says the credential has expired, with the token that was sent. */
  expired(token: string | undefined): void
  /** Calls that make a record have a key. An API on another origin may refuse a header that it does not know. */
  readonly hasCreationKeys?: boolean
  /** The API, or the CDN before it, answers public calls that only read as a GET too. */
  readonly readsByGet?: boolean
  /** An answer that was asked for before the application had loaded, if there is one. */
  prefetched?(call: Outgoing, signal: AbortSignal): Promise<Response> | undefined
  /** The answer that files of public data have to a call that reads, if they have it. */
  published?(call: Outgoing): Promise<Response | undefined>
  /** Answers that this device keeps for a time without a network. */
  readonly copies?: {
    keep(kept: Stored, text: string): void
    /** The last answer; undefined where there is none. Never throws. */
    find(kept: Stored): Promise<Copy | undefined>
    /** Called when an answer of that time is shown in place of a newer one. */
    shown(at: Date): void
  }
}

/** An answer as a device keeps it. */
export interface Copy {
  readonly text: string
  readonly at: Date
}

/** A call whose answer a device may keep. */
export interface Stored {
  readonly call: Outgoing
  /** The answer belongs to who asks. */
  readonly isOwn: boolean
}

let host: ClientHost = { origin: '', token: () => undefined, expired: () => undefined }

export function setClientHost(next: ClientHost): void {
  host = next
}

// `EndpointInput<E>` cannot be resolved while E is open; every one of its instances is a LooseInput.
function loose(input: object): LooseInput {
  return input
}

interface Exchange {
  readonly call: string
  readonly token: string | undefined
  readonly response: Response
  /** The call, where a device may keep its answer. */
  readonly kept: Stored | undefined
  /** The call, where it makes a record and has a key. */
  readonly creation?: Outgoing
}

/** Calls whose answers have been changed here: files of before do not have them any more. */
const changedHere = new Set<string>()

const inFlight = new Map<string, AbortController>()

/**
 * Makes one call of the contract and gives its parsed payload, or the file.
 * Throws one of the five errors of `errors.ts` and nothing else.
 */
export async function request<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  signal?: AbortSignal,
): Promise<EndpointOutput<E>> {
  const call = `${endpoint.method} ${endpoint.path}`
  const superseded = supersede(endpoint)
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS)
  const over = countCall()
  const signals = [timeout, ...(signal ? [signal] : []), ...(superseded ? [superseded.signal] : [])]
  try {
    const answer = await sendAndRead(call, endpoint, loose(input), AbortSignal.any(signals))
    // The type of the answer is decided by the same two members that the run-time branches on.
    return answer as EndpointOutput<E>
  } catch (error) {
    if (timeout.aborted) throw new HttpError(call, 0, '请求超时，请稍后再试', { cause: error })
    if (signal?.aborted || superseded?.signal.aborted) throw new CancelledError(call, '请求已取消')
    throw error
  } finally {
    over()
    if (superseded && inFlight.get(endpoint.path) === superseded) inFlight.delete(endpoint.path)
  }
}

/** Where the API cannot be reached, what this device has is the answer, if it fits the contract. */
async function sendAndRead(call: string, endpoint: Endpoint, input: LooseInput, signal: AbortSignal) {
  const token = host.token()
  const plain = outgoing(host.origin, endpoint, known(call, endpoint, input), token)
  const isOwn = endpoint.offline !== undefined
  const kept = isOwn || isPublicReading(endpoint) ? { call: plain, isOwn } : undefined
  const ask = () => readFilesFirst({ call, token, plain, kept }, endpoint, signal)
  const mayCopy = (error: unknown) => isUnreachable(error) && !signal.aborted
  try {
    return await ask()
  } catch (error) {
    const copy = kept && mayCopy(error) ? await host.copies?.find(kept) : undefined
    const envelope = Envelope.safeParse(parsedJson(copy?.text ?? ''))
    const payload = envelope.success ? payloadOf(endpoint, envelope.data) : undefined
    if (!copy || !payload?.success) throw error
    // A line that broke once may be whole again.
    if (navigator.onLine) {
      await new Promise((resolve) => setTimeout(resolve, SOON_MS))
      try {
        return await ask()
      } catch (again) {
        if (!mayCopy(again)) throw again
      }
    }
    host.copies?.shown(copy.at)
    return payload.data
  }
}

const isUnreachable = (error: unknown) => error instanceof HttpError && error.status === 0

/** A file whose answer does not fit the contract is passed over: the API is asked. */
async function readFilesFirst(sent: Sent, endpoint: Endpoint, signal: AbortSignal) {
  const exchange = await send(sent, endpoint, signal)
  try {
    return await readToEnd(exchange, endpoint)
  } catch (error) {
    if (!(error instanceof ShapeError && isPublished(exchange.response))) throw error
    return readToEnd(await send(sent, endpoint, signal, true), endpoint)
  }
}

const isPublished = ({ headers }: Response) => headers.has('Published')

function supersede(endpoint: Endpoint): AbortController | undefined {
  if (!endpoint.latestOnly) return undefined
  inFlight.get(endpoint.path)?.abort()
  const controller = new AbortController()
  inFlight.set(endpoint.path, controller)
  return controller
}

/** A call on its way out, as it is named and as it is sent. */
interface Sent {
  readonly call: string
  readonly token: string | undefined
  readonly plain: Outgoing
  readonly kept: Stored | undefined
}

async function send(
  { call, token, plain, kept }: Sent,
  endpoint: Endpoint,
  signal: AbortSignal,
  isOfApi = endpoint.effect !== undefined || changedHere.has(call),
): Promise<Exchange> {
  for (const name of endpoint.changes ?? []) changedHere.add(name)
  const creates = endpoint.creates && host.hasCreationKeys
  const out = creates ? withCreationKey(plain) : plain
  const asked = async () =>
    host.prefetched?.(out, signal) ??
    (isOfApi ? undefined : await host.published?.(out)) ??
    (await askByGet(out, endpoint, signal)) ??
    fetch(out.url, { ...out.init, signal })
  const since = Date.now()
  const response = await connected(call, asked)
  setClockBy(response, since, sharedSeconds(endpoint) !== undefined || isAskedByGet(endpoint))
  return { call, token, response, kept, ...(creates && { creation: plain }) }
}

/** The header costs no call. A server on another origin that does not expose it leaves the clock to the device. */
function setClockBy(response: Response, asked: number, mayBeStored: boolean): void {
  const date = new Date(response.headers.get('Date') ?? Number.NaN)
  if (isPublished(response) || Number.isNaN(date.getTime())) return
  followServer({ date, asked, answered: Date.now(), mayBeStored })
}

/** What has been changed here is not asked of a CDN, which may still have the answer of before. */
const isAskedByGet = (endpoint: Endpoint) =>
  host.readsByGet === true &&
  isPublicReading(endpoint) &&
  !changedHere.has(`${endpoint.method} ${endpoint.path}`)

/** The answer to the GET that stands for a public call; undefined where there is none, or the server does not know it. */
async function askByGet(out: Outgoing, endpoint: Endpoint, signal: AbortSignal) {
  const get = isAskedByGet(endpoint) ? asGet(out) : undefined
  if (!get) return undefined
  const response = await fetch(get.url, { ...get.init, signal })
  return isUnknownGet(response) ? undefined : response
}

/**
 * The input without what the contract does not know, which a strict server refuses. Such a member is a mistake of this
 * product: everywhere but in the live build it is refused here.
 */
function known(call: string, { body }: Endpoint, input: LooseInput): LooseInput {
  const parsed = body?.safeParse(input.body)
  const unknown = parsed?.success ? unknownMember(input.body, parsed.data) : undefined
  if (unknown === undefined) return input
  if (import.meta.env.MODE !== 'live') throw new ShapeError(call, unknown, '契约里没有这一项')
  return { ...input, body: parsed?.data }
}

/** Reads the answer; the key of a call that makes a record is given up unless the record may be there unseen. */
async function readToEnd(exchange: Exchange, endpoint: Endpoint): Promise<unknown> {
  const { creation } = exchange
  try {
    const answer = await read(exchange, endpoint)
    if (creation) endCreation(creation)
    return answer
  } catch (error) {
    if (creation && !mayBeMade(error)) endCreation(creation)
    throw error
  }
}

async function read(exchange: Exchange, endpoint: Endpoint): Promise<unknown> {
  const { call, response, kept } = exchange
  const json = response.headers.get('Content-Type')?.includes('json') ?? false
  if (response.ok && endpoint.file !== undefined && !json) return connected(call, () => response.blob())
  const body = await connected(call, () => response.text())
  const envelope = Envelope.safeParse(parsedJson(body))
  const text = envelope.success ? serverText(envelope.data) : ''
  if (!response.ok)
    throw failure(exchange, text, !envelope.success && (endpoint.access ?? 'public') === 'public')
  if (!envelope.success) throw new ShapeError(call, 'code', '不是约定的信封')
  if (envelope.data.code !== SUCCESS_CODE) throw new BusinessError(call, envelope.data.code, text)
  const payload = payloadOf(endpoint, envelope.data)
  if (!payload) throw new ShapeError(call, 'Content-Type', '应为文件')
  // Files of public data are kept as files.
  if (payload.success && kept && !isPublished(response)) host.copies?.keep(kept, body)
  if (payload.success) return payload.data
  const issue = payload.error.issues[0]
  throw new ShapeError(call, issue?.path.map(String).join('.') || 'data', issue?.message ?? '')
}

function payloadOf({ payload }: Endpoint, { data, message }: Envelope) {
  return payload?.safeParse(data ?? message)
}

/** `isOfNobody`: no envelope answers a call that everybody may make. */
function failure(
  { call, token, response: { status, headers } }: Exchange,
  text: string,
  isOfNobody: boolean,
): Error {
  // A guest has no credential that could have expired.
  const isUnauthorized = status === 401 && token !== undefined
  if (isUnauthorized || (status === 500 && EXPIRED_CREDENTIAL_MESSAGES.includes(text))) {
    host.expired(token)
    return new ExpiredCredentialError(call, text)
  }
  return new HttpError(call, status, text, {
    retryAfter: waitAsked(headers.get('Retry-After')),
    isOfGateway: status === 403 && isOfNobody,
  })
}

/** A wait in ms: the header gives seconds, or a date (RFC 9110 §10.2.3). Undefined for anything else. */
function waitAsked(header: string | null): number | undefined {
  if (header === null) return undefined
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return Number.isNaN(wait) ? undefined : Math.max(wait, 0)
}

/** What needs the connection; it may break before the answer, and inside it. */
async function connected<T>(call: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    throw new HttpError(call, 0, '网络连接失败，请检查网络后重试', { cause: error })
  }
}

function serverText(envelope: Envelope): string {
  return typeof envelope.message === 'string' ? envelope.message : ''
}
