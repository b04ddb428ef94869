import type { OwnRank } from '~/rules/chance/beside-line'
import { placeOnAxis, type RankAxis } from '~/rules/chance/line-bins'
import { rankZones } from '~/rules/chance/rank-zones'
import { textWidth } from '~/shared/lib/text/text-width'
import { AxisNames, OwnPlace, ZONE_WORDS, ZoneGrounds } from '../ruler/rank-axis'
import type { DrawnDot } from './place-chart'
import { PlaceLine } from './place-line'
import { ROW } from './plot-size'

interface PlaceDrawingProps {
  readonly axis: RankAxis
  readonly rows: readonly { readonly label: string; readonly dots: readonly DrawnDot[] }[]
  readonly own: OwnRank | undefined
  /** Where the axis begins, px; the names of rows stand before it, or above the rows at 0. */
  readonly left: number
  readonly width: number
  readonly pressed?: string | undefined
  readonly near?: string | undefined
}

const LABEL = 13

/** Of a row's rule, px from the top. */
export const ruleOf = (row: number) => ZONE_WORDS + row * ROW + ROW * 0.55
/** Where the axis lies below so many rows. */
export const baseBelow = (rows: number) => ZONE_WORDS + rows * ROW

/** The marks of a chart of places, on a screen or in a picture: zones, axis, the own place, and row by row the dots. */
export function PlaceDrawing({ axis, rows, own, left, width, pressed, near }: PlaceDrawingProps) {
  const zones = own && rankZones(own.rank)
  const ends = {
    left: (rank: number) => placeOnAxis(axis, rank) * (width - left),
    width: width - left,
    base: baseBelow(rows.length),
  }
  return (
    <>
      <g transform={`translate(${left},0)`}>
        {zones && <ZoneGrounds zones={zones} {...ends} top={ZONE_WORDS} />}
        <AxisNames of={axis} own={own} {...ends} />
        {own && <OwnPlace own={own} {...ends} top={ZONE_WORDS} />}
      </g>
      {rows.map(({ label, dots }, at) => (
        <PlaceLine
          key={label}
          {...{ label, dots, left, zones, pressed, near }}
          y={ruleOf(at)}
          width={width - left}
          widthOf={(text) => textWidth(text, LABEL)}
        />
      ))}
    </>
  )
}
