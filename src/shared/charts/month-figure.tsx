import { ChartFigure, type FigureProps } from './chart-figure'
import type { Mark } from './figure'
import { monthReadings, monthTable } from './month-data'

interface MonthSeriesData {
  readonly id: string
  readonly label: string
  /** One figure for each month. */
  readonly values: readonly number[]
}

interface MonthFigureProps extends FigureProps {
  readonly months: readonly number[]
  /** The most important first. */
  readonly series: readonly MonthSeriesData[]
  /** A figure as it stands on the axis, without its unit; keeps its identity between renders. */
  readonly format: (value: number) => string
  readonly unit: string
  /** The least difference that `format` can say: what stands on the axis is a multiple of it. */
  readonly finest?: number
}

/** Strong and whole, then quieter and broken: told apart without colours. */
const MARKS: readonly Mark[] = [
  { shape: 'line', color: 'var(--primary)' },
  { shape: 'line', color: 'var(--muted-foreground)', dash: '6 4' },
  { shape: 'line', color: 'var(--foreground)', dash: '2 3' },
]
const PLAIN: Mark = { shape: 'line', color: 'var(--primary)' }

const load = async () => (await import('./charts')).MonthLines

/** Lines over the months of a year. */
export function MonthFigure({ months, series, format, unit, finest, ...frame }: MonthFigureProps) {
  const drawn = series.map((item, index) => ({ ...item, mark: MARKS[index] ?? PLAIN }))
  const text = (value: number) => `${format(value)} ${unit}`
  return (
    <ChartFigure
      {...frame}
      legend={drawn}
      readings={monthReadings(months, series, text)}
      along
      table={monthTable(months, series, format)}
      load={load}
      props={{ months, series: drawn, format, unit: finest }}
    />
  )
}
