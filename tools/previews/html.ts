import { parse } from 'node-html-parser'
import { cardOf, escaped } from '../../scripts/lib/page-head.mjs'
import { fitted } from './fitted'
import type { ReleasedPage } from './released-page'

/** Bytes of one HTML, at most; what is shared lies in files of its own. */
export const MOST_BYTES = 23_000

/** What is written into the HTML of one page. */
interface Preview {
  /** The site's address with its path, and what stands behind it in this page's. */
  readonly root: string
  readonly address: string
  /** The address under which the application shows it, from the site's base. */
  readonly opens: string
  readonly title: string
  readonly description: string
  /** The address of the picture below `root`, and what can be read on it. */
  readonly picture: string
  readonly pictureText: string
  readonly thing: object
  /** Its first figures; undefined where only the application can draw them. */
  readonly view: string | undefined
}

/** What stands there while the first figures of another question, or of somebody signed in, are on their way. */
const HIDDEN =
  '<style>page-frame{display:contents}[data-asked] [data-first],[data-person] [data-first]{visibility:hidden}</style>'

/** The HTML of a page. Throws where it is larger than `MOST_BYTES`. */
export function previewHtml(page: ReleasedPage, preview: Preview): string {
  const { root, address, opens, title, description, picture, pictureText, thing, view } = preview
  const { base } = page.table
  const own = escaped(root + address.split('/').map(encodeURIComponent).join('/'))
  const image = root + picture
  const meta = (name: string, content: string) => `<meta property="og:${name}" content="${escaped(content)}">`
  const html = (main: string) =>
    [
      `<!doctype html><html lang="zh-CN" data-opens="${escaped(base + opens.slice(1))}"><head><meta charset="UTF-8">`,
      `${page.common}<title>${escaped(title)}</title><meta name="description" content="${escaped(description)}">`,
      `<link rel="canonical" href="${own}">`,
      cardOf({ title, description, base }).replace(/<meta property="og:image"[^>]*>/, ''),
      `${meta('url', root + address)}${meta('locale', 'zh_CN')}${meta('image', image)}${meta('image:width', '1200')}`,
      `${meta('image:height', '630')}${meta('image:alt', pictureText)}<meta name="twitter:card" content="summary_large_image">`,
      `${page.look}${page.settings}<script src="${base}${page.startFile}"></script>`,
      `${page.styles}${page.loading}${HIDDEN}`,
      `<script type="application/ld+json">${linkedData({ ...thing, url: root + address, image })}</script>`,
      `${page.policy}</head><body>${page.words}<div id="root"><div class="flex min-h-dvh flex-col">`,
      `<page-frame part="before"></page-frame>${main}<page-frame part="after"></page-frame></div></div></body></html>`,
    ].join('')
  const rest = Buffer.byteLength(html(page.main))
  const written = html(mainWith(page.main, view && fitted(view, MOST_BYTES - rest)))
  const bytes = Buffer.byteLength(written)
  if (bytes > MOST_BYTES) throw new Error(`${address}：HTML 有 ${bytes} 字节，超过 ${MOST_BYTES}`)
  return written
}

/** The main element with a first view in the place of what waits for it. */
function mainWith(main: string, view: string | undefined): string {
  if (view === undefined) return main
  const root = parse(main, { comment: true })
  const waiting = root.querySelector('[aria-busy=true]')
  waiting?.replaceWith(`<div class="contents" aria-busy="true" data-first>${view}</div>`)
  return root.toString()
}

const linkedData = (thing: object) =>
  JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c')
