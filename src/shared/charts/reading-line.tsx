import { useFigure } from './figure-state'

interface ReadingLineProps {
  readonly innerWidth: number
  readonly innerHeight: number
  /** Heights in px of the series' points at the reading that is pointed at. */
  readonly dots?: (index: number) => readonly { readonly y: number; readonly color: string }[]
}

/** A rule at the reading that is pointed at, with a dot on each series. */
export function ReadingLine({ innerWidth, innerHeight, dots }: ReadingLineProps) {
  const { active, readings } = useFigure()
  const place = active === undefined ? undefined : readings[active]?.at
  if (active === undefined || !place) return null
  return (
    <g transform={`translate(${place.x * innerWidth},0)`} pointerEvents="none">
      <line y2={innerHeight} stroke="var(--muted-foreground)" strokeDasharray="2 2" />
      {dots?.(active).map(({ y, color }) => (
        <circle
          key={`${color} ${y}`}
          cy={y}
          r={4}
          fill={color}
          stroke="var(--background)"
          strokeWidth={1.5}
        />
      ))}
    </g>
  )
}
