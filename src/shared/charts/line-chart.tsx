import { type LineCustomSvgLayerProps, type LineSvgLayer, ResponsiveLine } from '@nivo/line'
import { useMemo } from 'react'
import { formatCount } from '~/shared/lib/format'
import { chartTheme } from './chart-theme'

export interface ChartPoint {
  readonly x: number
  readonly y: number
}

export interface ChartMarker extends ChartPoint {
  readonly label: string
}

export interface LineChartProps {
  readonly points: readonly ChartPoint[]
  /** Points that do not compare with the others: a second, quieter line that is not joined to the first. */
  readonly others?: readonly ChartPoint[]
  /** A point that stands out, with its word. */
  readonly marker?: ChartMarker | undefined
  readonly xLabel: string
  readonly yLabel: string
  /** The figures are ranks of some years: the smaller stands higher, each year is a point, and nothing is filled below. */
  readonly ranks?: boolean
}

interface Series {
  readonly id: string
  readonly data: readonly ChartPoint[]
}

/** Room above the highest figure, for the word of a marker. */
const HEADROOM = 1.12

/** One line over numbers, with at most one marked point. The table beside it says the same for those who cannot see it. */
export function LineChart({ points, others = NONE, marker, xLabel, yLabel, ranks = false }: LineChartProps) {
  const series = useMemo<Series[]>(
    () => [
      { id: yLabel, data: points },
      ...(others.length > 0 ? [{ id: OTHERS, data: others }] : []),
      ...(marker ? [{ id: marker.label, data: [marker] }] : []),
    ],
    [points, others, marker, yLabel],
  )
  const all = useMemo(() => [...points, ...others], [points, others])
  const top = useMemo(() => Math.max(marker?.y ?? 0, ...all.map(({ y }) => y)), [all, marker])
  return (
    <ResponsiveLine
      data={series}
      theme={chartTheme}
      colors={({ id }) => (id === OTHERS ? QUIET : 'var(--primary)')}
      margin={{ top: 8, right: 20, bottom: 28, left: 44 }}
      xScale={{ type: 'linear', min: 'auto', max: 'auto' }}
      yScale={{ type: 'linear', min: ranks ? 1 : 0, max: top * HEADROOM, reverse: ranks }}
      axisBottom={{ tickSize: 0, tickPadding: 8, tickValues: ranks ? all.map(({ x }) => x) : 6 }}
      axisLeft={{ tickSize: 0, tickPadding: 6, tickValues: 5, format: (value) => formatCount(Number(value)) }}
      enableGridX={false}
      gridYValues={5}
      lineWidth={1.75}
      enablePoints={ranks}
      pointSize={7}
      enableArea={!ranks}
      areaOpacity={0.08}
      layers={LAYERS}
      enableSlices="x"
      sliceTooltip={({ slice }) => {
        const point = slice.points.find(({ seriesId }) => seriesId === yLabel || seriesId === OTHERS)
        if (!point) return null
        return (
          <div className="rounded border bg-surface px-2 py-1 text-xs whitespace-nowrap shadow-raised">
            {xLabel} {point.data.x}，{yLabel} {formatCount(point.data.y)}
          </div>
        )
      }}
      animate={false}
      // The figure around it has the name.
      role="presentation"
    />
  )
}

/** Keeps its identity between renders. */
const NONE: readonly ChartPoint[] = []
/** Id of the second line. */
const OTHERS = 'others'
const QUIET = 'color-mix(in oklch, var(--muted-foreground) 55%, var(--background))'

const LAYERS: readonly LineSvgLayer<Series>[] = [
  'grid',
  'axes',
  'areas',
  'lines',
  'points',
  MarkerLayer,
  'crosshair',
  'slices',
]

/** How near the right edge a word must turn to the left. */
const WORD_WIDTH_PX = 64

/** The series after the lines is the marker: one point, called by its word. */
function MarkerLayer({ series, innerWidth, innerHeight }: LineCustomSvgLayerProps<Series>) {
  const marker = series.slice(1).find(({ id }) => id !== OTHERS)
  const place = marker?.data[0]?.position
  if (!marker || !place) return null
  const turned = place.x > innerWidth - WORD_WIDTH_PX
  return (
    <g transform={`translate(${place.x},${place.y})`} stroke="var(--foreground)">
      <line y2={innerHeight - place.y} strokeDasharray="3 3" />
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
        {marker.id}
      </text>
    </g>
  )
}
