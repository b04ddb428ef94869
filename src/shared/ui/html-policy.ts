import type { Config } from 'dompurify'

/*
 * What may be shown of HTML that people outside of this product have written: an allow-list. All else goes; the text
 * of an element that is not allowed stays, unless it never was text (script, style).
 */

const ALLOWED_TAGS = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'br', 'hr', 'blockquote', 'pre', 'code'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'span', 'a', 'img', 'figure', 'figcaption'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
]

/** No `style`, `class`, `id` or `name`: an article neither paints outside of itself nor takes names that the page uses. */
const ALLOWED_ATTR = ['href', 'src', 'alt', 'title', 'colspan', 'rowspan', 'start']

export const SANITISER_CONFIG = {
  ALLOWED_TAGS,
  ALLOWED_ATTR,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // SVG and MathML have rules of parsing of their own, which is where sanitisers were deceived.
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  // Addresses are judged below, from what the URL parser makes of them. Here all pass that are not a script.
  ALLOW_UNKNOWN_PROTOCOLS: false,
  SANITIZE_DOM: true,
  KEEP_CONTENT: true,
  // The nodes themselves, never text that is parsed a second time.
  RETURN_DOM_FRAGMENT: true,
} as const satisfies Config

/** The lowest level that HTML has. */
const LOWEST = 6

/**
 * The levels of an article's headings (1–6, in the order of the text) below a heading of the page: what stood below another
 * still does, and no level is left out, whatever the author has skipped.
 */
export function levelsUnder(under: number, levels: readonly number[]): number[] {
  const above: number[] = []
  return levels.map((level) => {
    while ((above.at(-1) ?? 0) >= level) above.pop()
    above.push(level)
    return Math.min(under + above.length, LOWEST)
  })
}

const LINK_PROTOCOLS = ['http:', 'https:', 'mailto:', 'tel:']
const IMAGE_DATA = /^data:image\/(?:png|jpeg|webp|gif);base64,[a-z0-9+/]+=*$/i

/** Where a link of an article may lead, as the URL parser reads it: an absolute address of the web, mail or telephone. */
export function linkAddress(text: string): string | undefined {
  const url = parsed(text)
  return url && LINK_PROTOCOLS.includes(url.protocol) ? url.href : undefined
}

/** Plain names alone: what a server decodes may be another path than the one that is judged here. */
const ASSET = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/

/**
 * Where a picture of an article may come from: a file of this site (`assets/` below `base`), or a bitmap in the text itself.
 * A call of the API is no picture: each reader would make it, signed in as they are.
 */
export function imageAddress(text: string, base: string): string | undefined {
  const trimmed = text.trim()
  // An empty address would be that of the page itself.
  if (trimmed === '') return undefined
  if (IMAGE_DATA.test(trimmed)) return trimmed
  const url = parsed(trimmed, base)
  const assets = new URL('assets/', base).href
  const isAsset = url?.href.startsWith(assets) && ASSET.test(url.href.slice(assets.length))
  return isAsset ? url?.href : undefined
}

/** The address below which this site stands. */
export const siteBase = () => new URL(import.meta.env.BASE_URL, location.origin).href

/** Where a picture stands that this site may not load but somebody may look up; undefined where it is no such address. */
export function pictureElsewhere(text: string, base: string): URL | undefined {
  const url = parsed(text.trim(), base)
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:'
  return isWeb && url.origin !== new URL(base).origin ? url : undefined
}

/**
 * The last touches on what the sanitiser has left, before it enters the page. Headings go below that of level `under`, links
 * open elsewhere. Pictures of other sites become links; what has no such address goes. Tables get a box to scroll in.
 */
export function finishArticle(content: DocumentFragment, base: string, under: number): void {
  const headings = [...content.querySelectorAll('h1, h2, h3, h4, h5, h6')]
  const levels = levelsUnder(
    under,
    headings.map(({ tagName }) => Number(tagName[1])),
  )
  for (const [at, heading] of headings.entries()) setLevel(heading, levels[at] ?? LOWEST)
  for (const link of content.querySelectorAll('a')) finishLink(link)
  for (const image of content.querySelectorAll('img')) finishImage(image, base)
  for (const element of content.querySelectorAll(':not(a)')) element.removeAttribute('href')
  for (const element of content.querySelectorAll(':not(img)')) element.removeAttribute('src')
  for (const table of content.querySelectorAll('table')) boxTable(table)
}

function parsed(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}

function setLevel(heading: Element, level: number): void {
  const other = heading.ownerDocument.createElement(`h${level}`)
  other.append(...heading.childNodes)
  heading.replaceWith(other)
}

function finishLink(link: Element): void {
  const address = linkAddress(link.getAttribute('href') ?? '')
  if (address === undefined) link.replaceWith(...link.childNodes)
  else openElsewhere(link, address)
}

function openElsewhere(link: Element, address: string): void {
  link.setAttribute('href', address)
  link.setAttribute('target', '_blank')
  link.setAttribute('rel', 'noopener noreferrer nofollow')
}

function finishImage(image: Element, base: string): void {
  const address = imageAddress(image.getAttribute('src') ?? '', base)
  if (address === undefined) {
    replaceByLink(image, base)
    return
  }
  // Without words of its own a picture would be read out by its address.
  if (!image.hasAttribute('alt')) image.setAttribute('alt', '')
  // Set before the address: what loads must already know how.
  image.setAttribute('loading', 'lazy')
  image.setAttribute('decoding', 'async')
  image.setAttribute('referrerpolicy', 'no-referrer')
  image.setAttribute('src', address)
}

/** Names the picture and where it stands. Within a link the words are enough: that link is followed. */
function replaceByLink(image: Element, base: string): void {
  const url = pictureElsewhere(image.getAttribute('src') ?? '', base)
  if (url === undefined) {
    image.remove()
    return
  }
  const words = image.getAttribute('alt')?.trim()
  const text = `图片${words ? `“${words}”` : ''}（${url.hostname}）`
  if (image.closest('a')) {
    image.replaceWith(text)
    return
  }
  const link = image.ownerDocument.createElement('a')
  link.textContent = text
  openElsewhere(link, url.href)
  image.replaceWith(link)
}

function boxTable(table: Element): void {
  if (table.parentElement?.closest('table')) return
  const box = table.ownerDocument.createElement('div')
  box.className = 'article-table'
  // A keyboard must be able to scroll it.
  box.tabIndex = 0
  box.setAttribute('role', 'group')
  box.setAttribute('aria-label', table.querySelector('caption')?.textContent?.trim() || '表格')
  table.replaceWith(box)
  box.append(table)
}
