import { Line, type LineCustomSvgLayer } from '@nivo/line'
import { AXIS_BOTTOM, AXIS_CHART, AXIS_LEFT, type LineData } from './axis-chart'
import { useFigure } from './figure-state'
import { monthName, namedMonths, type Shade } from './plot'
import { PlotBox } from './plot-box'
import { ReadingLine } from './reading-line'

export interface ShareBand {
  readonly id: string
  readonly shade: Shade
  /** One share of 0–100 for each month. */
  readonly values: readonly number[]
}

export interface StackedSharesProps {
  readonly months: readonly number[]
  /** The lowest first. */
  readonly bands: readonly ShareBand[]
}

const TICKS = [0, 25, 50, 75, 100]
/** A band of at least this height, px, has its name in it. */
const ROOM_FOR_NAME = 18

/** Shares that sum to 100, as bands over the months; each has its shade and its name. */
export function StackedShares({ months, bands }: StackedSharesProps) {
  const { hidden } = useFigure()
  const shown = bands.filter(({ id }) => !hidden.has(id))
  const data = shown.map(({ id, values }) => ({ id, data: values.map((y, x) => ({ x, y })) }))

  // Each area reaches down to the ground: the highest is drawn first, the lower ones over it.
  const bandAreas: LineCustomSvgLayer<LineData> = ({ series, areaGenerator }) =>
    shown.toReversed().map(({ id, shade }) => {
      const points = series.find((item) => item.id === id)?.data ?? []
      const area = areaGenerator(points.map(({ position }) => position)) ?? ''
      // A thin rule between two bands, which no printer loses.
      return <path key={id} d={area} fill={shade.fill} stroke="var(--background)" strokeWidth={1.5} />
    })

  const names: LineCustomSvgLayer<LineData> = ({ series, innerWidth, innerHeight }) => {
    let floor = innerHeight
    const rising = shown.map((band) => ({ band, data: series.find(({ id }) => id === band.id)?.data ?? [] }))
    const names = rising.map(({ band, data: points }) => {
      const top = points[0]?.position.y ?? floor
      const name = { band, y: (floor + top) / 2, fits: floor - top >= ROOM_FOR_NAME }
      floor = top
      return name
    })
    return (
      <>
        {names
          .filter(({ fits }) => fits)
          .map(({ band: { id, shade }, y }) => (
            <text key={id} x={8} y={y} dominantBaseline="central" fontSize={12} fill={shade.ink}>
              {id}
            </text>
          ))}
        <ReadingLine innerWidth={innerWidth} innerHeight={innerHeight} />
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
          xScale={{ type: 'linear', min: 0, max: months.length - 1, nice: false }}
          yScale={{ type: 'linear', min: 0, max: 100, stacked: true }}
          gridYValues={TICKS}
          axisLeft={{ ...AXIS_LEFT, tickValues: TICKS, format: (value: number) => `${value}%` }}
          axisBottom={{
            ...AXIS_BOTTOM,
            tickValues: namedMonths(months, width).map((month) => months.indexOf(month)),
            format: (index: number) => monthName(months[index] ?? 0),
          }}
          layers={['grid', 'axes', bandAreas, names]}
        />
      )}
    </PlotBox>
  )
}
