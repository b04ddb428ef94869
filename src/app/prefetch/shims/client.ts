import { isPublicReading } from '~/contracts/caching'
import type { Endpoint, EndpointInput } from '~/contracts/endpoint'
import { type LooseInput, nameOf, outgoing } from '~/shared/api/outgoing'
import { settings } from '~/shared/lib/browser/settings'
import { currentSession } from '~/shared/session/session'

/*
 * Stands for `shared/api/client` in the prefetch script: makes the calls and keeps the answers unread for the application.
 */

/** Makes a call once, and gives its payload unchecked: the application checks what it takes over. */
export async function request<E extends Endpoint>(endpoint: E, input: EndpointInput<E>): Promise<unknown> {
  const state = window.zetuPrefetch
  if (!state || state.over) throw new Error('the application asks now')
  const out = outgoingOf(endpoint, input)
  const name = nameOf(out)
  const answer = state.answers.get(name) ?? state.ask(out, isPublicReading(endpoint))
  state.answers.set(name, answer)
  const read = answer.then((response) => response.clone().json())
  state.reads.push(read)
  const { code, message, data = message } = await read
  if (code !== 200) throw new Error(`${endpoint.path} ${code}`)
  tell(name, data)
  return data
}

/** Tells what is drawn a part of an answer: what the call for it alone would have answered. */
export function tellPart<E extends Endpoint>(endpoint: E, input: EndpointInput<E>, data: unknown): void {
  tell(nameOf(outgoingOf(endpoint, input)), data)
}

function tell(name: string, data: unknown): void {
  window.zetuPrefetch?.payloads.set(name, data)
  window.zetuPrefetch?.onAnswer(name)
}

function outgoingOf<E extends Endpoint>(endpoint: E, input: EndpointInput<E>) {
  // `EndpointInput<E>` cannot be resolved while E is open; every one of its instances is a LooseInput.
  return outgoing(settings.api ?? '', endpoint, input as LooseInput, currentSession()?.token)
}
