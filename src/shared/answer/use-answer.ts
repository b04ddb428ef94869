import {
  type InfiniteData,
  keepPreviousData,
  skipToken,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Ask, AskPages, ListPage } from '~/shared/api/call'
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

const NOTHING_ASKED = { queryKey: ['nothing asked'] as const, queryFn: skipToken } as const

/**
 * The answer to a question. While the next one is on its way the last answer stays, with the question it answers, so
 * that no figure stands under another question. `question` must keep its identity between renders (`useSettled`).
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

/** A list that comes page by page, with the question it answers. */
export interface PagedAnswer<Q, R> extends Answer<Q, readonly R[]> {
  /** How many there are, those that have not come yet included. */
  readonly total: number
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  /** The next page failed; `data` has the rows before it. */
  readonly failedAtMore: boolean
  readonly loadMore: () => unknown
}

const NO_PAGES = {
  ...NOTHING_ASKED,
  initialPageParam: 1,
  getNextPageParam: () => undefined,
}

/** As `useAnswer`, for a list that comes page by page. */
export function usePages<Q, R>(
  question: Q | undefined,
  askOf: (question: Q) => AskPages<R>,
): PagedAnswer<Q, R> {
  const answer = useInfiniteQuery<ListPage<R>, Error, InfiniteData<ListPage<R>>, readonly unknown[], number>({
    ...(question === undefined ? NO_PAGES : askOf(question)),
    placeholderData: keepPreviousData,
  })
  const { data, isPending, isError, error, refetch, isPlaceholderData } = answer
  const answered = useLatest(isPlaceholderData ? undefined : question)
  const rows = useMemo(() => data?.pages.flatMap(({ records }) => records), [data])
  return {
    data: rows,
    isPending,
    isError,
    error,
    refetch,
    question: answered,
    isEarlier: isPlaceholderData,
    total: data?.pages[0]?.total ?? 0,
    hasMore: answer.hasNextPage,
    isLoadingMore: answer.isFetchingNextPage,
    failedAtMore: answer.isFetchNextPageError,
    loadMore: answer.fetchNextPage,
  }
}
