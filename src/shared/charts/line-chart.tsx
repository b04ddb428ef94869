import { ResponsiveLine } from '@nivo/line'
import { chartTheme } from './chart-theme'

export interface ChartPoint {
  readonly x: number
  readonly y: number
}

export interface LineChartProps {
  readonly points: readonly ChartPoint[]
  /** A point that stands out, with its word. */
  readonly marker?: (ChartPoint & { readonly label: string }) | undefined
  readonly xLabel: string
  readonly yLabel: string
  /** Larger values stand on the left, as a score table runs. */
  readonly reversed?: boolean
}

/** One line over numbers, with at most one marked point. The table beside it says the same for those who cannot see it. */
export function LineChart({ points, marker, xLabel, yLabel, reversed = false }: LineChartProps) {
  const series = [
    { id: yLabel, data: [...points] },
    ...(marker ? [{ id: marker.label, data: [{ x: marker.x, y: marker.y }] }] : []),
  ]
  return (
    <ResponsiveLine
      data={series}
      theme={chartTheme}
      colors={['var(--primary)', 'var(--reach)']}
      margin={{ top: 28, right: 16, bottom: 44, left: 52 }}
      xScale={{ type: 'linear', min: 'auto', max: 'auto', reverse: reversed }}
      yScale={{ type: 'linear', min: 0, max: 'auto' }}
      axisBottom={{
        legend: xLabel,
        legendOffset: 34,
        legendPosition: 'middle',
        tickSize: 0,
        tickPadding: 8,
        tickValues: 6,
      }}
      axisLeft={{
        legend: yLabel,
        legendOffset: -44,
        legendPosition: 'middle',
        tickSize: 0,
        tickPadding: 6,
        tickValues: 5,
      }}
      enableGridX={false}
      gridYValues={5}
      lineWidth={1.75}
      enablePoints={false}
      enableArea
      areaOpacity={0.08}
      markers={
        marker
          ? [
              {
                axis: 'x',
                value: marker.x,
                legend: marker.label,
                legendPosition: 'top',
                lineStyle: { stroke: 'var(--reach)', strokeWidth: 1.5, strokeDasharray: '4 3' },
                textStyle: { fill: 'var(--reach)', fontSize: 13, fontWeight: 600 },
              },
            ]
          : []
      }
      enableSlices="x"
      sliceTooltip={({ slice }) => {
        const [point] = slice.points
        return (
          <div className="rounded border bg-surface px-2 py-1 text-xs shadow-raised">
            {xLabel} {point?.data.xFormatted}，{yLabel} {point?.data.yFormatted}
          </div>
        )
      }}
      animate={false}
    />
  )
}
