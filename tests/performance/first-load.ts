import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { type PageTable, pathOf, TABLE_ID } from '../../src/app/prefetch/table.ts'

/** What opening an address of the live site sends before anything is asked of its API, in brotli bytes. */
export interface FirstLoad {
  readonly route: string
  readonly rendered: boolean
  readonly files: readonly string[]
  readonly html: number
  readonly style: number
  /** The application. */
  readonly script: number
  /** The script that draws the first view; 0 where there is none. */
  readonly firstView: number
  /** Without the first view. */
  readonly all: number
}

/** Files that a page's HTML asks for by itself. */
const LINKED = /<(?:script[^>]*src|link[^>]*rel="(?:modulepreload|stylesheet)"[^>]*href)="\/([^"]+)"/g

/** The table of the pages and their files that the HTML holds for its script. */
const TABLE = new RegExp(`<script type="application/json" id="${TABLE_ID}">(.+?)</script>`)

/** Every page, and what its first load sends. */
export function firstLoads(dir: string): readonly FirstLoad[] {
  const html = readFileSync(path.join(dir, 'index.html'), 'utf8')
  const { files, pages }: PageTable = JSON.parse(TABLE.exec(html)?.[1] ?? '')
  return pages
    .map((page) =>
      firstLoad(
        dir,
        addressOf(pathOf(page.id)),
        page.files.flatMap((at) => files[at] ?? []),
        page.firstView === undefined ? undefined : files[page.firstView],
      ),
    )
    .toSorted((a, b) => a.route.localeCompare(b.route))
}

function firstLoad(
  dir: string,
  route: string,
  own: readonly string[],
  firstView: string | undefined,
): FirstLoad {
  const rendered = existsSync(path.join(dir, route, 'index.html'))
  const document = path.join(dir, rendered ? route : '', 'index.html')
  const linked = [...readFileSync(document, 'utf8').matchAll(LINKED)].map(([, file = '']) => file)
  const files = [...new Set([...linked, ...own])]
  const sum = (ending: string) =>
    files
      .filter((file) => file.endsWith(ending))
      .reduce((total, file) => total + sent(path.join(dir, file)), 0)
  const page = {
    html: sent(document),
    style: sum('.css'),
    script: sum('.js'),
    firstView: firstView === undefined ? 0 : sent(path.join(dir, firstView)),
  }
  return {
    route,
    rendered,
    files,
    ...page,
    all: page.html + page.style + page.script,
  }
}

/** The address of a page without the ids of what it shows. */
function addressOf(path: string): string {
  return `/${path
    .split('/')
    .filter((step) => step !== '' && !step.startsWith('$'))
    .join('/')}`
}

/** The build puts a brotli copy beside each file that becomes smaller by it. */
function sent(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}
