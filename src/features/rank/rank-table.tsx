import { memo, useDeferredValue, useId, useMemo, useRef } from 'react'
import type { RankQuery } from '~/contracts/score-tables'
import { scoreTableCalls } from '~/entities/rank/score-table.calls'
import { States } from '~/shared/answer/states'
import { useAnswer } from '~/shared/answer/use-answer'
import { idlePart } from '~/shared/lazy/use-lazy-part'
import { useOnView } from '~/shared/lazy/use-on-view'
import { Earlier } from '~/shared/ui/earlier'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { LazyPart } from '~/shared/ui/lazy-part'
import { NotYetOnView } from '~/shared/ui/on-view-part'
import { TrustLine } from '~/shared/ui/trust-line'
import { PendingCharts, PendingTable, TABLE_PARTS } from './pending'
import type { RankChartsProps } from './rank-charts'
import { SampleMark } from './sample-mark'
import { SegmentTable, type Sought } from './segment-table'

interface RankTableProps extends Sought {
  readonly query: RankQuery
  readonly score: number | undefined
  /** Modelled, wholly or in part. */
  readonly sample: boolean
}

/** The score table as curves and row by row. */
export function RankTable({ query, score, sample, rank, isWhole, change }: RankTableProps) {
  const id = useId()
  const place = useRef<HTMLElement>(null)
  // Far below the answer to a score: who reads that and leaves asks for no table.
  const isOnView = useOnView(place) || score === undefined
  const table = useAnswer(isOnView ? query : undefined, scoreTableCalls.table)
  const { province, year, subject } = table.question ?? query
  const name = `${province} ${year} 年${subject}`
  return (
    <section ref={place} aria-labelledby={id}>
      <h2 id={id} className="text-lg font-medium">
        {name}一分一段
        {sample && <SampleMark />}
      </h2>
      {sample && (
        <p role="note" className="mt-1 text-sm text-muted-foreground">
          标“示例”的表没有找到完整的官方数据，按相邻年份推算，不是公布的数字。
        </p>
      )}
      {isOnView ? (
        <States
          of={table}
          name="一分一段表"
          pending={<PendingTable />}
          isEmpty={(rows) => rows.length === 0}
          empty={<EmptyRegion className="mt-4">这个批次没有一分一段数据。可以换一个批次或年份。</EmptyRegion>}
        >
          {(rows, asked) => (
            <LaterTable query={asked} {...{ rows, score, name, sample, rank, isWhole, change }} />
          )}
        </States>
      ) : (
        <NotYetOnView name="一分一段表">
          <PendingTable />
        </NotYetOnView>
      )}
    </section>
  )
}

/** Some hundred rows and two curves are drawn when there is time; until then what is there stays, and answers. */
function LaterTable({ change, ...shown }: CurvesAndRowsProps) {
  const { query, rows, score, name, sample, rank, isWhole } = shown
  const current = useMemo(
    () => ({ query, rows, score, name, sample, rank, isWhole }),
    [query, rows, score, name, sample, rank, isWhole],
  )
  const drawn = useDeferredValue(current)
  return (
    <Earlier when={drawn !== current} className={TABLE_PARTS}>
      <CurvesAndRows {...drawn} change={change} />
    </Earlier>
  )
}

const loadCharts = idlePart(async () => (await import('./rank-charts')).RankCharts)

type CurvesAndRowsProps = RankChartsProps & Sought

const CurvesAndRows = memo(function CurvesAndRows({ rank, isWhole, change, ...props }: CurvesAndRowsProps) {
  const { rows, score, name, sample } = props
  return (
    <>
      <div>
        <LazyPart name="图表" load={loadCharts} pending={<PendingCharts />} props={props} />
        <TrustLine
          addressOnPaper
          className="mt-4"
          source={`${name}一分一段表`}
          evidence={sample ? 'modelled' : 'real'}
        />
      </div>
      <SegmentTable label={`${name}一分一段表`} {...{ rows, score, rank, isWhole, change }} />
    </>
  )
})
