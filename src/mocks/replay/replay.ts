import { UserInfo } from '~/contracts/auth'
import type { Endpoint } from '~/contracts/endpoint'
import { planner } from '~/contracts/planner'
import { ROLES } from '~/contracts/reference'
import { student } from '~/contracts/student'
import { decoded } from '~/shared/lib/text/decoded'
import { type FindEndpoint, type HarCall, readHarCalls } from './har-calls'
import { masked } from './masked'
import { parsed } from './parsed'

/** Calls that tell who is signed in. */
const OF_PERSON: readonly string[] = [student.byId.path, planner.simpleInfo.path]

/** The accounts of the demo world that ask, in the place of who was recorded, for what was not. */
const STAND_INS = { student: 's-1', vip: 's-2', planner: 'p-1', administrator: 'p-2' } as const

/** Recorded answers that are given once more. */
export interface Replay {
  /** How many answers it holds. */
  readonly size: number
  /** When the recording begins, in ISO 8601. */
  readonly since: string | undefined
  /** Path and search of the page on which it begins. */
  readonly page: string | undefined
  /** Whether somebody is signed in at its beginning, and who, if the recording tells it. */
  readonly isSignedIn: boolean
  readonly person: UserInfo | undefined
  /** Id of the account that asks the mock for what was not recorded. */
  readonly shim: string
  /** The archive without anything that is not replayed. */
  archive(): string
  /** The next answer to a call: the n-th to the n-th of the same, and the last of them from then on. */
  find(endpoint: Endpoint, request: Request): Promise<HarCall | undefined>
}

/** Reads an HTTP archive for replay; text, in Chinese for testers, where it has nothing to replay. */
export function createReplay(text: string, endpointOf: FindEndpoint): Replay | string {
  const har = readHarCalls(text, endpointOf)
  if (typeof har === 'string') return har
  const answers = new Map<string, HarCall[]>()
  for (const call of har.calls) {
    const { endpoint, url, sent, status, body } = call
    if (!endpoint) continue
    const key = keyOf(endpoint, url, sent)
    const same = answers.get(key) ?? []
    answers.set(key, same)
    // A browser leaves out the body of an answer that it had already: it was the one before.
    const answer = body !== undefined || status === 0 ? call : same.at(-1)
    if (answer) same.push(answer)
  }
  const playable = [...answers.values()].flat()
  if (playable.length === 0) return '里面没有可以回放的接口回答（导出 HAR 时要带上内容）'
  const given = new Map<string, number>()
  const person = personIn(playable)
  return {
    size: playable.length,
    since: har.since,
    page: har.page,
    isSignedIn: isSignedIn(har.calls),
    person,
    shim: shimOf(person),
    archive: har.archive,
    async find(endpoint, request) {
      const key = keyOf(endpoint, new URL(request.url), await request.text())
      const same = answers.get(key)
      const nth = given.get(key) ?? 0
      given.set(key, nth + 1)
      return same?.[Math.min(nth, same.length - 1)]
    },
  }
}

/** The recorded answer as the network gave it. */
export function replayed({ status, body, type, retryAfter }: HarCall): Response {
  if (status < 200 || status > 599) return Response.error()
  const headers = {
    'Content-Type': type,
    'Cache-Control': 'no-store',
    ...(retryAfter !== undefined && { 'Retry-After': retryAfter }),
  }
  return new Response([204, 205, 304].includes(status) ? null : (body ?? null), { status, headers })
}

/**
 * What two calls have in common that ask the same: call, ids, search and body, in whatever order their members stand. The
 * product may have been recorded below another path, and with numbers masked.
 */
function keyOf(endpoint: Endpoint, { pathname, searchParams }: URL, sent: string): string {
  const depth = endpoint.path.split('/').length - 1
  const path = pathname.replace(/\/$/, '').split('/').slice(-depth).map(decoded).join('/')
  const search = [...searchParams].map((pair) => pair.join('=')).toSorted()
  // Each browser signs in with an id of its own.
  const body = endpoint.session === undefined ? ordered(sent) : ''
  return masked([endpoint.method, path, ...search, body].join('\n'))
}

/** JSON with the members of each object in the order of their names; what is none stays as it is. */
function ordered(text: string): string {
  const json = text === '' ? text : parsed(text)
  if (typeof json === 'string') return text
  return JSON.stringify(json.value, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}

/** Whether a member was answered before anybody signed in. */
function isSignedIn(calls: readonly HarCall[]): boolean {
  const login = calls.findIndex(({ endpoint }) => endpoint?.session === 'begins')
  const before = login === -1 ? calls : calls.slice(0, login)
  return before.some(
    ({ endpoint, status }) => status === 200 && ![undefined, 'public'].includes(endpoint?.access),
  )
}

function personIn(calls: readonly HarCall[]): UserInfo | undefined {
  for (const { endpoint, body } of calls) {
    if (!endpoint || !OF_PERSON.includes(endpoint.path) || !body) continue
    // A number that was masked is no number.
    const text = new TextDecoder().decode(body).replaceAll(/("1\d{2})\*{4}(\d{4}")/g, '$10000$2')
    const read = UserInfo.safeParse(Object(Object(parsed(text)).value).data)
    if (read.success) return read.data
  }
  return undefined
}

function shimOf(person: UserInfo | undefined): string {
  if (person?.roleId === ROLES.administrator) return STAND_INS.administrator
  if (person?.roleId === ROLES.planner) return STAND_INS.planner
  return person?.auth ? STAND_INS.vip : STAND_INS.student
}
