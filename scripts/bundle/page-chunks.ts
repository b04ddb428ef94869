import type { Rollup } from 'vite'
import { isLayout, PAGE, surrounds } from './built-pages.ts'
import {
  type Group,
  isPage,
  joinedGroups,
  lazyPart,
  type ModuleNode,
  type ModuleOf,
  total,
  withoutCircles,
} from './join-groups.ts'

/** What a lazy part counts beside a page, in files as in bytes: no first figure waits for it. */
const LATE_SHARE = 0.2

/** What the start itself loads as lazy parts comes on every page: it counts as much as some of them. */
const EVERYWHERE_SHARE = 10

/** The backend of the mocked product, and what the script in the HTML loads by the name of its file. */
const APART = /\/src\/(mocks|shared\/api\/published)\//

/** An icon of the library, as a module of its own. */
const ICON = /\/lucide-react\/dist\/esm\/icons\//

/** What every page uses in part; what is left of it for some pages is smaller than files of their own would be. */
const ON_EVERY_PAGE = /\/node_modules\/@tanstack\/|rolldown\/runtime/

/**
 * How the built product is cut into files. First come the packages of the first load, then those that several pages
 * need, then our code, page by page. `entry` is the module that everything starts from.
 */
export function chunkGroups(entry: string): Rollup.CodeSplittingOptions {
  let first: ReadonlySet<string> | undefined
  let chunks: ReadonlyMap<string, string> | undefined
  return {
    // Each module has its own place, and takes nobody along.
    includeDependenciesRecursively: false,
    groups: [
      // Outlives a change of the product's own code in the caches of browsers.
      {
        debugName: 'platform',
        test: /\/node_modules\/|rolldown\/runtime/,
        name(id, graph) {
          first ??= reachable([entry], (module) => graph.getModuleInfo(module))
          return first.has(id) || ON_EVERY_PAGE.test(id) ? 'platform' : undefined
        },
        priority: 1,
      },
      {
        debugName: 'pages',
        test: (id) => id.includes('/src/') || id.includes('vite/preload-helper') || ICON.test(id),
        name(id, graph) {
          if (id.includes('vite/preload-helper')) return 'app'
          chunks ??= pageChunks(entry, (module) => graph.getModuleInfo(module))
          return chunks.get(id)
        },
      },
    ],
  }
}

const isPackage = (id: string) => id.includes('/node_modules/') && !ICON.test(id)

/** A package is entered through one module that names all of it: what a page really uses is not to be seen there. */
function ownModule(module: ModuleNode | null): ModuleNode | null {
  if (!module) return null
  const { code, importedIds, dynamicallyImportedIds } = module
  return { code, importedIds: importedIds.filter((id) => !isPackage(id)), dynamicallyImportedIds }
}

/** The packages that a module brings along and the start has not. */
function packagesBeyond(start: ReadonlySet<string>, moduleOf: ModuleOf): (id: string) => readonly string[] {
  const packagesOf = (id: string) => moduleOf(id)?.importedIds.filter(isPackage) ?? []
  const known = new Set([...start].flatMap(packagesOf))
  return (id) => packagesOf(id).filter((each) => !known.has(each))
}

/**
 * The chunk of every module that the start or a page needs, by module id: what is needed together travels together, and
 * a file that costs more than it spares joins its neighbour. It follows imports, not file names. What only lazy parts
 * need (dialogs, charts) is left to the bundler. What is too small for its own file is not.
 */
export function pageChunks(entry: string, anyModule: ModuleOf): ReadonlyMap<string, string> {
  const moduleOf: ModuleOf = (id) => ownModule(anyModule(id))
  const start = reachable([entry], moduleOf)
  const packagesOf = packagesBeyond(start, anyModule)
  const sizeOf = (id: string) =>
    total([id, ...packagesOf(id)].map((each) => anyModule(each)?.code?.length ?? 0))
  const pages = pagesOf(entry, moduleOf)
  const common = {
    pages: new Set(pages.keys()),
    modules: [...start],
    size: total([...start].map(sizeOf)),
    start: true,
  }
  const loaded = moduleOf(entry)?.dynamicallyImportedIds ?? []
  const everywhere = new Set(loaded.filter((id) => !APART.test(id)).map(lazyPart))
  const comesWithPage = ({ pages: needing }: Group) =>
    [...needing].some((name) => isPage(name) || everywhere.has(name))
  const groups = groupsOf(pages, start, sizeOf)
  const withPages = joinedGroups([common, ...groups.filter(comesWithPage)], moduleOf, {
    // Headers, a name, and words that compression has to learn anew.
    file: 42_000,
    name: 0,
    weightOf: (name) => (isPage(name) ? 1 : everywhere.has(name) ? EVERYWHERE_SHARE : LATE_SHARE),
    mayJoin: () => true,
  })
  const lazy = groups.filter((group) => !comesWithPage(group))
  // Left to the bundler, but counted where a part would bring it along in vain.
  const isApart = ({ pages: needing, modules }: Group) =>
    [...needing].some((part) => APART.test(part)) || modules.some((id) => packagesOf(id).length > 0)
  const all = joinedGroups([...withPages, ...lazy], moduleOf, {
    // Lazy parts are small: a file costs little more than its headers, and its name in the list of all pages.
    file: 4000,
    name: 60 * pages.size,
    weightOf: () => 1,
    mayJoin: (group) => !comesWithPage(group) && !isApart(group),
  })
  const chunks = new Map<string, string>()
  for (const group of withoutCircles(all, moduleOf)) {
    if (lazy.includes(group) || (!comesWithPage(group) && isApart(group))) continue
    const name = group.start ? 'app' : nameOf(group.pages, new Set(chunks.values()))
    for (const id of group.modules) chunks.set(id, name)
  }
  return chunks
}

/** Modules that load with the given ones. */
function reachable(roots: readonly string[], moduleOf: ModuleOf, lazy = false): Set<string> {
  const found = new Set(roots)
  for (const id of found) {
    const node = moduleOf(id)
    for (const next of node?.importedIds ?? []) found.add(next)
    if (lazy) for (const next of node?.dynamicallyImportedIds ?? []) found.add(next)
  }
  return found
}

/** The modules of each page with those of the layouts around it, and of each lazy part. */
function pagesOf(entry: string, moduleOf: ModuleOf): ReadonlyMap<string, ReadonlySet<string>> {
  const roots = new Map<string, string>()
  const pages = new Map<string, ReadonlySet<string>>()
  const lazy = [...reachable([entry], moduleOf, true)].flatMap(
    (id) => moduleOf(id)?.dynamicallyImportedIds ?? [],
  )
  for (const id of lazy) {
    const route = PAGE.exec(id)?.[1]
    if (route === undefined) pages.set(lazyPart(id), reachable([id], moduleOf))
    else roots.set(route, id)
  }
  for (const route of roots.keys()) {
    if (isLayout(route)) continue
    const own = [...roots].flatMap(([other, id]) => (surrounds(other, route) ? [id] : []))
    pages.set(route, reachable(own, moduleOf))
  }
  return pages
}

function groupsOf(
  pages: ReadonlyMap<string, ReadonlySet<string>>,
  start: ReadonlySet<string>,
  sizeOf: (id: string) => number,
): Group[] {
  const needing = new Map<string, string[]>()
  for (const [page, modules] of pages) {
    for (const id of modules) if (!start.has(id)) needing.set(id, [...(needing.get(id) ?? []), page])
  }
  const groups = new Map<string, { pages: Set<string>; modules: string[]; size: number }>()
  for (const [id, by] of needing) {
    const key = by.join()
    const group = groups.get(key) ?? { pages: new Set(by), modules: [], size: 0 }
    group.modules.push(id)
    group.size += sizeOf(id)
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** The route of the first page, or the file of the first lazy part; and a letter where that is taken. */
function nameOf(pages: ReadonlySet<string>, taken: ReadonlySet<string>): string {
  const own = [...pages].filter(isPage)
  const first = (own.length > 0 ? own : [...pages]).toSorted()[0] ?? 'lazy'
  const name = first.split('/').at(-1)?.split('.')[0] ?? first
  if (own.length <= 1 && !taken.has(name)) return name
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  return letters.map((ending) => `${name}-${ending}`).find((free) => !taken.has(free)) ?? `${name}-shared`
}
