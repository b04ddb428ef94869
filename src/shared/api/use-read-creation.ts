import type { EndpointInput } from '~/contracts/endpoint'
import { makeOnce, type PendingCreation, pendingCreation } from './pending-creation'
import { type CreatingEndpoint, type Creation, readInput, useWaiting } from './use-creation'
import { useComposedWrite } from './use-write'

/**
 * Makes a record that is put together of what the server has. While one is pending nothing is put together anew: it might be
 * another one. Throws what `compose` and `run` throw.
 */
export async function makeComposed<I, T>(
  pending: PendingCreation<I>,
  compose: () => Promise<I>,
  run: (input: I) => Promise<T>,
): Promise<T> {
  const { answer } = await makeOnce(pending, pending.find() ?? (await compose()), run)
  return answer
}

interface ReadCreationOptions<E extends CreatingEndpoint, A, T> {
  readonly scope: string
  /** Puts the record together of what the server has. */
  readonly compose: (asked: A) => Promise<EndpointInput<E>>
  readonly run: (input: EndpointInput<E>) => Promise<T>
  readonly onDone: (answer: T) => void
}

/** A call that makes a record of what the server has: what was made of it first is sent until an answer comes. */
export function useReadCreation<E extends CreatingEndpoint, A, T>(
  endpoint: E,
  { scope, compose, run, onDone }: ReadCreationOptions<E, A, T>,
): Creation<EndpointInput<E>, A> {
  const pending = pendingCreation(endpoint, scope, (content) => readInput(endpoint, content))
  const write = useComposedWrite(endpoint, {
    run: (asked: A) => makeComposed(pending, () => compose(asked), run),
    onDone,
  })
  return useWaiting(write, pending, scope)
}
