import { auth, LOGIN_FROM } from '~/contracts/auth'
import type { Endpoint, EndpointInput, EndpointOutput } from '~/contracts/endpoint'
import { createMockedNode } from '~/mocks/node'
import type { Scenario } from '~/mocks/scenario/scenario'
import { request, setClientHost } from '~/shared/api/client'

export const TELS = {
  student: '13800008000',
  vip: '13800008001',
  noProvince: '13800008002',
  newcomer: '13800008003',
  planner: '13800008010',
  admin: '13800008020',
}

/** Calls in the name of somebody. */
export interface Caller {
  call<E extends Endpoint>(endpoint: E, input: EndpointInput<E>): Promise<EndpointOutput<E>>
  /** What the call is refused with; throws when it is not. */
  refusal<E extends Endpoint>(endpoint: E, input: EndpointInput<E>): Promise<unknown>
}

/** A mocked API in which several people are signed in at once. */
export function openApi(scenario: Partial<Scenario> = {}) {
  const mocked = createMockedNode(scenario)
  mocked.server.listen({ onUnhandledRequest: 'error' })
  const as = (token: string | undefined): Caller => {
    const call: Caller['call'] = (endpoint, input) => {
      setClientHost({
        origin: 'http://api.test',
        hasCreationKeys: true,
        token: () => token,
        expired: () => undefined,
      })
      return request(endpoint, input)
    }
    return {
      call,
      refusal: (endpoint, input) =>
        call(endpoint, input).then(
          (answer) => Promise.reject(new Error(`not refused: ${JSON.stringify(answer)}`)),
          (error: unknown) => error,
        ),
    }
  }
  const guest = as(undefined)
  return {
    backend: mocked.backend,
    guest,
    async signIn(tel: string): Promise<Caller> {
      const code = await guest.call(auth.smsCode, { params: { tel } })
      const body = { tel, code, loginFrom: LOGIN_FROM, uid: 'test' } as const
      return as((await guest.call(auth.login, { body })).Authorization)
    },
    close: () => mocked.server.close(),
  }
}
