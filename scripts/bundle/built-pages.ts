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
      for (const file of Object.keys(bundle)) refuseCircle(file, bundle)
      const source = JSON.stringify(pagesOf(bundle), null, 2)
      this.emitFile({ type: 'asset', fileName: PAGES_FILE, source })
    },
  }
}

function pagesOf(bundle: Rollup.OutputBundle): BuiltPages {
  const files = new Map<string, string>()
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue
    for (const id of chunk.moduleIds) {
      const route = PAGE.exec(id)?.[1]
      if (route !== undefined) files.set(route, chunk.fileName)
    }
  }
  return Object.fromEntries(
    [...files.keys()].toSorted().map((route) => {
      const needed = [...files].flatMap(([other, file]) => (surrounds(other, route) ? [file] : []))
      return [routeIdOf(route), [...withImports(needed, bundle)]]
    }),
  )
}

export const isLayout = (route: string) => route.split('/').at(-1)?.startsWith('_') ?? false

/** Whether a route's file is the other's own, or that of a layout around it. */
export const surrounds = (other: string, route: string) => `${route}/`.startsWith(`${other}/`)

/** `_student/weici` is `/_student/weici`, a dot in a file's name a step of the path. */
export function routeIdOf(route: string): string {
  return `/${route.replaceAll('.', '/').replace(/(^|\/)index$/, '$1')}`
}

/** Throws when a file imports itself through others: which of them runs first would be chance. */
function refuseCircle(file: string, bundle: Rollup.OutputBundle): void {
  const chunk = bundle[file]
  if (chunk?.type !== 'chunk') return
  for (const next of chunk.imports) {
    if (withImports([next], bundle).has(file)) throw new Error(`${file} 与 ${next} 互相引用`)
  }
}

/** The files with those that they import, by themselves or through others. */
export function withImports(files: readonly string[], bundle: Rollup.OutputBundle): Set<string> {
  const found = new Set(files)
  for (const file of found) {
    const chunk = bundle[file]
    if (chunk?.type === 'chunk') for (const next of chunk.imports) found.add(next)
  }
  return found
}
