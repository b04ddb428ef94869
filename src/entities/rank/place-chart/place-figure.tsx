import { type ReactNode, useMemo } from 'react'
import type { OwnRank } from '~/rules/chance/beside-line'
import { ChartFigure, type FigureProps } from '~/shared/charts/chart-figure'
import type { FigureData } from '~/shared/charts/figure'
import type { PlaceRow } from './place-chart'
import { PlacePlot } from './place-plot'
import { plotHeight } from './plot-size'

interface PlaceFigureProps extends FigureProps {
  readonly rows: readonly PlaceRow[]
  /** Whose place is marked; none before there is a rank. */
  readonly own: OwnRank | undefined
  readonly table: FigureData
  /** What one does with the dot that was pressed. */
  readonly action?: ReactNode
  /** What one does with the whole picture. */
  readonly aside?: ReactNode
}

// The drawing is as small as its frame: both come together.
const load = () => Promise.resolve(PlacePlot)

/** Lines on an axis of ranks, row by row, with the reader's place and tiers; the same as a table. */
export function PlaceFigure({ rows, own, table, action, aside, ...frame }: PlaceFigureProps) {
  const readings = useMemo(
    () =>
      rows.flatMap(({ label, dots }) =>
        dots
          .toSorted((a, b) => a.lowestRank - b.lowestRank)
          .map(({ name, facts }) => ({
            title: `${label} ${name}`,
            lines: facts.map((text) => ({ text })),
          })),
      ),
    [rows],
  )
  const height = plotHeight(rows.length)
  return (
    <div
      className="min-w-0 [&_figcaption_p:first-child]:text-lg"
      style={{ '--plot-height': `${height}px` } as React.CSSProperties}
    >
      <ChartFigure
        {...frame}
        // On a phone what a press tells may be taller than its room.
        className="min-h-(--plot-height) [&>section]:max-h-(--plot-height) print:[&>section]:max-h-none"
        readings={readings}
        table={table}
        load={load}
        props={{ rows, own, action, aside }}
      />
    </div>
  )
}
