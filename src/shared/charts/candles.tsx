import { Line, type LineCustomSvgLayer } from '@nivo/line'
import { formatCount } from '~/shared/lib/text/format'
import { AXIS_BOTTOM, AXIS_CHART, AXIS_LEFT, type LineData } from './axis-chart'
import { type Candle, MIDDLE, RANGE } from './candle'
import { useFigure } from './figure-state'
import { monthName, namedMonths, roundTicks } from './plot'
import { PlotBox } from './plot-box'
import { ReadingLine } from './reading-line'

export interface CandlesProps {
  readonly candles: readonly Candle[]
}

/** Share of a month's room that its box takes. */
const BOX_WIDTH = 0.5

/** A candle for each month: a stick from the lowest to the highest, a box over the middle. */
export function Candles({ candles }: CandlesProps) {
  const months = candles.map(({ month }) => month)
  const ticks = roundTicks(Math.max(0, ...candles.map(({ max }) => max)))
  const data = (['min', 'max'] as const).map((id) => ({
    id,
    data: candles.map((candle, x) => ({ x, y: candle[id] })),
  }))

  const marks: LineCustomSvgLayer<LineData> = ({ yScale, innerWidth, innerHeight }) => {
    return (
      <>
        <ReadingLine innerWidth={innerWidth} innerHeight={innerHeight} />
        {candles.map((candle, index) => (
          <g key={candle.month} transform={`translate(${((index + 0.5) * innerWidth) / candles.length},0)`}>
            <CandleMark candle={candle} y={yScale} width={(BOX_WIDTH * innerWidth) / candles.length} />
          </g>
        ))}
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
          xScale={{ type: 'linear', min: -0.5, max: candles.length - 0.5, nice: false }}
          yScale={{ type: 'linear', min: 0, max: ticks.at(-1) || 1 }}
          gridYValues={ticks}
          axisLeft={{ ...AXIS_LEFT, tickValues: ticks, format: (value: number) => formatCount(value) }}
          axisBottom={{
            ...AXIS_BOTTOM,
            tickValues: namedMonths(months, width).map((month) => months.indexOf(month)),
            format: (index: number) => monthName(months[index] ?? 0),
          }}
          layers={['grid', 'axes', marks]}
        />
      )}
    </PlotBox>
  )
}

interface CandleMarkProps {
  readonly candle: Candle
  readonly y: (value: number) => number
  /** Of the box, px. */
  readonly width: number
}

function CandleMark({ candle: { min, low, high, max }, y, width }: CandleMarkProps) {
  const { hidden } = useFigure()
  return (
    <>
      {!hidden.has(RANGE) && (
        <g stroke="var(--muted-foreground)" strokeWidth={1.5}>
          <line y1={y(max)} y2={y(min)} />
          {[min, max].map((end) => (
            <line key={end} x1={-width / 4} x2={width / 4} y1={y(end)} y2={y(end)} />
          ))}
        </g>
      )}
      {!hidden.has(MIDDLE) && (
        <rect
          x={-width / 2}
          y={y(high)}
          width={width}
          height={Math.max(1, y(low) - y(high))}
          rx={1.5}
          fill="var(--primary)"
        />
      )}
    </>
  )
}
