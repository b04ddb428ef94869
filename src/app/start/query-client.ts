import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query'
import { isOnlyLogged } from '~/app/errors/logged-errors'
import { errorMessage } from '~/shared/api/error-message'
import { HttpError, ShapeError } from '~/shared/api/errors'
import { isClosed, isMissing } from '~/shared/api/is-missing'
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

/**
 * Whether a page says in place of everything else that its record is missing or refused. While the record is on its way,
 * what else of it is missing waits for it.
 */
function isSaidByPage(error: unknown, query: Query<unknown, Error>): boolean {
  const { meta, state } = query
  if (meta?.isRecordOfPage !== true) return false
  if (isMissing(error) && state.fetchStatus === 'fetching') return true
  return query.getObserversCount() > 0 && isClosed(state.error)
}

/**
 * Every failed call is announced here, once (S1 §8); the region that asked shows its own error state besides. What is
 * missing or refused because the page's own record is, the page alone says.
 */
export function createQueryClient(): QueryClient {
  const queryCache = new QueryCache({
    onError: (error) => {
      const isSaid = isClosed(error) && queryCache.getAll().some((query) => isSaidByPage(error, query))
      if (!isSaid) announce(error)
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
