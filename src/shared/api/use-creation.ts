import { useMemo } from 'react'
import type { Endpoint, EndpointInput, EndpointOutput } from '~/contracts/endpoint'
import { request } from './client'
import { makeOnce, type PendingCreation, pendingCreation } from './pending-creation'
import type { Once } from './use-once'
import { useComposedWrite } from './use-write'

export type CreatingEndpoint = Endpoint & { readonly effect: 'write'; readonly creates: true }

/** A record that is being made of `I`, or of what somebody asked for by `A`. */
export interface Creation<I, A = I> extends Once<A> {
  /** What was sent and not answered: the next start sends it again, whatever its input. */
  readonly pending: I | undefined
}

interface CreationOptions<I, T> {
  /** Tells records that are made by the same call apart: whose it is, or what it is about. */
  readonly scope: string
  /** `later` is what was asked for last, where the record was made of words that were sent before: still to be sent. */
  readonly onDone: (answer: T, later: I | undefined) => void
}

/** A call that makes a record: one record, also where an answer was lost and the words were changed before the next try. */
export function useCreation<E extends CreatingEndpoint>(
  endpoint: E,
  options: CreationOptions<EndpointInput<E>, EndpointOutput<E>>,
): Creation<EndpointInput<E>> {
  return useComposedCreation(endpoint, {
    ...options,
    read: (content) => readInput(endpoint, content),
    run: (input) => request(endpoint, input),
  })
}

/** What this tab kept, where it is what the call takes. */
export function readInput<E extends Endpoint>({ body }: E, content: unknown): EndpointInput<E> | undefined {
  const isInput = body?.safeParse(bodyOf(content)).success ?? false
  // A call that makes a record has a body and nothing else; the contract has just said that it is one.
  return isInput ? (content as EndpointInput<E>) : undefined
}

const bodyOf = (content: unknown) =>
  content !== null && typeof content === 'object' && 'body' in content ? content.body : undefined

interface ComposedCreationOptions<I, T> extends CreationOptions<I, T> {
  readonly read: (content: unknown) => I | undefined
  /** Makes the call, with what has to be done around it. */
  readonly run: (input: I) => Promise<T>
}

/** The same for a record that takes more than its one call. */
export function useComposedCreation<I, T>(
  endpoint: CreatingEndpoint,
  { scope, read, run, onDone }: ComposedCreationOptions<I, T>,
): Creation<I> {
  const pending: PendingCreation<I> = pendingCreation(endpoint, scope, read)
  const write = useComposedWrite(endpoint, {
    run: (input: I) => makeOnce(pending, input, run),
    onDone: ({ answer, later }) => onDone(answer, later),
  })
  return useWaiting(write, pending, scope)
}

/** What is pending of a record, beside the write that makes it. */
export function useWaiting<I, A>(write: Once<A>, pending: PendingCreation<I>, scope: string): Creation<I, A> {
  const { isPending } = write
  // biome-ignore lint/correctness/useExhaustiveDependencies: What is pending changes with the end of a call.
  const waiting = useMemo(() => (isPending ? undefined : pending.find()), [isPending, scope])
  return {
    ...write,
    // Other words while the first are on their way would make another record.
    start: (asked) => isPending || write.start(asked),
    pending: waiting,
  }
}
