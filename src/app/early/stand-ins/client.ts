import type { Endpoint, EndpointInput } from '~/contracts/endpoint'
import { type LooseInput, nameOf, outgoing } from '~/shared/api/outgoing'
import { currentSession } from '~/shared/session/session'
import { table } from '../read-table'

/*
 * Stands for `shared/api/client` in the early script: makes the calls and keeps the answers unread for the application.
 */

declare global {
  interface Window {
    zetuEarly?: {
      /** Answers that were asked for while the application was still loading, by the name of their call. */
      readonly answers: Map<string, Promise<Response>>
      /** Whether the application has begun to ask: from then on it makes the calls itself. */
      over: boolean
    }
  }
}

/** Makes a call once, and gives its payload unchecked: the application checks what it takes over. */
export async function request<E extends Endpoint>(endpoint: E, input: EndpointInput<E>): Promise<unknown> {
  window.zetuEarly ??= { answers: new Map(), over: false }
  const { answers, over } = window.zetuEarly
  if (over) throw new Error('the application asks now')
  // `EndpointInput<E>` cannot be resolved while E is open; every one of its instances is a LooseInput.
  const out = outgoing(table.origin, endpoint, input as LooseInput, currentSession()?.token)
  const answer = answers.get(nameOf(out)) ?? fetch(out.url, out.init)
  answers.set(nameOf(out), answer)
  const { code, message, data = message } = await (await answer).clone().json()
  if (code !== 200) throw new Error(`${endpoint.path} ${code}`)
  return data
}
