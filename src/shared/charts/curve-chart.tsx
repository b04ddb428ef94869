import { Line, type LineCustomSvgLayer } from '@nivo/line'
import { formatCount } from '~/shared/lib/format'
import { AXIS_BOTTOM, AXIS_CHART, AXIS_LEFT, type LineData } from './axis-chart'
import { type CurveMarker, curvePoints, MAIN, OTHERS, QUIET, type XY } from './curve-points'
import { useFigure } from './figure-state'
import { PlotBox } from './plot-box'
import { ReadingLine } from './reading-line'

export interface CurveProps {
  readonly points: readonly XY[]
  /** Points that do not compare with the others: a second, quieter line that is not joined to the first. */
  readonly others: readonly XY[]
  /** A point that stands out, with its word. */
  readonly marker: CurveMarker | undefined
  /** The figures are ranks of some years: the smaller stands higher, each year is a point, and nothing is filled below. */
  readonly ranks: boolean
}

/** Room above the highest figure, for the word of a marker. */
const HEADROOM = 1.12

/** One line over numbers, with at most one marked point. */
export function CurveChart({ points, others, marker, ranks }: CurveProps) {
  const { hidden } = useFigure()
  const all = curvePoints(points, others)
  const top = Math.max(marker?.y ?? 0, ...all.map(({ y }) => y))
  const shown = (id: string, data: readonly XY[]) =>
    data.length > 0 && !hidden.has(id) ? [{ id, data }] : []

  const marks: LineCustomSvgLayer<LineData> = ({ xScale, yScale, innerWidth, innerHeight }) => {
    return (
      <>
        {marker && (
          <MarkerMark
            marker={marker}
            x={xScale(marker.x)}
            y={yScale(marker.y)}
            {...{ innerWidth, innerHeight }}
          />
        )}
        <ReadingLine
          innerWidth={innerWidth}
          innerHeight={innerHeight}
          dots={(index) => {
            const point = all[index]
            return point ? [{ y: yScale(point.y), color: 'var(--primary)' }] : []
          }}
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
          data={[...shown(MAIN, points), ...shown(OTHERS, others)]}
          colors={({ id }) => (id === OTHERS ? QUIET : 'var(--primary)')}
          xScale={{ type: 'linear', min: 'auto', max: 'auto' }}
          yScale={{ type: 'linear', min: ranks ? 1 : 0, max: top * HEADROOM, reverse: ranks }}
          axisBottom={{ ...AXIS_BOTTOM, tickValues: ranks ? all.map(({ x }) => x) : 6 }}
          axisLeft={{ ...AXIS_LEFT, tickValues: 5, format: (value: number) => formatCount(value) }}
          gridYValues={5}
          lineWidth={1.75}
          enablePoints={ranks}
          pointSize={7}
          enableArea={!ranks}
          areaOpacity={0.08}
          layers={['grid', 'axes', 'areas', 'lines', 'points', marks]}
        />
      )}
    </PlotBox>
  )
}

interface MarkerMarkProps {
  readonly marker: CurveMarker
  readonly x: number
  readonly y: number
  readonly innerWidth: number
  readonly innerHeight: number
}

/** How near the right edge a word must turn to the left. */
const WORD_WIDTH_PX = 64

function MarkerMark({ marker, x, y, innerWidth, innerHeight }: MarkerMarkProps) {
  const turned = x > innerWidth - WORD_WIDTH_PX
  return (
    <g transform={`translate(${x},${y})`} stroke="var(--foreground)">
      <line y2={innerHeight - y} strokeDasharray="3 3" />
      <circle r={4.5} fill="var(--foreground)" stroke="var(--background)" strokeWidth={2} />
      <text
        x={turned ? -10 : 10}
        y={-6}
        textAnchor={turned ? 'end' : 'start'}
        fill="var(--foreground)"
        stroke="var(--background)"
        strokeWidth={4}
        paintOrder="stroke"
        fontSize={14}
        fontWeight={600}
      >
        {marker.label}
      </text>
    </g>
  )
}
