import { type ReactNode, useMemo } from 'react'
import { Faces, FailedRegion } from '~/shared/answer/faces'
import { useMoreRows } from '~/shared/answer/use-more-rows'
import { type PagedAnswer, usePages } from '~/shared/answer/use-pages'
import { formatCount } from '~/shared/lib/format'
import { TreeTable } from '~/shared/table/tree-table'
import { Button } from '~/shared/ui/button'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { Skeleton } from '~/shared/ui/skeleton'
import { earlyCalls } from './early-batch.calls'
import type { EarlyQuestion } from './early-filters'
import { lineColumns, majorsOfLine } from './line-columns'
import { majorsOfPlan, planColumns } from './plan-columns'

interface RowsProps {
  readonly schoolId: string | undefined
  readonly question: EarlyQuestion
  /** Offers a way out where nothing was found. */
  readonly onClear: () => void
}

/** Early-batch plans (S1 §2): a row of several majors opens into them. */
export function EarlyPlans({ schoolId, question, onClear }: RowsProps) {
  const plans = usePages(question, (asked) => earlyCalls.plans(schoolId, asked))
  const { province, year } = plans.question ?? question
  const columns = useMemo(() => planColumns(province, year), [province, year])
  return (
    <Rows name="提前批招生计划" answer={plans} onClear={onClear}>
      {(rows) => <TreeTable label="提前批招生计划" columns={columns} rows={rows} childrenOf={majorsOfPlan} />}
    </Rows>
  )
}

/** Early-batch lines (S1 §2): a row of several majors opens into them. */
export function EarlyLines({ schoolId, question, onClear }: RowsProps) {
  const lines = usePages(question, (asked) => earlyCalls.lines(schoolId, asked))
  // The rows of one school need not lead to it.
  const columns = useMemo(() => lineColumns({ linked: schoolId === undefined }), [schoolId])
  return (
    <Rows name="提前批分数线" answer={lines} onClear={onClear}>
      {(rows) => <TreeTable label="提前批分数线" columns={columns} rows={rows} childrenOf={majorsOfLine} />}
    </Rows>
  )
}

interface RowsOf<Row> {
  readonly name: string
  readonly answer: PagedAnswer<EarlyQuestion, Row>
  readonly onClear: () => void
  readonly children: (rows: readonly Row[]) => ReactNode
}

/** The rows that have come, as far down as somebody has looked. */
function Rows<Row>({ name, answer, onClear, children }: RowsOf<Row>) {
  const { shown, more, showMore, bottom } = useMoreRows(answer)
  return (
    <Faces
      of={answer}
      name={name}
      pending={<Skeleton className="h-[40rem]" />}
      isEmpty={(rows) => rows.length === 0}
      empty={
        <EmptyRegion>
          <p>没有符合条件的{name}。</p>
          <Button variant="outline" size="sm" className="mt-3" onClick={onClear}>
            看全部批次和目录
          </Button>
        </EmptyRegion>
      }
    >
      {(rows) => (
        <>
          <p className="mb-2 text-sm text-muted-foreground">共 {formatCount(answer.total)} 条</p>
          {children(rows.slice(0, shown))}
          {answer.failedAtMore && (
            <FailedRegion name={name} error={answer.error} onRetry={answer.loadMore} className="mt-4" />
          )}
          {more && (
            <Button ref={bottom} variant="ghost" className="mt-4 w-full" onClick={showMore}>
              {answer.isLoadingMore ? '加载中…' : '显示更多'}
            </Button>
          )}
        </>
      )}
    </Faces>
  )
}
