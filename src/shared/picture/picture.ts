import { saveFile } from '~/shared/lib/browser/save-file'
import { now } from '~/shared/lib/time/clock'
import { dayOf } from '~/shared/lib/time/day-text'
import { pictureName, wrapped } from './picture-text'

const SVG = 'http://www.w3.org/2000/svg'
const PADDING = 20
const LINE = 1.5
/** Pixels of the picture for each of the screen: it is looked at on phones and zoomed. */
const SCALE = 2

/** What a phone's browser draws at most: px in height, and px in all. */
const MOST_HEIGHT = 16_000
const MOST_AREA = 16_000_000

/** How some words look: attributes of an SVG text. */
type Style = Record<string, string>

/** A sheet that is filled from its head to its foot; a picture is made of it. */
export interface Paper {
  /** The width of what stands on it, px. */
  readonly width: number
  /** Where what stands on it begins at the left, px. */
  readonly left: number
  readonly say: (text: string, size: number, style: Style) => void
  readonly skip: (height: number) => void
  /** Puts drawings below what is there; they get their `y` and tell how high they are. */
  readonly add: (height: number, drawn: (y: number) => readonly SVGElement[]) => void
  readonly finish: () => SVGSVGElement
}

export function blankPaper(width: number): Paper {
  const picture = svg('svg', { xmlns: SVG })
  const ground = svg('rect', { fill: 'var(--background)' })
  picture.append(ground)
  let y = PADDING
  return {
    width,
    left: PADDING,
    say(text, size, style) {
      for (const line of wrapped(text, width, size)) {
        y += size * LINE
        picture.append(words(line, { x: PADDING, y: y - size * 0.35, 'font-size': size, ...style }))
      }
    },
    skip(height) {
      y += height
    },
    add(height, drawn) {
      picture.append(...drawn(y))
      y += height
    },
    finish() {
      const whole = { width: Math.ceil(width + 2 * PADDING), height: Math.ceil(y + PADDING) }
      for (const [name, value] of Object.entries(whole)) {
        picture.setAttribute(name, String(value))
        ground.setAttribute(name, String(value))
      }
      return picture
    },
  }
}

/** Whose figures these are, in the words of `sourceText`, from which day, and where they stand: the foot of every picture. */
export function footer(source: string, address = location.host): string {
  return `来源：${source}。${dayOf(now())} 择途 ${address}`
}

/** Saves a drawing as PNG in the colours of the screen. Throws when it cannot be drawn. */
export async function savePng(drawing: SVGSVGElement, title: string): Promise<void> {
  saveFile(pictureName(title, dayOf(now())), await pngOf(drawing), 'image/png')
}

/** A drawing as PNG in the colours of the screen. Throws when it cannot be drawn. */
export async function pngOf(drawing: SVGSVGElement): Promise<Blob> {
  // Only what stands in the document has computed colours.
  const holder = document.createElement('div')
  holder.style.cssText = 'position:fixed;left:-99999px;top:0'
  holder.setAttribute('aria-hidden', 'true')
  holder.append(drawing)
  document.body.append(holder)
  try {
    settleStyles(drawing)
    return await rasterised(new XMLSerializer().serializeToString(drawing), sizeOf(drawing))
  } finally {
    holder.remove()
  }
}

export function words(text: string, attributes: Record<string, string | number>): SVGElement {
  const element = svg('text', attributes)
  element.textContent = text
  return element
}

export function svg<K extends keyof SVGElementTagNameMap>(
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
  'stop-color',
  'stop-opacity',
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
  const scale = Math.min(SCALE, MOST_HEIGHT / height, Math.sqrt(MOST_AREA / (width * height)))
  canvas.width = Math.floor(width * scale)
  canvas.height = Math.floor(height * scale)
  const paper = canvas.getContext('2d')
  if (!paper) throw new Error('This browser cannot draw')
  paper.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob((png) => (png ? resolve(png) : reject(new Error('The picture is empty'))), 'image/png'),
  )
}
