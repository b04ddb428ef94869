import { ChartFigure, type FigureProps } from './chart-figure'
import type { Mark } from './figure'

interface DaySeriesData {
  readonly id: string
  readonly label: string
  /** One figure for each day. */
  readonly values: readonly number[]
}

interface DayFigureProps extends FigureProps {
  /** `2026-06-07`, the oldest first. */
  readonly days: readonly string[]
  /** The most important first, at most two. */
  readonly series: readonly DaySeriesData[]
  /** A figure without its unit; keeps its identity between renders. */
  readonly format: (value: number) => string
  readonly unit: string
}

const STRONG: Mark = { shape: 'line', color: 'var(--primary)' }
const QUIET: Mark = { shape: 'line', color: 'var(--muted-foreground)', dash: '6 4' }
/** Keeps its identity between renders: the axis names days instead. */
const NO_MONTHS: readonly number[] = []

const load = async () => (await import('./charts')).MonthLines

/** Lines over the days of a period. */
export function DayFigure({ days, series, format, unit, ...frame }: DayFigureProps) {
  const names = days.map((day) => `${Number(day.slice(5, 7))}/${Number(day.slice(8))}`)
  const drawn = series.map((item, index) => ({ ...item, mark: index === 0 ? STRONG : QUIET }))
  const last = Math.max(1, days.length - 1)
  return (
    <ChartFigure
      {...frame}
      legend={drawn}
      readings={days.map((day, index) => ({
        title: day,
        lines: series.map(({ id, label, values }) => ({
          series: id,
          text: `${label} ${format(values[index] ?? 0)} ${unit}`,
        })),
        at: { x: index / last },
      }))}
      along
      table={{
        head: ['日期', ...series.map(({ label }) => label)],
        rows: days.map((day, index) => [day, ...series.map(({ values }) => format(values[index] ?? 0))]),
      }}
      load={load}
      props={{ months: NO_MONTHS, names, series: drawn, format }}
    />
  )
}
