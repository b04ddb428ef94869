import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

export interface FirstLoad {
  readonly page: string
  readonly files: readonly string[]
  readonly html: number
  readonly style: number
  readonly script: number
  readonly all: number
}

/** Files that a page's HTML asks for by itself. */
const LINKED = /<(?:script[^>]*src|link[^>]*rel="(?:modulepreload|stylesheet)"[^>]*href)="([^"]+)"/g
/** Static imports of a built module. */
const IMPORTED =
  /(?:^|[;}\s])(?:import|export)[^'"();]*?from\s*["'](\.[^"']+)["']|(?:^|[;}])import\s*["'](\.[^"']+)["']/g

/** What the first load of a page of a built site sends, in brotli bytes: the page, and what it links and imports. */
export function firstLoad(dir: string, page: string): FirstLoad {
  const rendered = path.join(dir, page, 'index.html')
  const html = readFileSync(existsSync(rendered) ? rendered : path.join(dir, 'index.html'), 'utf8')
  const files = new Set<string>()
  for (const [, href = ''] of html.matchAll(LINKED)) collect(path.join(dir, href), files)
  let style = 0
  let script = 0
  for (const file of files) {
    const size = brotli(readFileSync(file))
    if (file.endsWith('.css')) style += size
    else script += size
  }
  const htmlSize = brotli(Buffer.from(html))
  return { page, files: [...files], html: htmlSize, style, script, all: htmlSize + style + script }
}

function collect(file: string, files: Set<string>): void {
  if (files.has(file)) return
  files.add(file)
  if (!file.endsWith('.js')) return
  for (const [, from, bare] of readFileSync(file, 'utf8').matchAll(IMPORTED)) {
    collect(path.join(path.dirname(file), from ?? bare ?? ''), files)
  }
}

function brotli(bytes: Buffer): number {
  return brotliCompressSync(bytes).length
}
