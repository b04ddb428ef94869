import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** What opening an address of the live site sends before anything is asked of its API, in brotli bytes. */
export interface FirstLoad {
  readonly route: string
  readonly rendered: boolean
  readonly files: readonly string[]
  readonly html: number
  readonly style: number
  readonly script: number
  readonly all: number
}

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

/** Files that a page's HTML asks for by itself. */
const LINKED = /<(?:script[^>]*src|link[^>]*rel="(?:modulepreload|stylesheet)"[^>]*href)="\/([^"]+)"/g
/** Manifest key of the code of a route: its path, below folders that are only layouts (`_student`). */
const ROUTE = /^src\/routes\/(.+)\.tsx\?tsr-split=component(?:---loader)?$/

/** Every route that has a page of its own, and what its first load sends. */
export function firstLoads(dir: string): readonly FirstLoad[] {
  const manifest = readManifest(dir)
  return Object.keys(manifest)
    .flatMap((key) => {
      const name = ROUTE.exec(key)?.[1]
      // What only frames other routes has no page of its own.
      const frame = name?.split('/').at(-1)?.startsWith('_')
      return name === undefined || frame ? [] : [firstLoad(dir, manifest, routeOf(name), key)]
    })
    .toSorted((a, b) => a.route.localeCompare(b.route))
}

function firstLoad(dir: string, manifest: Record<string, Chunk>, route: string, key: string): FirstLoad {
  const own = path.join(dir, route, 'index.html')
  const rendered = existsSync(own)
  const document = rendered ? own : path.join(dir, 'index.html')
  const html = readFileSync(document, 'utf8')
  const keys = new Map(Object.entries(manifest).map(([name, chunk]) => [chunk.file, name]))
  const files = new Set<string>()
  const collect = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    // Styles of the entry may have been put into the page, which then no longer links them.
    if (name !== 'index.html') for (const file of chunk.css ?? []) files.add(file)
    for (const next of chunk.imports ?? []) collect(next)
  }
  for (const [, file = ''] of html.matchAll(LINKED)) {
    const chunk = keys.get(file)
    if (chunk === undefined) files.add(file)
    else collect(chunk)
  }
  for (const frame of framesOf(manifest, key)) collect(frame)
  collect(key)

  const sizes = [...files].map((file) => ({ file, size: sent(path.join(dir, file)) }))
  const sum = (ending: string) =>
    sizes.filter(({ file }) => file.endsWith(ending)).reduce((total, { size }) => total + size, 0)
  const page = { html: sent(document), style: sum('.css'), script: sum('.js') }
  return { route, rendered, files: [...files], ...page, all: page.html + page.style + page.script }
}

/** The code of the layouts that a route stands in: `_student/_school.tsx` for `_student/_school/…`. */
function framesOf(manifest: Record<string, Chunk>, key: string): string[] {
  return Object.keys(manifest).filter((other) => {
    const frame = ROUTE.exec(other)?.[1]
    return frame !== undefined && key.startsWith(`src/routes/${frame}/`)
  })
}

function readManifest(dir: string): Record<string, Chunk> {
  return JSON.parse(readFileSync(path.join(dir, '.vite', 'manifest.json'), 'utf8'))
}

function routeOf(name: string): string {
  return `/${name
    .split(/[/.]/)
    .filter((part) => !part.startsWith('_') && part !== 'index')
    .join('/')}`
}

/** The build puts a brotli copy beside each file that becomes smaller by it. */
function sent(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}
