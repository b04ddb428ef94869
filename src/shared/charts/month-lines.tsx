import { Line, type LineCustomSvgLayer } from '@nivo/line'
import { AXIS_BOTTOM, AXIS_CHART, AXIS_LEFT, type LineData } from './axis-chart'
import type { LegendItem } from './figure'
import { useFigure } from './figure-state'
import { monthName, namedMonths, roundTicks, spacedPlaces } from './plot'
import { PlotBox } from './plot-box'
import { ReadingLine } from './reading-line'

export interface MonthSeries extends LegendItem {
  /** One figure for each month. */
  readonly values: readonly number[]
}

export interface MonthLinesProps {
  readonly months: readonly number[]
  /** Of the places along the axis, where these are not months. */
  readonly names?: readonly string[]
  readonly series: readonly MonthSeries[]
  /** A figure as it stands on the axis. */
  readonly format: (value: number) => string
  /** The least that `format` can say. */
  readonly unit?: number | undefined
}

/** Lines over the months of a year, or over named places, each with its own dash. */
export function MonthLines({ months, names, series, format, unit }: MonthLinesProps) {
  const { hidden } = useFigure()
  const shown = series.filter(({ id }) => !hidden.has(id))
  // The scale stays when a series goes, so that what is left does not move.
  const ticks = roundTicks(Math.max(0, ...series.flatMap(({ values }) => values)), { unit })
  const data = shown.map(({ id, values }) => ({ id, data: values.map((y, x) => ({ x, y })) }))

  const lines: LineCustomSvgLayer<LineData> = ({ series: drawn, lineGenerator, innerWidth, innerHeight }) => {
    return (
      <>
        {drawn.map(({ id, data: points }) => {
          const mark = shown.find((item) => item.id === id)?.mark
          const path = lineGenerator(points.map(({ position }) => position)) ?? ''
          return (
            <path
              key={id}
              d={path}
              fill="none"
              stroke={mark?.color}
              strokeWidth={2}
              strokeDasharray={mark?.dash}
            />
          )
        })}
        <ReadingLine
          innerWidth={innerWidth}
          innerHeight={innerHeight}
          dots={(index) =>
            drawn.map(({ id, data: points }) => ({
              y: points[index]?.position.y ?? 0,
              color: shown.find((item) => item.id === id)?.mark.color ?? '',
            }))
          }
        />
      </>
    )
  }

  return (
    <PlotBox>
      {({ width, height }) => (
        <Line<LineData>
          {...AXIS_CHART}
          width={width}
          height={height}
          data={data}
          xScale={{ type: 'linear', min: 0, max: Math.max(1, (names ?? months).length - 1), nice: false }}
          yScale={{ type: 'linear', min: 0, max: ticks.at(-1) || 1 }}
          gridYValues={ticks}
          axisLeft={{ ...AXIS_LEFT, tickValues: ticks, format }}
          axisBottom={{
            ...AXIS_BOTTOM,
            tickValues: names
              ? spacedPlaces(names.length, width)
              : namedMonths(months, width).map((month) => months.indexOf(month)),
            format: (index: number) => names?.[index] ?? monthName(months[index] ?? 0),
          }}
          layers={['grid', 'axes', lines]}
        />
      )}
    </PlotBox>
  )
}
