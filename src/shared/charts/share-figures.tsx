import { formatPercent } from '~/shared/lib/text/format'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { ChartFigure, type FigureProps } from './chart-figure'
import type { LegendItem } from './figure'
import { monthReadings, monthTable } from './month-data'
import { shade } from './plot'
import { type Share, type Slice, slicesOf } from './slices'
import { PROVINCE_TILES } from './tiles'

interface SharesFigureProps extends FigureProps {
  readonly shares: readonly Share[]
  /** What is named in the table's first column: 专业. */
  readonly subject: string
}

const loadPie = async () => (await import('./charts')).SharePie
const loadRose = async () => (await import('./charts')).Rose
const loadBands = async () => (await import('./charts')).StackedShares
const loadTiles = async () => (await import('./charts')).TileMap

/** How a whole is divided; the number of each slice stands before its name in the legend. */
export function PieFigure({ shares, subject, ...frame }: SharesFigureProps) {
  const slices = slicesOf(shares)
  const label = ({ index, id, share }: Slice) => `${index + 1} ${id} ${formatPercent(share)}`
  return <SlicesFigure {...frame} slices={slices} subject={subject} label={label} load={loadPie} />
}

/** How often each is asked for, as petals. Nothing is drawn where nothing was sampled. */
export function RoseFigure({ shares, subject, ...frame }: SharesFigureProps) {
  if (shares.length === 0) return <EmptyRegion>{frame.caption}：暂无样本</EmptyRegion>
  return (
    <SlicesFigure
      {...frame}
      slices={slicesOf(shares)}
      subject={subject}
      label={({ id }) => id}
      load={loadRose}
    />
  )
}

interface SlicesFigureProps extends FigureProps {
  readonly slices: readonly Slice[]
  readonly subject: string
  readonly label: (slice: Slice) => string
  readonly load: typeof loadPie
}

function SlicesFigure({ slices, subject, label, load, ...frame }: SlicesFigureProps) {
  const legend: LegendItem[] = slices.map((slice) => ({
    id: slice.id,
    label: label(slice),
    mark: { shape: 'box', color: slice.shade.fill },
  }))
  return (
    <ChartFigure
      {...frame}
      legend={legend}
      readings={slices.map(({ id, share }) => ({
        title: id,
        lines: [{ text: `占 ${formatPercent(share)}` }],
      }))}
      table={{
        head: [subject, '占比'],
        rows: slices.map(({ id, share }) => [id, formatPercent(share)]),
      }}
      load={load}
      props={{ slices }}
    />
  )
}

interface ShareTrendFigureProps extends FigureProps {
  readonly months: readonly number[]
  /** The lowest band first; each with a share of 0–100 for each month. */
  readonly bands: readonly { readonly id: string; readonly values: readonly number[] }[]
}

/** How a whole is divided, month by month. */
export function ShareTrendFigure({ months, bands, ...frame }: ShareTrendFigureProps) {
  const drawn = bands.map((band, index) => ({ ...band, label: band.id, shade: shade(index, bands.length) }))
  return (
    <ChartFigure
      {...frame}
      legend={drawn.map(({ id, label, shade: { fill } }) => ({
        id,
        label,
        mark: { shape: 'box', color: fill },
      }))}
      readings={monthReadings(months, drawn, formatPercent)}
      along
      table={monthTable(months, drawn, formatPercent)}
      load={loadBands}
      props={{ months, bands: drawn }}
    />
  )
}

interface ProvinceFigureProps extends FigureProps {
  /** The largest first: the order in which they are read. */
  readonly provinces: readonly {
    readonly province: string
    readonly share: number
    readonly lines: readonly string[]
  }[]
  /** What the table has beside the share, by name: a figure for each province. */
  readonly columns: readonly { readonly head: string; readonly of: readonly string[] }[]
}

/** The 31 provinces with their shares; one without a figure has 0. */
export function ProvinceFigure({ provinces, columns, ...frame }: ProvinceFigureProps) {
  const tiles = tilesOf(provinces)
  const linesOf = new Map(provinces.map(({ province, lines }) => [province, lines]))
  return (
    <ChartFigure
      {...frame}
      readings={tiles.map(({ province, text, at }) => ({
        title: province,
        lines: [{ text: `占 ${text}` }, ...(linesOf.get(province) ?? []).map((line) => ({ text: line }))],
        at,
      }))}
      table={{
        head: ['省份', '占比', ...columns.map(({ head }) => head)],
        rows: provinces.map(({ province, share }, index) => [
          province,
          formatPercent(share),
          ...columns.map(({ of }) => of[index] ?? '—'),
        ]),
      }}
      load={loadTiles}
      props={{ tiles }}
    />
  )
}

function tilesOf(provinces: ProvinceFigureProps['provinces']) {
  const order = new Map(provinces.map(({ province }, index) => [province, index]))
  const rank = (province: string) => order.get(province) ?? provinces.length
  return [...PROVINCE_TILES]
    .sort((a, b) => rank(a.province) - rank(b.province))
    .map((tile) => {
      const share = provinces[rank(tile.province)]?.share ?? 0
      return {
        ...tile,
        share,
        text: formatPercent(share),
        at: { x: (tile.column + 0.5) / 8, y: (tile.row + 0.5) / 8 },
      }
    })
}
