import { useMemo } from 'react'
import { formatCount } from '~/shared/lib/text/format'
import { ChartFigure, type FigureProps } from './chart-figure'
import {
  type CurveMarker,
  type CurvePoint,
  type CurveRule,
  curvePoints,
  MAIN,
  OTHERS,
  placesOf,
  QUIET,
} from './curve-points'
import type { LegendItem } from './figure'

interface CurveFigureProps extends FigureProps {
  readonly points: readonly CurvePoint[]
  /** Points that do not compare with the others: a second, quieter line that is not joined to the first. */
  readonly others?: readonly CurvePoint[]
  /** The name of the second line; with it the lines can be switched off. */
  readonly othersName?: string | undefined
  readonly marker?: CurveMarker | undefined
  readonly rules?: readonly CurveRule[]
  readonly xLabel: string
  readonly xUnit?: string
  readonly yLabel: string
  readonly yUnit?: string
  /** The figures are ranks: the smaller stands higher. */
  readonly ranks?: boolean
}

const NONE: readonly CurvePoint[] = []
const NO_RULES: readonly CurveRule[] = []
const load = async () => (await import('./charts')).CurveChart

/** One line over numbers, with at most one marked point. */
export function CurveFigure(props: CurveFigureProps) {
  const { points, others = NONE, othersName, marker, rules = NO_RULES, ranks = false, ...named } = props
  const { xLabel, xUnit, yLabel, yUnit, ...frame } = named
  const { readings, table } = useMemo(() => {
    const all = curvePoints(points, others)
    const places = placesOf(all)
    return {
      readings: all.map(({ x, y, said }, index) => ({
        title: xUnit === undefined ? `${xLabel} ${x}` : `${x} ${xUnit}`,
        lines: (said ?? [`${yLabel} ${formatCount(y)}`]).map((text) => ({ text })),
        at: { x: places[index] ?? 0 },
      })),
      table: {
        head: [axisName(xLabel, xUnit), axisName(yLabel, yUnit)],
        rows: all.map(({ x, y }) => [String(x), formatCount(y)]),
      },
    }
  }, [points, others, xLabel, xUnit, yLabel, yUnit])
  return (
    <ChartFigure
      {...frame}
      legend={othersName !== undefined && others.length > 0 ? legendOf(yLabel, othersName) : []}
      readings={readings}
      along
      table={table}
      load={load}
      props={{
        points,
        others,
        marker,
        rules,
        ranks,
        xName: axisName(xLabel, xUnit),
        yName: axisName(yLabel, yUnit),
      }}
    />
  )
}

/** 位次（位）; a label without a unit says it already, or is a year. */
function axisName(label: string, unit: string | undefined): string {
  return unit === undefined ? label : `${label}（${unit}）`
}

function legendOf(main: string, others: string): LegendItem[] {
  return [
    { id: MAIN, label: main, mark: { shape: 'line', color: 'var(--primary)' } },
    { id: OTHERS, label: others, mark: { shape: 'line', color: QUIET } },
  ]
}
