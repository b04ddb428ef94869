import { PLOT_MARGIN } from './plot'

interface AxisNamesProps {
  readonly xName: string
  readonly yName: string
  readonly innerWidth: number
  readonly innerHeight: number
}

/** What the axes of a plot measure: at its upper left, and at its lower right. */
export function AxisNames({ xName, yName, innerWidth, innerHeight }: AxisNamesProps) {
  return (
    <g fill="var(--muted-foreground)" fontSize={12}>
      <text x={-PLOT_MARGIN.left} y={-14}>
        {yName}
      </text>
      <text x={innerWidth} y={innerHeight + 38} textAnchor="end">
        {xName}
      </text>
    </g>
  )
}
