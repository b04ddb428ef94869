import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query'
import type { Freshness } from '~/contracts/endpoint'
import { mounted } from '~/shared/lib/mounted'

const SECOND = 1000
const MINUTE = 60 * SECOND

/** Milliseconds that an answer stays good, by what its endpoint says (`fresh`). */
export const FRESH = {
  session: Number.POSITIVE_INFINITY,
  shared: 5 * MINUTE,
  own: 30 * SECOND,
} as const satisfies Record<Freshness, number>

/**
 * Starts a fetch and returns at once: loaders are event handlers, the page shows its own pending face.
 * Nothing is asked while HTML is rendered at build time, nor before that HTML has been taken over.
 */
export function startFetching(client: QueryClient, options: { readonly queryKey: readonly unknown[] }): void {
  // `queryOptions` gives its result the types of `useQuery`; prefetching reads the same members of it.
  if (!import.meta.env.SSR) void mounted.then(() => client.prefetchQuery(options as FetchQueryOptions))
}
