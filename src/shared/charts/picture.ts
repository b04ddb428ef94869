import { textWidth } from '~/shared/lib/text/text-width'
import { blankPaper, footer, savePng, svg, words } from '~/shared/picture/picture'
import { flowed } from '~/shared/picture/picture-text'
import type { LegendItem } from './figure'

interface Picture {
  /** Holds the chart's drawing. */
  readonly box: HTMLElement
  readonly caption: string
  readonly source: string
  readonly legend: readonly LegendItem[]
  readonly hidden: ReadonlySet<string>
}

const TITLE_SIZE = 17
const TEXT_SIZE = 13
const LEGEND_LINE = TEXT_SIZE * 1.7
/** Swatch, gap and room to the next name, px. */
const LEGEND_EXTRA = 44

/** Saves a chart as PNG with its title, legend, source and date. Throws when it cannot be drawn. */
export async function savePicture(picture: Picture): Promise<void> {
  await savePng(composed(picture), picture.caption)
}

function composed({ box, caption, source, legend, hidden }: Picture): SVGSVGElement {
  const chart = box.querySelector('svg[data-chart], [data-chart] svg')
  if (!(chart instanceof SVGSVGElement)) throw new Error('The chart has not been drawn')
  const { width, height } = chart.getBoundingClientRect()
  const paper = blankPaper(width)
  const { left } = paper
  paper.say(caption, TITLE_SIZE, { 'font-weight': '600', fill: 'var(--foreground)' })
  const shown = legend.filter(({ id }) => !hidden.has(id))
  const { places, lines } = flowed(
    shown.map(({ label }) => textWidth(label, TEXT_SIZE) + LEGEND_EXTRA),
    width,
  )
  paper.add(lines * LEGEND_LINE + 8, (y) =>
    shown.flatMap((item, index) => {
      const { x = 0, line = 0 } = places[index] ?? {}
      return legendEntry(item, left + x, y + (line + 1) * LEGEND_LINE, box)
    }),
  )
  paper.add(height, (y) => [placed(chart, { x: left, y, width, height })])
  paper.say(footer(source), TEXT_SIZE, { fill: 'var(--muted-foreground)' })
  return paper.finish()
}

function legendEntry(item: LegendItem, x: number, y: number, box: HTMLElement): SVGElement[] {
  const name = words(item.label, { x: x + 26, y, 'font-size': TEXT_SIZE, fill: 'var(--foreground)' })
  const swatch = box.parentElement?.querySelector(`[data-legend="${CSS.escape(item.id)}"] svg`)
  if (!(swatch instanceof SVGSVGElement)) return [name]
  return [placed(swatch, { x, y: y - 11, width: 20, height: 12 }), name]
}

function placed(drawing: SVGSVGElement, box: Record<string, number>): SVGElement {
  const copy = svg('svg', {})
  for (const { name, value } of drawing.attributes)
    if (name !== 'class' && name !== 'style') copy.setAttribute(name, value)
  for (const child of drawing.children) copy.append(child.cloneNode(true))
  for (const [name, value] of Object.entries(box)) copy.setAttribute(name, String(value))
  copy.setAttribute('overflow', 'visible')
  return copy
}
