import type { Endpoint, EndpointInput } from '~/contracts/endpoint'
import { type LooseInput, nameOf, outgoing } from '~/shared/api/outgoing'
import { settings } from '~/shared/lib/browser/settings'
import { currentSession } from '~/shared/session/session'
import { answerOf } from '../answers'

/*
 * Stands for `shared/api/call` in the script of a first view, which makes no calls: an answer is known once the script in the
 * HTML has read it.
 */

interface Call {
  readonly key: readonly unknown[]
  /** As the script in the HTML names it. */
  readonly name: string
}

export function call<E extends Endpoint>(endpoint: E, input: EndpointInput<E>): Call {
  // `EndpointInput<E>` cannot be resolved while E is open; every one of its instances is a LooseInput.
  const out = outgoing(settings.api ?? '', endpoint, input as LooseInput, currentSession()?.token)
  return { key: [endpoint.method, endpoint.path, input], name: nameOf(out) }
}

export const ask = ({ key, name }: Call) => ({
  queryKey: key,
  known: () => answerOf(name),
})

/** What a page is about is known like any other answer. */
export const askRecord = ask

/** Nobody asks for more yet. */
export const nextPage = () => undefined

export function askPages(callOf: (page: number) => Call) {
  const { key, name } = callOf(1)
  const known = () => {
    const first = answerOf(name)
    return first && { pages: [first], pageParams: [1] }
  }
  return { queryKey: [...key, 'pages'], known }
}
