import { useMemo } from 'react'
import { formatCount } from '~/shared/lib/format'
import { ChartFigure, type FigureProps } from './chart-figure'
import { type CurveMarker, curvePoints, MAIN, OTHERS, placesOf, QUIET, type XY } from './curve-points'
import type { LegendItem } from './figure'

interface CurveFigureProps extends FigureProps {
  readonly points: readonly XY[]
  /** Points that do not compare with the others: a second, quieter line that is not joined to the first. */
  readonly others?: readonly XY[]
  /** The name of the second line; with it the lines can be switched off. */
  readonly othersName?: string | undefined
  readonly marker?: CurveMarker | undefined
  readonly xLabel: string
  readonly yLabel: string
  /** The figures are ranks of some years: the smaller stands higher. */
  readonly ranks?: boolean
}

const NONE: readonly XY[] = []
const load = async () => (await import('./charts')).CurveChart

/** One line over numbers, with at most one marked point. */
export function CurveFigure(props: CurveFigureProps) {
  const { points, others = NONE, othersName, marker, xLabel, yLabel, ranks = false, ...frame } = props
  const { readings, table } = useMemo(() => {
    const all = curvePoints(points, others)
    const places = placesOf(all)
    return {
      readings: all.map(({ x, y }, index) => ({
        title: `${xLabel} ${x}`,
        lines: [{ text: `${yLabel} ${formatCount(y)}` }],
        at: { x: places[index] ?? 0 },
      })),
      table: { head: [xLabel, yLabel], rows: all.map(({ x, y }) => [String(x), formatCount(y)]) },
    }
  }, [points, others, xLabel, yLabel])
  return (
    <ChartFigure
      {...frame}
      legend={othersName !== undefined && others.length > 0 ? legendOf(yLabel, othersName) : []}
      readings={readings}
      along
      table={table}
      load={load}
      props={{ points, others, marker, ranks }}
    />
  )
}

function legendOf(main: string, others: string): LegendItem[] {
  return [
    { id: MAIN, label: main, mark: { shape: 'line', color: 'var(--primary)' } },
    { id: OTHERS, label: others, mark: { shape: 'line', color: QUIET } },
  ]
}
