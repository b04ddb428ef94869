import { now } from '~/shared/lib/clock'
import { IS_MOCKED } from '~/shared/lib/mode'
import { saveFile } from '~/shared/lib/save-file'
import type { LegendItem } from './figure'
import { dayOf, flowed, pictureName, textWidth, wrapped } from './picture-text'

interface Picture {
  /** Holds the chart's drawing. */
  readonly box: HTMLElement
  readonly caption: string
  readonly source: string
  readonly legend: readonly LegendItem[]
  readonly hidden: ReadonlySet<string>
}

const SVG = 'http://www.w3.org/2000/svg'
const PADDING = 20
const TITLE_SIZE = 17
const TEXT_SIZE = 13
const LINE = 1.5
/** Pixels of the picture for each of the screen: it is looked at on phones and zoomed. */
const SCALE = 2
/** Swatch, gap and room to the next name, px. */
const LEGEND_EXTRA = 44

/** Saves a chart as PNG with its title, legend, source and date, in the colours of the screen. Throws when it cannot be drawn. */
export async function savePicture(picture: Picture): Promise<void> {
  const drawing = composed(picture)
  // Only what stands in the document has computed colours.
  const holder = document.createElement('div')
  holder.style.cssText = 'position:fixed;left:-99999px;top:0'
  holder.setAttribute('aria-hidden', 'true')
  holder.append(drawing)
  document.body.append(holder)
  try {
    settleStyles(drawing)
    const png = await rasterised(new XMLSerializer().serializeToString(drawing), sizeOf(drawing))
    saveFile(pictureName(picture.caption, dayOf(now())), png, 'image/png')
  } finally {
    holder.remove()
  }
}

function composed({ box, caption, source, legend, hidden }: Picture): SVGSVGElement {
  const chart = box.querySelector('svg[data-chart], [data-chart] svg')
  if (!(chart instanceof SVGSVGElement)) throw new Error('The chart has not been drawn')
  const { width, height } = chart.getBoundingClientRect()
  const picture = svg('svg', { xmlns: SVG })
  const ground = svg('rect', { fill: 'var(--background)' })
  picture.append(ground)
  let y = PADDING
  const say = (text: string, size: number, style: Record<string, string>) => {
    for (const line of wrapped(text, width, size)) {
      y += size * LINE
      picture.append(words(line, { x: PADDING, y: y - size * 0.35, 'font-size': size, ...style }))
    }
  }
  say(caption, TITLE_SIZE, { 'font-weight': '600', fill: 'var(--foreground)' })
  const shown = legend.filter(({ id }) => !hidden.has(id))
  const { places, lines } = flowed(
    shown.map(({ label }) => textWidth(label, TEXT_SIZE) + LEGEND_EXTRA),
    width,
  )
  shown.forEach((item, index) => {
    const { x = 0, line = 0 } = places[index] ?? {}
    picture.append(...legendEntry(item, PADDING + x, y + (line + 1) * TEXT_SIZE * 1.7, box))
  })
  y += lines * TEXT_SIZE * 1.7 + 8
  picture.append(placed(chart, { x: PADDING, y, width, height }))
  y += height
  say(footer(source), TEXT_SIZE, { fill: 'var(--muted-foreground)' })
  const whole = { width: Math.ceil(width + 2 * PADDING), height: Math.ceil(y + PADDING) }
  for (const [name, value] of Object.entries(whole)) {
    picture.setAttribute(name, String(value))
    ground.setAttribute(name, String(value))
  }
  return picture
}

function footer(source: string): string {
  return `来源：${source}。${IS_MOCKED ? '演示数据。' : ''}${dayOf(now())} 择途 ${location.host}`
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

function words(text: string, attributes: Record<string, string | number>): SVGElement {
  const element = svg('text', attributes)
  element.textContent = text
  return element
}

function svg<K extends keyof SVGElementTagNameMap>(
  name: K,
  attributes: Record<string, string | number>,
): SVGElementTagNameMap[K] {
  const element = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value))
  return element
}

const SETTLED = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'paint-order',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
] as const

/** Variables and inherited styles mean nothing in a picture: each element says its own. */
function settleStyles(drawing: SVGElement): void {
  const elements = [drawing, ...drawing.querySelectorAll('*')]
  const settled = elements.map((element) => {
    const style = getComputedStyle(element)
    return SETTLED.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';')
  })
  elements.forEach((element, index) => {
    element.removeAttribute('class')
    element.setAttribute('style', settled[index] ?? '')
  })
}

function sizeOf(drawing: SVGSVGElement) {
  return { width: Number(drawing.getAttribute('width')), height: Number(drawing.getAttribute('height')) }
}

async function rasterised(
  source: string,
  { width, height }: { width: number; height: number },
): Promise<Blob> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width * SCALE
  canvas.height = height * SCALE
  const paper = canvas.getContext('2d')
  if (!paper) throw new Error('This browser cannot draw')
  paper.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob((png) => (png ? resolve(png) : reject(new Error('The picture is empty'))), 'image/png'),
  )
}
