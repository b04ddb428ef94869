import { getResponse } from 'msw'
import { CREATION_KEY } from '~/contracts/envelope'
import { GAOKAO_ID, ROLES } from '~/contracts/reference'
import { EMPTY_SCENARIO, type Scenario } from '~/mocks/scenario/scenario'
import { type Backend, createBackend } from '~/mocks/server/backend'
import { createHandlers, mockedEndpoints } from '~/mocks/server/routes'
import { DEMO_ACCOUNTS } from '~/mocks/store/demo-accounts'
import { scoreRecordsOf } from '~/mocks/store/score-tables'
import { NoAnswer, type Transport } from './check/exchange/exchange'
import type { Contract, Operation } from './contract'

/** The moment at which examples are made and tests are run: results of 2026 are just out. */
export const NOW = '2026-06-25T10:00:00+08:00'

/** Numbers of the demo world to sign in with: somebody for every kind of access. */
export const DEMO_TELS: readonly string[] = ['student', 'vip', 'planner', 'admin'].flatMap(
  (persona) => DEMO_ACCOUNTS.find((account) => account.persona === persona)?.tel ?? [],
)

/** A number whose account a check may make and delete. */
export const THROWAWAY_TEL = '19900000002'

/** The demo world at that moment. Its own students have typed in the score of the exam: lists on it can be signed. */
export function demoBackend(scenario: Partial<Scenario> = {}): Backend {
  const backend = createBackend({ scenario: { ...EMPTY_SCENARIO, ...scenario }, now: () => new Date(NOW) })
  for (const { id } of DEMO_ACCOUNTS.filter(({ roleId }) => roleId === ROLES.student)) {
    const newest = scoreRecordsOf(backend.db).list({ studentId: id }).at(-1)
    if (!newest) continue
    const exam = { examType: GAOKAO_ID, examName: `${newest.year} 年高考` } as const
    scoreRecordsOf(backend.db).change(newest.id, exam)
  }
  return backend
}

/** One that answers late, and whose clock goes on meanwhile. */
export function slowBackend(latency: number): Backend {
  const began = performance.now()
  const now = () => new Date(Date.parse(NOW) + performance.now() - began)
  return createBackend({ scenario: { ...EMPTY_SCENARIO, latency }, now })
}

const mocked = new Set(mockedEndpoints.map(({ endpoint }) => endpoint))

/** Whether the mocks answer a call. */
export const isMocked = ({ endpoint }: Operation) => mocked.has(endpoint)

/** The part of the contract that the mocks answer. */
export function mockedPart({ operations, book }: Contract): Contract {
  return { operations: operations.filter(isMocked), book }
}

/** Calls the mocked API in this process. Each transport has a world of its own unless a backend is given. */
export function mockTransport(backend: Backend = demoBackend()): Transport {
  const handlers = createHandlers(backend)
  return async ({ method, path, token, body, creationKey }) => {
    const started = performance.now()
    const headers = new Headers()
    if (token !== undefined) headers.set('Authorization', token)
    if (creationKey !== undefined) headers.set(CREATION_KEY, creationKey)
    if (body !== undefined) headers.set('Content-Type', 'application/json')
    const request = new Request(`http://api.invalid${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const response = await getResponse(handlers, request).catch(broken)
    if (!response) throw new NoAnswer(`nothing answers ${method} ${path}`, false)
    return {
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      body: new Uint8Array(await response.arrayBuffer()),
      ms: performance.now() - started,
      now: backend.now().getTime(),
    }
  }
}

/** An exception in a resolver is what the HTTP server makes of it: a status, not the end of the check. */
function broken(error: unknown): Response {
  return Response.json({ code: 500, message: String(error), data: null }, { status: 500 })
}
