import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type HTMLElement, parse } from 'node-html-parser'
import { type PageTable, TABLE_ID } from '~/app/prefetch/table'
import { compressFile } from '../../scripts/lib/compressed.mjs'

/** The script that stands in every HTML of a preview; the parts that it needs are filled in. */
const START = fileURLToPath(new URL('./page/start.js', import.meta.url))

/** What an HTML of a release is made of, as far as previews use it. */
export interface ReleasedPage {
  readonly table: PageTable
  /** Elements of the head: what every page says of itself, the settings, what loads the application, the policy. */
  readonly common: string
  readonly settings: string
  readonly loading: string
  /** What looks at the browser, and the words for one that is too old or has no script. */
  readonly look: string
  readonly words: string
  /** The link to the sheet of all styles. */
  readonly styles: string
  readonly policy: string
  /** The main element, with what waits for figures inside. */
  readonly main: string
  /** Where what waits stands in it: its number among the children of each element on the way. */
  readonly place: readonly number[]
  /** The script that all previews share, below the site's base. */
  readonly startFile: string
}

/** Reads an HTML of a release, and writes the files that its previews share. Throws a sentence where it is not one. */
export async function readReleasedPage(dir: string, name: string): Promise<ReleasedPage> {
  const root = parse(readFileSync(path.join(dir, name), 'utf8'), { comment: true })
  const one = (selector: string) => {
    const found = root.querySelector(selector)
    if (!found) throw new Error(`${name} 不是这一版构建的 HTML：没有 ${selector}`)
    return found
  }
  const all = (selector: string) => root.querySelectorAll(selector).join('')
  const wrapper = one('#root > div')
  const main = one('#root main')
  const [before = '', after = ''] = wrapper.innerHTML.split(main.outerHTML)
  // Two scripts in the head have no type: the one that looks at the browser, and the one that starts the page.
  const [look, script] = root.querySelectorAll('head script').filter((each) => !each.getAttribute('type'))
  if (!look || !script) throw new Error(`${name} 不是这一版构建的 HTML：没有第一批请求`)
  const parts = {
    table: one(`#${TABLE_ID}`).innerHTML,
    tableId: TABLE_ID,
    before,
    after,
  }
  const start = readFileSync(START, 'utf8').replace('__PARTS__', () => JSON.stringify(parts))
  return {
    table: JSON.parse(parts.table),
    common: all(
      'meta[name=viewport], meta[name=color-scheme], meta[name=theme-color], link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]',
    ),
    settings: one('#zetu-settings').outerHTML,
    loading: all('script[type=module], link[rel=modulepreload]'),
    look: one('head > style').outerHTML + look.outerHTML,
    words: one('noscript').outerHTML + one('#unstarted').outerHTML,
    styles: one('link[rel=stylesheet]').outerHTML,
    policy: one('meta[http-equiv=Content-Security-Policy]').outerHTML,
    main: main.outerHTML,
    place: placeIn(main, one('#root main [aria-busy=true]')),
    startFile: await writeShared(dir, `${start}\n${script.innerHTML}`),
  }
}

function placeIn(main: HTMLElement, part: HTMLElement): number[] {
  const above = part.parentNode ?? main
  const at = above.children.indexOf(part)
  return above === main ? [at] : [...placeIn(main, above), at]
}

/** Writes a script whose name tells its content, as all built files do; gives its place below the site's base. */
async function writeShared(dir: string, text: string): Promise<string> {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
  const file = `assets/preview-${hash}.js`
  if (!existsSync(path.join(dir, file))) {
    writeFileSync(path.join(dir, file), text)
    await compressFile(path.join(dir, file))
  }
  return file
}
