import { useMemo } from 'react'
import type { CurvePoint, RankQuery } from '~/contracts/score-tables'
import { namedLines } from '~/entities/province/line-gaps'
import { useLinesOfYear } from '~/entities/province/use-lines-of-year'
import { MissingLine } from '~/shared/answer/missing-line'
import { CurveFigure } from '~/shared/charts/curve-figure'
import { chartsOf, rulesOf } from './rank-curve'

export interface RankChartsProps {
  readonly query: RankQuery
  readonly rows: readonly CurvePoint[]
  readonly score: number | undefined
  /** 安徽 2025 年物理. */
  readonly name: string
  /** Modelled, wholly or in part. */
  readonly sample: boolean
}

/** A score table as two curves: which rank each score holds, with the control lines, and how many share it. */
export function RankCharts({ query, rows, score, name, sample }: RankChartsProps) {
  const { lines, answer } = useLinesOfYear(query)
  const { ranks, counts } = useMemo(() => chartsOf(rows, score), [rows, score])
  const rules = useMemo(() => rulesOf(rows, namedLines(lines, query.subject)), [rows, lines, query.subject])
  const frame = {
    source: `${name}一分一段表`,
    evidence: sample ? 'modelled' : 'real',
    sourceBeside: true,
    className: CHART_HEIGHT,
    xLabel: '分数',
    xUnit: '分',
  } as const
  return (
    <div className={CHARTS}>
      <div className="empty:hidden lg:col-span-2">
        <MissingLine of={[answer]} name="图上的控制线" />
      </div>
      <CurveFigure
        {...frame}
        {...ranks}
        name="位次"
        caption={`${name}各分数的位次`}
        rules={rules}
        yLabel="最低位次"
        yUnit="位"
        ranks
      />
      <CurveFigure
        {...frame}
        {...counts}
        name="同分人数"
        caption={`${name}各分数的同分人数`}
        yLabel="同分人数"
        yUnit="人"
      />
    </div>
  )
}

const CHARTS = 'grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 lg:grid-cols-2'
const CHART_HEIGHT = 'h-72 md:h-80'
