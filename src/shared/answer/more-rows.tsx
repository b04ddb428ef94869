import type { ReactNode } from 'react'
import { Button } from '~/shared/ui/button'
import { FailedRegion } from './failed-region'
import { useMoreRows } from './use-more-rows'
import type { PagedAnswer } from './use-pages'

interface MoreRowsProps<Q, Row> {
  readonly of: PagedAnswer<Q, Row>
  /** What fails, as a noun: 提前批计划. */
  readonly name: string
  /** Draws the first `shown` rows. */
  readonly children: (shown: number) => ReactNode
}

/** As many of the loaded rows as somebody has looked down to, and the way to the rest. */
export function MoreRows<Q, Row>({ of: answer, name, children }: MoreRowsProps<Q, Row>) {
  const { shown, more, showMore, bottom } = useMoreRows(answer)
  return (
    <>
      {children(shown)}
      {answer.failedAtMore && (
        <FailedRegion name={name} error={answer.error} onRetry={answer.loadMore} className="mt-4" />
      )}
      {more && (
        <Button ref={bottom} variant="ghost" className="mt-4 w-full" onClick={showMore}>
          {answer.isLoadingMore ? '加载中…' : '显示更多'}
        </Button>
      )}
    </>
  )
}
