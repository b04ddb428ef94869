import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FailedRegion } from '~/shared/answer/faces'
import { formatCount } from '~/shared/lib/format'
import { Button } from '~/shared/ui/button'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { Skeleton } from '~/shared/ui/skeleton'
import { type EarlyQuestion, earlyBatchQueries } from './early-batch.queries'
import { EarlyLineTable } from './line-table'
import { EarlyPlanTable } from './plan-table'
import { useMoreRows } from './use-more-rows'

interface RowsProps {
  readonly question: EarlyQuestion
  /** Offers a way out where nothing was found. */
  readonly onClear: () => void
}

export function EarlyPlans({ question, onClear }: RowsProps) {
  const answer = useInfiniteQuery(earlyBatchQueries.plans(question))
  return (
    <Rows name="提前批招生计划" answer={answer} onClear={onClear}>
      {(rows) => <EarlyPlanTable rows={rows} province={question.province} year={question.year} />}
    </Rows>
  )
}

export function EarlyLines({ question, onClear }: RowsProps) {
  const answer = useInfiniteQuery(earlyBatchQueries.lines(question))
  return (
    <Rows name="提前批分数线" answer={answer} onClear={onClear}>
      {(rows) => <EarlyLineTable rows={rows} linked={question.schoolId === undefined} />}
    </Rows>
  )
}

interface Page<T> {
  readonly records: readonly T[]
  readonly total: number
}

interface RowsOf<T> {
  readonly name: string
  readonly answer: UseInfiniteQueryResult<{ readonly pages: readonly Page<T>[] }>
  readonly onClear: () => void
  readonly children: (rows: readonly T[]) => ReactNode
}

/** The rows that have come, as far down as somebody has looked. */
function Rows<T>({ name, answer, onClear, children }: RowsOf<T>) {
  const rows = answer.data?.pages.flatMap(({ records }) => records) ?? []
  const { shown, more, showMore, bottom } = useMoreRows({ ...answer, loaded: rows.length })
  if (answer.isPending) {
    return (
      <div aria-busy="true">
        <span className="sr-only">{name}加载中</span>
        <Skeleton className="h-[40rem]" />
      </div>
    )
  }
  if (answer.isError && rows.length === 0)
    return <FailedRegion name={name} error={answer.error} onRetry={() => answer.refetch()} />
  if (rows.length === 0) {
    return (
      <EmptyRegion>
        <p>没有符合条件的{name}。</p>
        <Button variant="outline" size="sm" className="mt-3" onClick={onClear}>
          看全部批次和目录
        </Button>
      </EmptyRegion>
    )
  }
  return (
    <>
      <p className="mb-2 text-sm text-muted-foreground">
        共 {formatCount(answer.data?.pages[0]?.total ?? rows.length)} 条
      </p>
      {children(rows.slice(0, shown))}
      {answer.isFetchNextPageError && (
        <FailedRegion
          name={name}
          error={answer.error}
          onRetry={() => answer.fetchNextPage()}
          className="mt-4"
        />
      )}
      {more && (
        <Button ref={bottom} variant="ghost" className="mt-4 w-full" onClick={showMore}>
          {answer.isFetchingNextPage ? '加载中…' : '显示更多'}
        </Button>
      )}
    </>
  )
}
