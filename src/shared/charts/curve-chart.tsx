import { Line, type LineCustomSvgLayer } from '@nivo/line'
import { textWidth } from '~/shared/lib/text/text-width'
import { AXIS_BOTTOM, AXIS_CHART, AXIS_LEFT, type LineData } from './axis-chart'
import { AxisNames } from './axis-names'
import {
  axisText,
  type CurveMarker,
  type CurveRule,
  curvePoints,
  MAIN,
  OTHERS,
  QUIET,
  type XY,
} from './curve-points'
import { useFigure } from './figure-state'
import { PLOT_MARGIN } from './plot'
import { PlotBox } from './plot-box'
import { ReadingLine } from './reading-line'

export interface CurveProps {
  readonly points: readonly XY[]
  /** Points that do not compare with the others: a second, quieter line that is not joined to the first. */
  readonly others: readonly XY[]
  /** A point that stands out, with its word. */
  readonly marker: CurveMarker | undefined
  readonly rules: readonly CurveRule[]
  /** The figures are ranks: the smaller stands higher, and nothing is filled below. */
  readonly ranks: boolean
  /** What stands along each axis, with its unit. */
  readonly xName: string
  readonly yName: string
}

/** Up to so many points are each drawn, and named on the axis where they are ranks: years. */
const FEW_POINTS = 12
/** Room for the names of the axes beside what all charts leave; the sides are theirs. */
const MARGIN = { ...PLOT_MARGIN, top: 28, bottom: 44 }

/** Room above the highest figure, for the word of a marker. */
const HEADROOM = 1.12

/** One line over numbers, with at most one marked point. */
export function CurveChart({ points, others, marker, rules, ranks, xName, yName }: CurveProps) {
  const { hidden } = useFigure()
  const all = curvePoints(points, others)
  const top = Math.max(marker?.y ?? 0, ...all.map(({ y }) => y))
  const years = ranks && all.length <= FEW_POINTS
  const shown = (id: string, data: readonly XY[]) =>
    data.length > 0 && !hidden.has(id) ? [{ id, data }] : []

  const marks: LineCustomSvgLayer<LineData> = ({ xScale, yScale, innerWidth, innerHeight }) => {
    return (
      <>
        <AxisNames {...{ xName, yName, innerWidth, innerHeight }} />
        {rules.map((rule, index) => (
          <RuleMark
            key={rule.label}
            label={rule.label}
            x={xScale(rule.x)}
            line={index}
            {...{ innerWidth, innerHeight }}
          />
        ))}
        {marker && (
          <MarkerMark
            marker={marker}
            x={xScale(marker.x)}
            y={yScale(marker.y)}
            ranks={ranks}
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
          margin={MARGIN}
          width={width}
          height={height}
          data={[...shown(MAIN, points), ...shown(OTHERS, others)]}
          colors={({ id }) => (id === OTHERS ? QUIET : 'var(--primary)')}
          xScale={{ type: 'linear', min: 'auto', max: 'auto' }}
          yScale={{ type: 'linear', min: ranks ? 1 : 0, max: top * HEADROOM, reverse: ranks }}
          axisBottom={{ ...AXIS_BOTTOM, tickValues: years ? all.map(({ x }) => x) : 6 }}
          axisLeft={{ ...AXIS_LEFT, tickValues: 5, format: (value: number) => axisText(value, top) }}
          gridYValues={5}
          lineWidth={1.75}
          enablePoints={years}
          pointSize={7}
          enableArea={!ranks}
          areaOpacity={0.08}
          layers={['grid', 'axes', 'areas', 'lines', 'points', marks]}
        />
      )}
    </PlotBox>
  )
}

interface Inner {
  readonly innerWidth: number
  readonly innerHeight: number
}

/** Ink of words on a chart; the ground around them keeps them readable over a line. */
const WORD = {
  fill: 'var(--foreground)',
  stroke: 'var(--background)',
  strokeWidth: 4,
  paintOrder: 'stroke',
} as const

interface RuleMarkProps extends Inner {
  readonly label: string
  readonly x: number
  /** Words beside each other would run into one: each rule has a line of its own, from the foot. */
  readonly line: number
}

/** How near the right edge a word must turn to the left. */
const RULE_WORD_PX = 96

function RuleMark({ label, x, line, innerWidth, innerHeight }: RuleMarkProps) {
  if (!(x >= 0 && x <= innerWidth)) return null
  const turned = x > innerWidth - RULE_WORD_PX
  return (
    <g transform={`translate(${x},0)`}>
      <line y2={innerHeight} stroke="var(--reach)" strokeDasharray="6 3" />
      <text
        {...WORD}
        x={turned ? -5 : 5}
        y={innerHeight - 6 - line * 17}
        textAnchor={turned ? 'end' : 'start'}
        fontSize={13}
      >
        {label}
      </text>
    </g>
  )
}

interface MarkerMarkProps extends Inner {
  readonly marker: CurveMarker
  readonly x: number
  readonly y: number
  /** A rank is read on the left: a second line leads there. */
  readonly ranks: boolean
}

const MARKER_SIZE = 14
const MARKER_LINE = 17

function MarkerMark({ marker, x, y, ranks, innerWidth, innerHeight }: MarkerMarkProps) {
  const width = Math.max(...marker.label.map((line) => textWidth(line, MARKER_SIZE)))
  const turned = x > innerWidth - width - 10
  // A line of ranks rises to the right: below it there is room, and at its end above it.
  const first = ranks && !turned ? 20 : -6 - (marker.label.length - 1) * MARKER_LINE
  return (
    <g transform={`translate(${x},${y})`} stroke="var(--foreground)">
      <line y2={innerHeight - y} strokeDasharray="3 3" />
      {ranks && <line x2={-x} strokeDasharray="3 3" />}
      <circle r={4.5} fill="var(--foreground)" stroke="var(--background)" strokeWidth={2} />
      {marker.label.map((text, index) => (
        <text
          key={text}
          {...WORD}
          x={turned ? -10 : 10}
          y={first + index * MARKER_LINE}
          textAnchor={turned ? 'end' : 'start'}
          fontSize={MARKER_SIZE}
          fontWeight={600}
        >
          {text}
        </text>
      ))}
    </g>
  )
}
