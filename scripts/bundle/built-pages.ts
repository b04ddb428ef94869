import type { Plugin, Rollup } from 'vite'

/** Where a built site says which files its pages need, in its folder. */
export const PAGES_FILE = '.vite/pages.json'

/** The code of a page, as the router's plugin names it; the group is the route's file. */
export const PAGE = /\/src\/routes\/(.+)\.tsx\?tsr-split=component/

/** The files that each page needs, those of the layouts around it among them, by id of its route. */
export type BuiltPages = Readonly<Record<string, readonly string[]>>

/** Writes down which files each page needs; a page without code of its own needs those of its layout (`_student`). */
export function builtPages(): Plugin {
  return {
    name: 'built-pages',
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return
      const chunks = chunksOf(bundle)
      for (const file of chunks.keys()) refuseCircle(file, chunks)
      const source = JSON.stringify(pagesOf(chunks), null, 2)
      this.emitFile({ type: 'asset', fileName: PAGES_FILE, source })
    },
  }
}

/** A file of the build, before or after it is written. */
type BuiltFile = Pick<Rollup.RenderedChunk, 'fileName' | 'moduleIds' | 'imports'>

/** The scripts of the build by their names. */
export type BuiltFiles = ReadonlyMap<string, BuiltFile>

/** The scripts of a bundle that was just made. */
export function chunksOf(bundle: Rollup.OutputBundle): BuiltFiles {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  return new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
}

/** The files of every page, of all that are built. */
export function pagesOf(chunks: BuiltFiles): BuiltPages {
  const files = new Map<string, string>()
  for (const { fileName, moduleIds } of chunks.values()) {
    for (const id of moduleIds) {
      const route = PAGE.exec(id)?.[1]
      if (route !== undefined) files.set(route, fileName)
    }
  }
  return Object.fromEntries(
    [...files.keys()].toSorted().map((route) => {
      const needed = [...files].flatMap(([other, file]) => (surrounds(other, route) ? [file] : []))
      return [routeIdOf(route), [...withImports(needed, chunks)]]
    }),
  )
}

/** `_student`: a route that is around others and adds nothing to their addresses. */
export const isLayout = (route: string) => route.split('/').at(-1)?.startsWith('_') ?? false

/** Whether a route's file is the other's own, or that of a layout around it. */
export const surrounds = (other: string, route: string) => `${route}/`.startsWith(`${other}/`)

/** `_student/weici` is `/_student/weici`, a dot in a file's name a step of the path. */
export function routeIdOf(route: string): string {
  return `/${route.replaceAll('.', '/').replace(/(^|\/)index$/, '$1')}`
}

/** Throws when a file imports itself through others: which of them runs first would be chance. */
function refuseCircle(file: string, files: BuiltFiles): void {
  for (const next of files.get(file)?.imports ?? []) {
    if (withImports([next], files).has(file)) throw new Error(`${file} 与 ${next} 互相引用`)
  }
}

/** The files with those that they import, by themselves or through others. */
export function withImports(names: readonly string[], files: BuiltFiles): Set<string> {
  const found = new Set(names)
  for (const name of found) for (const next of files.get(name)?.imports ?? []) found.add(next)
  return found
}
