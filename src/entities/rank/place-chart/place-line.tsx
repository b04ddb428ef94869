import { type RankZones, zoneOf } from '~/rules/chance/rank-zones'
import { ZONE_INK } from '../ruler/rank-axis'
import { type DrawnDot, drawnLabels, nameLines } from './place-chart'

interface PlaceLineProps {
  readonly label: string
  readonly dots: readonly DrawnDot[]
  /** Of the rule on which the dots stand, px. */
  readonly y: number
  /** Where the rule begins, px; its name stands before it, or above where nothing is before it. */
  readonly left: number
  readonly width: number
  readonly zones: RankZones | undefined
  /** The dot that was pressed, and the one under the pointer. */
  readonly pressed: string | undefined
  readonly near: string | undefined
  readonly widthOf: (text: string) => number
}

const HALO = { paintOrder: 'stroke', stroke: 'var(--background)', strokeWidth: 3 } as const

/** Between the name of a row and its rule, and from one line of the name to the next, px. */
const BESIDE_RULE = 8
const NAME_LINE = 16

/** One row of a chart of places: its name, its dots, and the names that have room. */
export function PlaceLine({ label, dots, y, left, width, zones, pressed, near, widthOf }: PlaceLineProps) {
  const meant = near ?? pressed
  // The one that is meant is named first, whatever its weight.
  const weighed = dots.map((drawn) =>
    drawn.dot.id === meant ? { ...drawn, dot: { ...drawn.dot, weight: Number.POSITIVE_INFINITY } } : drawn,
  )
  const labels = drawnLabels(weighed, width, widthOf)
  const names = left > 0 ? nameLines(label, left - BESIDE_RULE, widthOf) : [label]
  const inkOf = (rank: number) => {
    const zone = zones ? zoneOf(rank, zones) : '够不着'
    return zone === '够不着' ? 'fill-muted-foreground' : ZONE_INK[zone]
  }
  return (
    <g>
      <text className="fill-muted-foreground text-xs" style={HALO}>
        {names.map((text, at) => (
          <tspan key={text} x={0} y={left > 0 ? y + 5 + (at - (names.length - 1) / 2) * NAME_LINE : y - 17}>
            {text}
          </tspan>
        ))}
      </text>
      <line x1={left} x2={left + width} y1={y} y2={y} className="stroke-border" />
      <g transform={`translate(${left},${y})`}>
        {dots.map(({ dot, x, level }) => (
          <circle
            key={dot.id}
            cx={x}
            cy={-level * 8}
            r={dot.id === pressed || dot.id === near ? 7 : 4.5}
            strokeWidth={1.5}
            className={`${inkOf(dot.lowestRank)} stroke-background`}
          />
        ))}
        {labels.map(({ drawn: { dot }, x }) => (
          <text
            key={dot.id}
            x={x}
            y={18}
            textAnchor="middle"
            className={`fill-foreground text-xs ${dot.id === pressed ? 'font-medium' : ''}`}
            style={HALO}
          >
            {dot.name}
          </text>
        ))}
      </g>
    </g>
  )
}
