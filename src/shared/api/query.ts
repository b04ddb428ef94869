import { type FetchQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Endpoint, EndpointInput } from '~/contracts/endpoint'
import { mounted } from '~/shared/lib/mounted'
import { request } from './client'

const SECOND = 1000
const MINUTE = 60 * SECOND

/** How long an answer is good for. Every query says which. */
export const FRESH = {
  /** Figures of past years and catalogues: do not change while a person looks at them. */
  session: Number.POSITIVE_INFINITY,
  /** What somebody else may change. */
  shared: 5 * MINUTE,
  /** What this person changes. */
  own: 30 * SECOND,
  /** What is polled. */
  never: 0,
} as const

/** Query options of one call: the key is the call and its input, so that two places that ask the same share the answer. */
export function endpointQuery<E extends Endpoint>(endpoint: E, input: EndpointInput<E>, staleTime: number) {
  return queryOptions({
    queryKey: [endpoint.method, endpoint.path, input] as const,
    queryFn: ({ signal }) => request(endpoint, input, signal),
    staleTime,
  })
}

/**
 * Starts a fetch and returns at once: loaders are event handlers, the page shows its own pending face.
 * Nothing is asked while HTML is rendered at build time, nor before that HTML has been taken over.
 */
export function startFetching(client: QueryClient, options: { readonly queryKey: readonly unknown[] }): void {
  // `queryOptions` gives its result the types of `useQuery`; prefetching reads the same members of it.
  if (!import.meta.env.SSR) void mounted.then(() => client.prefetchQuery(options as FetchQueryOptions))
}
