import { Line, type LineCustomSvgLayer } from '@nivo/line'
import type { PointerEvent } from 'react'
import { AXIS_BOTTOM, AXIS_CHART, AXIS_LEFT, type LineData } from './axis-chart'
import { AxisNames } from './axis-names'
import { axisText } from './curve-points'
import { PLOT_MARGIN, plotFraction } from './plot'
import { useSize } from './use-size'

/** One step of the curve: its word below it, and its rank. */
export interface StepPoint {
  readonly label: string
  readonly y: number
}

export interface StepCurveProps {
  readonly points: readonly StepPoint[]
  /** The place of the chosen step. */
  readonly chosen: number
  readonly onChoose: (place: number) => void
  readonly xName: string
  readonly yName: string
}

const MARGIN = { ...PLOT_MARGIN, top: 28, bottom: 44 }
/** Room above and below the line, as a share of its height. */
const ROOM = 0.25

/** Ranks over steps from left to right, the smaller the higher; one point is dragged from step to step. */
export function StepCurve({ points, chosen, onChoose, xName, yName }: StepCurveProps) {
  const [box, size] = useSize()
  const ranks = points.map(({ y }) => y)
  const [least, most] = [Math.min(...ranks), Math.max(...ranks)]
  const room = Math.max(most - least, most * 0.02) * ROOM
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.type === 'pointermove' && event.buttons === 0) return
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId)
    const fraction = plotFraction(event.clientX, event.currentTarget.getBoundingClientRect())
    const place = Math.round(fraction * (points.length - 1))
    onChoose(Math.min(Math.max(place, 0), points.length - 1))
  }
  const handle: LineCustomSvgLayer<LineData> = ({ xScale, yScale, innerWidth, innerHeight }) => {
    const point = points[chosen]
    if (!point) return null
    const [x, y] = [xScale(chosen), yScale(point.y)]
    return (
      <>
        <AxisNames {...{ xName, yName, innerWidth, innerHeight }} />
        <line x1={x} x2={x} y1={y} y2={innerHeight} stroke="var(--foreground)" strokeDasharray="3 3" />
        <circle cx={x} cy={y} r={9} fill="var(--primary)" stroke="var(--background)" strokeWidth={3} />
      </>
    )
  }
  return (
    <div
      ref={box}
      data-chart
      className="absolute inset-0 cursor-ew-resize touch-pan-y overflow-hidden select-none"
      onPointerDown={drag}
      onPointerMove={drag}
    >
      {size && (
        <Line<LineData>
          {...AXIS_CHART}
          {...size}
          margin={MARGIN}
          data={[{ id: yName, data: points.map(({ y }, x) => ({ x, y })) }]}
          colors="var(--primary)"
          xScale={{ type: 'linear', min: 0, max: Math.max(points.length - 1, 1) }}
          yScale={{ type: 'linear', min: Math.max(least - room, 1), max: most + room, reverse: true }}
          axisBottom={{
            ...AXIS_BOTTOM,
            tickValues: namedSteps(points),
            format: (place: number) => points[place]?.label ?? '',
          }}
          axisLeft={{ ...AXIS_LEFT, tickValues: 4, format: (rank: number) => axisText(rank, most) }}
          gridYValues={4}
          enablePoints
          pointSize={7}
          layers={['grid', 'axes', 'lines', 'points', handle]}
        />
      )}
    </div>
  )
}

/** Steps whose word differs from the one before. */
function namedSteps(points: readonly StepPoint[]): number[] {
  return points.flatMap(({ label }, place) => (label === points[place - 1]?.label ? [] : [place]))
}
