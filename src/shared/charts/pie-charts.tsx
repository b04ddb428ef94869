import { Pie, type PieCustomLayerProps } from '@nivo/pie'
import { formatPercent } from '~/shared/lib/text/format'
import { chartTheme } from './chart-theme'
import { useFigure } from './figure-state'
import { PlotBox } from './plot-box'
import { petalRadii, type Slice } from './slices'

export interface SlicesProps {
  readonly slices: readonly Slice[]
}

type Box = Readonly<Record<'top' | 'right' | 'bottom' | 'left', number>>

const PIE_MARGIN: Box = { top: 12, right: 12, bottom: 12, left: 12 }
/** Room for the names around it. */
const ROSE_MARGIN: Box = { top: 44, right: 88, bottom: 44, left: 88 }

/** Slices of a whole. Each has its number, which its name in the legend has too. */
export function SharePie({ slices }: SlicesProps) {
  return <Round slices={slices} value="share" margin={PIE_MARGIN} layer={PieSlices} />
}

export interface RoseProps extends SlicesProps {
  /** The share whose petal reaches the rim; that of the largest petal when absent. */
  readonly rim?: number
}

/** Petals of one angle; the area of each tells its share. */
export function Rose({ slices, rim }: RoseProps) {
  return <Round slices={slices} rim={rim} value="angle" margin={ROSE_MARGIN} layer={Petals} />
}

interface RoundProps extends SlicesProps {
  readonly rim?: number | undefined
  readonly value: 'share' | 'angle'
  readonly margin: Box
  readonly layer: (props: PieCustomLayerProps<Turn>) => React.ReactNode
}

interface Turn extends Slice {
  /** One and the same for all. */
  readonly angle: number
  readonly rim: number | undefined
}

function Round({ slices, rim, value, margin, layer }: RoundProps) {
  const { hidden } = useFigure()
  const shown = slices.filter(({ id }) => !hidden.has(id)).map((slice) => ({ ...slice, angle: 1, rim }))
  return (
    <PlotBox>
      {({ width, height }) => (
        <Pie<Turn>
          width={width}
          height={height}
          data={shown}
          value={value}
          theme={chartTheme}
          margin={margin}
          isInteractive={false}
          animate={false}
          layers={[layer]}
          role="presentation"
        />
      )}
    </PlotBox>
  )
}

/** A slice narrower than this, degrees, has no room for its number. */
const ROOM_FOR_NUMBER = 12

function PieSlices({ dataWithArc, centerX, centerY, radius, arcGenerator }: PieCustomLayerProps<Turn>) {
  return (
    <g transform={`translate(${centerX},${centerY})`}>
      {dataWithArc.map(({ data, arc }) => (
        <Wedge key={data.id} slice={data} path={arcGenerator({ ...arc, innerRadius: radius * 0.45 }) ?? ''} />
      ))}
      {dataWithArc
        .filter(({ arc }) => arc.angleDeg >= ROOM_FOR_NUMBER)
        .map(({ data, arc }) => (
          <Label key={data.id} angle={middle(arc)} distance={radius * 0.73} ink={data.shade.ink}>
            {String(data.index + 1)}
          </Label>
        ))}
    </g>
  )
}

function Petals({ dataWithArc, centerX, centerY, radius, arcGenerator }: PieCustomLayerProps<Turn>) {
  const radii = petalRadii(
    dataWithArc.map(({ data }) => data),
    radius,
    dataWithArc[0]?.data.rim,
  )
  return (
    <g transform={`translate(${centerX},${centerY})`}>
      {[0.5, 1].map((ring) => (
        <circle key={ring} r={radius * ring} fill="none" stroke="var(--border)" />
      ))}
      {dataWithArc.map(({ data, arc }, index) => (
        <Wedge
          key={data.id}
          slice={data}
          path={arcGenerator({ ...arc, innerRadius: 0, outerRadius: radii[index] ?? 0 }) ?? ''}
        />
      ))}
      {dataWithArc.map(({ data, arc }) => (
        <Label key={data.id} angle={middle(arc)} distance={radius + 14} ink="var(--foreground)" outside>
          {data.id}
          <tspan x={0} dy="1.25em" fontWeight={600}>
            {formatPercent(data.share)}
          </tspan>
        </Label>
      ))}
    </g>
  )
}

const middle = ({ startAngle, endAngle }: { startAngle: number; endAngle: number }) =>
  (startAngle + endAngle) / 2

function Wedge({ slice, path }: { slice: Slice; path: string }) {
  const { active, point } = useFigure()
  const pointed = active === slice.index
  return (
    <path
      d={path}
      fill={slice.shade.fill}
      stroke={pointed ? 'var(--foreground)' : 'var(--background)'}
      strokeWidth={pointed ? 2.5 : 1.5}
      onPointerEnter={() => point(slice.index)}
      onPointerDown={() => point(slice.index)}
    />
  )
}

interface LabelProps {
  /** Radians from noon, clockwise. */
  readonly angle: number
  readonly distance: number
  readonly ink: string
  readonly outside?: boolean
  readonly children: React.ReactNode
}

/** How near the vertical, as a sine, a word outside stands in the middle. */
const UPRIGHT = 0.25

function Label({ angle, distance, ink, outside = false, children }: LabelProps) {
  const sine = Math.sin(angle)
  const side = sine > 0 ? 'start' : 'end'
  const y = -Math.cos(angle) * distance
  return (
    <g transform={`translate(${sine * distance},${outside && y < 0 ? y - 12 : y})`} pointerEvents="none">
      <text
        textAnchor={outside && Math.abs(sine) > UPRIGHT ? side : 'middle'}
        dominantBaseline="central"
        fontSize={12}
        fill={ink}
      >
        {children}
      </text>
    </g>
  )
}
