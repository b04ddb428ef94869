import { useEffect, useState } from 'react'
import { helpAgainst } from '~/shared/api/is-missing'
import { retrySlowCalls, SLOW_MS } from '~/shared/api/retry'
import { type AnswerState, isAwaited } from './use-answer'

type Failed = Pick<AnswerState<unknown>, 'refetch' | 'error'>
type Missing = Failed & Pick<AnswerState<unknown>, 'isPending' | 'isError' | 'isEnabled'>

/** What a control gets whose options are missing. */
export interface Retry {
  /** Asks again for what has failed, or takes long; absent where nothing does. */
  readonly onRetry?: (() => unknown) | undefined
  /** It is still awaited. */
  readonly isSlow?: boolean | undefined
  /** Why it has failed: asking again need not help. */
  readonly error?: unknown
}

/** The same where something has failed. */
export interface FailedRetry extends Retry {
  readonly onRetry: () => unknown
}

/** How to ask again for what has failed. Where that helps one of them, it is worth it. */
export function retryOf(failed: readonly Failed[]): FailedRetry {
  const worth = failed.filter(({ error }) => helpAgainst(error) === 'retry')
  return {
    onRetry: () => worth.map(({ refetch }) => refetch()),
    error: (worth[0] ?? failed[0])?.error,
  }
}

/** The way to ask again for answers that have failed, or that have been awaited for long. */
export function useRetry(...answers: readonly Missing[]): Retry {
  const failed = answers.filter(({ isError }) => isError)
  const { isLong, beginAnew } = useLong(failed.length === 0 && answers.some(isAwaited))
  if (failed.length > 0) return retryOf(failed)
  if (!isLong) return {}
  return {
    isSlow: true,
    onRetry() {
      beginAnew()
      retrySlowCalls()
    },
  }
}

/** Whether something has been so for long; `beginAnew` starts the wait once more. */
function useLong(isSo: boolean) {
  const [begun, setBegun] = useState(0)
  const [isLong, setLong] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each beginning is a wait of its own
  useEffect(() => {
    if (!isSo) return
    const timer = setTimeout(() => setLong(true), SLOW_MS)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isSo, begun])
  return { isLong: isLong && isSo, beginAnew: () => setBegun(begun + 1) }
}
