import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import type { Ask } from '~/shared/api/call'
import { useLatest } from '~/shared/react/use-latest'

/** What a region shows of an answer. */
export interface AnswerState<T> {
  readonly data: T | undefined
  readonly isPending: boolean
  readonly isError: boolean
  readonly error: unknown
  readonly refetch: () => unknown
  /** Why the try before this one failed, while the next is awaited. */
  readonly failureReason?: unknown
  /** Whether `data` stay from before: asking again has failed. */
  readonly isRefetchError?: boolean
  /** False where nothing is asked. */
  readonly isEnabled?: boolean
  /** When `data` came, ms since 1970. */
  readonly dataUpdatedAt?: number
}

/** An answer with the question it belongs to. */
export interface Answer<Q, T> extends AnswerState<T> {
  /** The question that `data` answers; while there is none, the one that is asked. */
  readonly question: Q | undefined
  /** Whether `data` answers an earlier question, and the next answer is on its way. */
  readonly isEarlier: boolean
}

/** What regions read of the result of a query: it renders anew when one of these changes. */
export function stateOf<T>({
  data,
  isPending,
  isError,
  error,
  refetch,
  failureReason,
  isRefetchError,
  isEnabled,
  dataUpdatedAt,
}: Required<AnswerState<T>>): Required<AnswerState<T>> {
  return { data, isPending, isError, error, refetch, failureReason, isRefetchError, isEnabled, dataUpdatedAt }
}

/** Whether an answer was asked for and has neither come nor failed. */
export function isAwaited({
  isPending,
  isEnabled = true,
}: Pick<AnswerState<unknown>, 'isPending' | 'isEnabled'>): boolean {
  return isPending && isEnabled
}

/** Stands where there is no question yet. */
export const NOTHING_ASKED = { queryKey: ['nothing asked'] as const, queryFn: skipToken } as const

/**
 * The answer to a question. While the next answer loads, the last one stays with its question. No figure then stands
 * under another question. `question` must keep its identity between renders (`useSettled`).
 */
export function useAnswer<Q, T>(question: Q | undefined, askOf: (question: Q) => Ask<T>): Answer<Q, T> {
  const answer = useQuery<T, Error, T, readonly unknown[]>({
    ...(question === undefined ? NOTHING_ASKED : askOf(question)),
    placeholderData: keepPreviousData,
  })
  const { isPlaceholderData } = answer
  const answered = useLatest(isPlaceholderData ? undefined : question)
  return { ...stateOf(answer), question: answered, isEarlier: isPlaceholderData }
}
