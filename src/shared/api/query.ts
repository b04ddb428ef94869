import type { DataTag, FetchQueryOptions, QueryState } from '@tanstack/react-query'
import type { Freshness } from '~/contracts/endpoint'
import { takenOver } from '~/shared/lazy/mounted'

const SECOND = 1000
const MINUTE = 60 * SECOND

/** Milliseconds that an answer stays good, by what its endpoint says (`fresh`). */
export const FRESH = {
  session: Number.POSITIVE_INFINITY,
  shared: 5 * MINUTE,
  own: 30 * SECOND,
} as const satisfies Record<Freshness, number>

/** A part that appears this soon after a failure shows it, and does not ask again: parts in a row would make a storm. */
const JUST_FAILED_MS = 10_000

/** Whether what failed at `since`, ms since 1970, is shown and not asked for again by itself. */
export const hasJustFailed = (since: number): boolean => Date.now() - since <= JUST_FAILED_MS

/** What of a query cache starts a fetch. */
interface Fetching {
  fetchQuery(options: FetchQueryOptions): Promise<unknown>
  /** Without it nothing has failed before. */
  getQueryState?(key: readonly unknown[]): Pick<QueryState, 'status' | 'errorUpdatedAt'> | undefined
}

/** The options of a query, as far as they name its answer. */
interface Asking<T> {
  readonly queryKey: DataTag<readonly unknown[], T, Error>
}

/**
 * The answer to a question that the page will ask too; undefined when it has failed, which the page then says: a loader
 * that runs again at once does not ask again. Nothing is asked while HTML is rendered at build time, nor before that HTML
 * has been taken over.
 */
export async function tryFetch<T>(client: Fetching, options: Asking<T>): Promise<T | undefined> {
  await takenOver
  const before = client.getQueryState?.(options.queryKey)
  if (before?.status === 'error' && hasJustFailed(before.errorUpdatedAt)) return undefined
  try {
    // `queryOptions` gives its result the types of `useQuery`; fetching reads the same members of it.
    return (await client.fetchQuery(options as FetchQueryOptions)) as T
  } catch {
    return undefined
  }
}

/** Asks and returns at once: loaders are event handlers, the page shows its own pending state. */
export function prefetch<T>(client: Fetching, options: Asking<T>): void {
  void tryFetch(client, options)
}
