import { delay, HttpResponse } from 'msw'
import * as z from 'zod/mini'
import { cacheControlOf } from '~/contracts/caching'
import type { Endpoint } from '~/contracts/endpoint'
import { CREATION_KEY, SUCCESS_CODE } from '~/contracts/envelope'
import { isAdministrator, isStaff } from '~/shared/domain/access'
import { isFailedImport } from '~/shared/lib/browser/failed-import'
import { unknownMember } from '~/shared/lib/text/unknown-member'
import type { HarCall } from '../replay/har-calls'
import { emptied } from '../scenario/alter/emptied'
import type { Failure } from '../scenario/faults'
import type { Account } from '../store/database'
import { markUsed } from '../store/people'
import { isGiven } from '../world/given/given-world'
import type { Backend } from './backend'
import type { Plan } from './planned'
import { badRequest, expiredCredential, forbidden, ofStatus, Problem } from './problem'
import { readQuery } from './read-query'
import type { MockedEndpoint } from './resolve'
import { isWithoutData, nothingOf } from './without-data'

/** Longer than a region waits before it says that the network is slow. */
const SLOW_MS = 12_000

/** Answers one request the way a real server would, and tells the observer of it. */
export async function respond(
  backend: Backend,
  mocked: MockedEndpoint,
  request: Request,
  params: Readonly<Record<string, string>>,
): Promise<Response> {
  const inStore = backend.planOf(backend.scenario, mocked.endpoint, request)
  // A failure that somebody plans is made of the mock's answer.
  const recorded =
    inStore.failure === undefined ? await backend.replay?.find(mocked.endpoint, request.clone()) : undefined
  const plan = backend.replay ? { ...inStore, isReplayed: recorded !== undefined } : inStore
  const ended = backend.observer?.({
    endpoint: mocked.endpoint,
    request: request.clone(),
    caller: backend.accountOf(request.headers.get('Authorization')),
    plan,
  })
  try {
    const response = await planned(backend, mocked, request, params, plan, recorded)
    ended?.(response.clone())
    return response
  } catch (error) {
    ended?.(error)
    // The code of an answer is fetched with the first call; without a network there is neither.
    if (isFailedImport(error)) return HttpResponse.error()
    throw error
  }
}

/** Failure of the scenario, access, input, resolver, output check, envelope, changes of the scenario. */
async function planned(
  backend: Backend,
  mocked: MockedEndpoint,
  request: Request,
  params: Readonly<Record<string, string>>,
  { failure, wait, patches }: Plan,
  recorded: HarCall | undefined,
): Promise<Response> {
  const { endpoint } = mocked
  if (wait > 0) await delay(wait)
  if (failure === 'offline') return HttpResponse.error()
  if (failure === 'hang') return new Promise(() => undefined)
  if (failure === 'slow') await delay(SLOW_MS)
  // Who is turned away has changed nothing.
  if (failure === 'busy') return (await import('../scenario/alter/spoilt-response')).gatewayPage(failure)
  const call = `${endpoint.method} ${endpoint.path}`
  const changed = async (response: Response) =>
    patches.length === 0
      ? response
      : (await import('../scenario/alter/patched')).patchedResponse(response, call, patches)
  if (recorded) return changed((await import('../replay/replay')).replayed(recorded))
  try {
    if (typeof failure === 'number') throw ofStatus(failure)
    if (failure === 'rejected') throw badRequest('请求被拒绝')
    if (failure === 'expired') throw expiredCredential()
    const payload = await answer(backend, mocked, request, params)
    return await spoilt(
      await changed(envelope(backend, endpoint, await altered(endpoint, payload, failure))),
      failure,
    )
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const refusal = { code: error.code, message: error.message, data: null }
    const headers = { 'Cache-Control': 'no-store', ...dateOf(backend), ...error.headers }
    return changed(HttpResponse.json(refusal, { status: error.status, headers }))
  }
}

/** An answer of another content than the resolver's, where the scenario wants one. */
async function altered({ payload: schema }: Endpoint, payload: unknown, failure: Failure | undefined) {
  if (!schema) return payload
  if (failure === 'empty') return emptied(schema, payload)
  if (failure === 'null') return null
  // Only tests want what follows: nobody else loads it.
  if (failure === 'shape') return (await import('../scenario/alter/misshapen')).misshapen(payload)
  if (failure === 'incomplete')
    return (await import('../scenario/alter/misshapen')).incomplete(schema, payload)
  if (failure === 'least') return (await import('../scenario/alter/least')).least(schema, payload)
  if (failure === 'unranked' || failure === 'unscored' || failure === 'unplanned')
    return (await import('../scenario/alter/lacking')).lacking(schema, payload, failure)
  if (failure === 'broken')
    return (await import('../scenario/alter/broken-addresses')).withBrokenAddresses(schema, payload)
  if (failure === 'one') return (await import('../scenario/alter/resized')).withOne(schema, payload)
  if (failure === 'many') return (await import('../scenario/alter/resized')).withMany(schema, payload)
  if (failure === 'long') return (await import('../scenario/alter/resized')).withLongTexts(schema, payload)
  if (failure === 'hostile') return (await import('../scenario/alter/hostile')).hostile(schema, payload)
  return payload
}

/** The answer as a bad line or a gateway passes it on. */
async function spoilt(response: Response, failure: Failure | undefined): Promise<Response> {
  const isOfLine = failure === 'malformed' || failure === 'bare' || failure === 'reset' || failure === 'html'
  if (!isOfLine) return response
  const { gatewayPage, spoiltResponse } = await import('../scenario/alter/spoilt-response')
  return failure === 'html' ? gatewayPage(failure) : spoiltResponse(failure, response)
}

async function answer(
  backend: Backend,
  { endpoint, resolver }: MockedEndpoint,
  request: Request,
  params: Readonly<Record<string, string>>,
): Promise<unknown> {
  await backend.settled
  const token = request.headers.get('Authorization')
  const caller = admit(endpoint, backend.accountOf(token))
  if (caller && token !== null) markUsed(backend, token)
  const call = {
    params: parse(endpoint.params, params),
    query: readKnownQuery(endpoint, new URL(request.url).searchParams),
    body: parse(endpoint.body, endpoint.body && (await readBody(request))),
    backend,
    caller,
    token,
    userAgent: request.headers.get('User-Agent') ?? globalThis.navigator?.userAgent ?? '',
  }
  if (isGiven() && isWithoutData(endpoint)) return nothingOf(endpoint)
  const result = await madeOnce(backend, endpoint, caller, request, async () => (await resolver())(call))
  if (endpoint.effect === 'write') await backend.keep()
  if (!endpoint.payload) return result
  const checked = endpoint.payload.safeParse(result)
  if (checked.success) return checked.data
  // The mock itself is wrong: this must be seen at once, not worked around.
  throw new Error(`${endpoint.method} ${endpoint.path} 的回答不符合契约：${z.prettifyError(checked.error)}`)
}

/** What a call has made; one that was made before with the same key is answered as then. */
async function madeOnce(
  backend: Backend,
  { creates, method, path }: Endpoint,
  caller: Account | undefined,
  request: Request,
  make: () => Promise<unknown>,
): Promise<unknown> {
  const key = creates && caller ? request.headers.get(CREATION_KEY) : null
  if (key === null || !caller) return make()
  const id = [caller.id, method, path, key].join(' ')
  const { creation } = backend.db.models
  const known = creation.findFirst({ where: { id: { equals: id } } })
  if (known) return JSON.parse(known.answer)
  const made = await make()
  creation.create({ id, answer: JSON.stringify(made) })
  return made
}

function admit(endpoint: Endpoint, caller: Account | undefined): Account | undefined {
  if (endpoint.access === undefined || endpoint.access === 'public') return caller
  if (!caller) throw expiredCredential()
  const needsStaff = endpoint.access === 'staff' && !isStaff(caller)
  const needsAdministrator = endpoint.access === 'administrator' && !isAdministrator(caller)
  if (endpoint.access === 'student' && isStaff(caller)) throw forbidden('没有权限：这一步由学生本人做')
  if (needsStaff || needsAdministrator) throw forbidden()
  return caller
}

function readKnownQuery({ query }: Endpoint, search: URLSearchParams): unknown {
  const unknown = [...search.keys()].find((name) => !(name in (query?.shape ?? {})))
  if (unknown !== undefined) throw badRequest(`参数有误：没有“${unknown}”这一项`)
  return parse(query, readQuery(query, search))
}

/** What a schema knows and nothing else: a member that it does not know is refused, as strict servers do. */
function parse(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (!schema) return value
  const parsed = schema.safeParse(value)
  const unknown = parsed.success ? unknownMember(value, parsed.data) : undefined
  if (unknown !== undefined) throw badRequest(`参数有误：没有“${unknown}”这一项`)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  // A limit has words of its own, which the field says too.
  if (issue?.code === 'too_big' && /\p{Script=Han}/u.test(issue.message)) throw badRequest(issue.message)
  throw badRequest(`参数有误：${issue?.path.map(String).join('.') || '请求内容'}`)
}

async function readBody(request: Request): Promise<unknown> {
  try {
    return await request.json()
  } catch {
    throw badRequest('请求内容不是 JSON')
  }
}

/** The clock of the scenario is that of the server. */
const dateOf = (backend: Backend) => ({ Date: backend.now().toUTCString() })

function envelope(backend: Backend, endpoint: Endpoint, payload: unknown): Response {
  const headers = { 'Cache-Control': cacheControlOf(endpoint), ...dateOf(backend) }
  if (payload instanceof Blob) {
    return new HttpResponse(payload, {
      headers: { ...headers, 'Content-Type': endpoint.file ?? payload.type },
    })
  }
  const body = endpoint.carrier === 'message' ? { message: payload } : { message: 'success', data: payload }
  return HttpResponse.json({ code: SUCCESS_CODE, ...body }, { headers })
}
