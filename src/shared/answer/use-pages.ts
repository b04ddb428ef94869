import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { AskPages, ListPage } from '~/shared/api/call'
import { useLatest } from '~/shared/react/use-latest'
import { type Answer, NOTHING_ASKED, stateOf } from './use-answer'

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
  const { data, isPlaceholderData } = answer
  const answered = useLatest(isPlaceholderData ? undefined : question)
  const rows = useMemo(() => data?.pages.flatMap(({ records }) => records), [data])
  return {
    ...stateOf<unknown>(answer),
    data: rows,
    question: answered,
    isEarlier: isPlaceholderData,
    total: data?.pages[0]?.total ?? 0,
    hasMore: answer.hasNextPage,
    isLoadingMore: answer.isFetchingNextPage,
    failedAtMore: answer.isFetchNextPageError,
    loadMore: answer.fetchNextPage,
  }
}
