import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query'
import { isOnlyLogged } from '~/app/errors/logged-errors'
import { errorMessage } from '~/shared/api/error-message'
import { HttpError, ShapeError } from '~/shared/api/errors'
import { isMissing } from '~/shared/api/is-missing'
import { hasJustFailed } from '~/shared/api/query'
import { isRateLimited, isWaitedOut, waitBeforeRetry } from '~/shared/api/rate-limit'
import { SOON_MS } from '~/shared/api/retry'
import { notify } from '~/shared/lib/browser/notify'
import { settings } from '~/shared/lib/browser/settings'

function announce(error: unknown): void {
  if (isOnlyLogged(error)) return
  // Tables of one's own have gaps: the region that asked says so.
  if (settings.ownData && isMissing(error)) return
  // For developers: people are told that the answer cannot be read.
  if (error instanceof ShapeError) console.warn(`${error.call}：${error.field} ${error.message}`)
  const text = errorMessage(error)
  if (text !== undefined) notify.error(text)
}

/**
 * Asks again by itself only where that can help: a rate limit is waited out, and where there was no answer one more try is
 * made.
 */
function worthRetrying(failures: number, error: unknown): boolean {
  if (isRateLimited(error)) return isWaitedOut(failures, error)
  return failures === 0 && error instanceof HttpError && NO_ANSWER.includes(error.status)
}

/** No connection, or a gateway that found nobody behind it. */
const NO_ANSWER = [0, 502, 504]

function retryDelay(failures: number, error: unknown): number {
  return isRateLimited(error) ? waitBeforeRetry(failures, error) : SOON_MS
}

/** Whether the record that a page is about may not exist: the page then says so in place of everything else. */
function isRecordMissing(query: Query<unknown, Error>): boolean {
  const { meta, state } = query
  if (meta?.isRecordOfPage !== true) return false
  return state.fetchStatus === 'fetching' || (query.getObserversCount() > 0 && isMissing(state.error))
}

/**
 * Every failed call is announced here, once (S1 §8); the region that asked shows its own error state besides. What is
 * missing because the page's own record is, the page alone says.
 */
export function createQueryClient(): QueryClient {
  const queryCache = new QueryCache({
    onError: (error) => {
      if (!isMissing(error) || queryCache.findAll({ predicate: isRecordMissing }).length === 0)
        announce(error)
    },
  })
  return new QueryClient({
    queryCache,
    mutationCache: new MutationCache({ onError: announce }),
    defaultOptions: {
      queries: {
        retry: worthRetrying,
        retryDelay,
        retryOnMount: ({ state }) => !hasJustFailed(state.errorUpdatedAt),
        refetchOnWindowFocus: false,
        // Where there is no network, the device may have an answer.
        networkMode: 'offlineFirst',
      },
      mutations: { retry: false },
    },
  })
}
