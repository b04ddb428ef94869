import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query'
import { mounted } from '~/shared/lib/mounted'

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

/**
 * Starts a fetch and returns at once: loaders are event handlers, the page shows its own pending face.
 * Nothing is asked while HTML is rendered at build time, nor before that HTML has been taken over.
 */
export function startFetching(client: QueryClient, options: { readonly queryKey: readonly unknown[] }): void {
  // `queryOptions` gives its result the types of `useQuery`; prefetching reads the same members of it.
  if (!import.meta.env.SSR) void mounted.then(() => client.prefetchQuery(options as FetchQueryOptions))
}
