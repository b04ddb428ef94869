import { useQueryClient } from '@tanstack/react-query'
import type { Endpoint, EndpointInput, EndpointOutput } from '~/contracts/endpoint'
import { dropChanged } from './changes'
import { request } from './client'
import { mayBeMade } from './creation-key'
import { CancelledError } from './errors'
import { untilAnswered } from './slow-writes'
import { type Once, useOnce } from './use-once'

type WritingEndpoint = Endpoint & { readonly effect: 'write' }

interface WriteOptions<I, T> {
  /** What is done once the server has said yes. */
  readonly onDone?: (answer: T, input: I) => void
}

interface ComposedWriteOptions<I, T> extends WriteOptions<I, T> {
  /** Makes the call, with what has to be done around it. */
  readonly run: (input: I) => Promise<T>
}

/**
 * A call that writes: one call however fast the click. Afterwards every answer that `changes` of the contract names
 * is asked for again. What was typed is the caller's and stays.
 */
export function useWrite<E extends WritingEndpoint>(
  endpoint: E,
  options?: WriteOptions<EndpointInput<E>, EndpointOutput<E>>,
): Once<EndpointInput<E>> {
  return useComposedWrite(endpoint, { ...options, run: (input) => request(endpoint, input) })
}

/** What is said of a write that takes long. */
const actOf = ({ method, session }: WritingEndpoint) =>
  session === 'begins' ? '登录' : method === 'GET' ? '处理' : method === 'DELETE' ? '删除' : '保存'

/** A write that takes more than its one call: a login that also loads the record. */
export function useComposedWrite<I, T>(
  endpoint: WritingEndpoint,
  { run, onDone }: ComposedWriteOptions<I, T>,
): Once<I> {
  const client = useQueryClient()
  return useOnce({
    name: [endpoint.method, endpoint.path],
    run: async (input: I) => {
      try {
        return await untilAnswered(actOf(endpoint), () => run(input))
      } catch (error) {
        // It may have been done although no answer came: what it changes is asked anew.
        if (!endpoint.session && (mayBeMade(error) || error instanceof CancelledError))
          dropChanged(client, endpoint)
        throw error
      }
    },
    onDone: (answer, input) => {
      dropChanged(client, endpoint)
      onDone?.(answer, input)
    },
  })
}
