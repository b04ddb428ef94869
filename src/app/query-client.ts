import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { errorMessage } from '~/shared/api/error-message'
import { BusinessError, HttpError } from '~/shared/api/errors'
import { notify } from '~/shared/lib/notify'
import { isOnlyLogged } from './logged-errors'

function announce(error: unknown): void {
  if (isOnlyLogged(error)) return
  const text = errorMessage(error)
  if (text !== undefined) notify.error(text)
}

/** At most one automatic retry, and only where asking again can help: no answer, or a server that stumbled. */
function worthRetrying(failures: number, error: unknown): boolean {
  if (failures > 0 || error instanceof BusinessError) return false
  return error instanceof HttpError && (error.status === 0 || error.status === 502 || error.status === 503)
}

/** A part that appears this soon after a failure shows it, and does not ask again: parts in a row would make a storm. */
const JUST_FAILED_MS = 10_000

function failedLongAgo({ state }: { readonly state: { readonly errorUpdatedAt: number } }): boolean {
  return Date.now() - state.errorUpdatedAt > JUST_FAILED_MS
}

/** Every failed call is announced here, once (S1 §8); the region that asked shows its own error face besides. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: announce }),
    mutationCache: new MutationCache({ onError: announce }),
    defaultOptions: {
      queries: {
        retry: worthRetrying,
        retryDelay: 400,
        retryOnMount: failedLongAgo,
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false },
    },
  })
}
