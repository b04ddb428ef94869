import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import type { Ask } from '~/shared/api/call'
import { useLatest } from '~/shared/lib/use-latest'

/** What a region shows of an answer. */
export interface AnswerState<T> {
  readonly data: T | undefined
  readonly isPending: boolean
  readonly isError: boolean
  readonly error: unknown
  readonly refetch: () => unknown
}

/** An answer with the question it belongs to. */
export interface Answer<Q, T> extends AnswerState<T> {
  /** The question that `data` answers; while there is none, the one that is asked. */
  readonly question: Q | undefined
  /** Whether `data` answers an earlier question, and the next answer is on its way. */
  readonly isEarlier: boolean
}

/** Stands where there is no question yet. */
export const NOTHING_ASKED = { queryKey: ['nothing asked'] as const, queryFn: skipToken } as const

/**
 * The answer to a question. While the next answer loads, the last one stays with its question. No figure then stands
 * under another question. `question` must keep its identity between renders (`useSettled`).
 */
export function useAnswer<Q, T>(question: Q | undefined, askOf: (question: Q) => Ask<T>): Answer<Q, T> {
  const { data, isPending, isError, error, refetch, isPlaceholderData } = useQuery<
    T,
    Error,
    T,
    readonly unknown[]
  >({
    ...(question === undefined ? NOTHING_ASKED : askOf(question)),
    placeholderData: keepPreviousData,
  })
  const answered = useLatest(isPlaceholderData ? undefined : question)
  return {
    data,
    isPending,
    isError,
    error,
    refetch,
    question: answered,
    isEarlier: isPlaceholderData,
  }
}
