import type { Rollup } from 'vite'
import { isLayout, PAGE, surrounds } from './built-pages.ts'
import { ICON } from './single-icons.ts'

/** What the bundler tells of one module. */
export interface ModuleNode {
  readonly code: string | null
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
}

type ModuleOf = (id: string) => ModuleNode | null

/** What a file of its own costs, in bytes of source: headers, names, and words that compression has to learn anew. */
const FILE_COST = 16_500

/** What a part that is loaded late counts beside a page, in files as in bytes: no first figure waits for it. */
const LATE_SHARE = 0.2

/** What comes late on every page: dozens of pages fetch it, so it counts as much as that. */
const EVERYWHERE = /\/late-shell\.ts$/
const EVERYWHERE_SHARE = 50 * LATE_SHARE

/** What comes with its page where that is the first to be opened: it counts as much as a page. */
const AT_ONCE = /\/school-decision\.tsx$/

/** The same with what stands below it in the first screen: one file. */
const IN_FIRST_SCREEN = /\/(school-decision|charter-points)\.tsx$/

/** What comes late on every page of somebody who is signed in: it lies with the contract that it reads. */
const SIGNED_IN = /\/save-wishes\.ts$/

/** What every page uses in part; what is left of it for some pages is smaller than files of their own would be. */
const ON_EVERY_PAGE = /\/node_modules\/@tanstack\/|rolldown\/runtime/

/** Modules that the same pages need. */
interface Group {
  readonly pages: ReadonlySet<string>
  readonly modules: readonly string[]
  /** Bytes of source. */
  readonly size: number
  /** Whether it is loaded before anything else. */
  readonly start?: boolean
}

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

/** Bytes of source of a module, and of the packages that it brings along and the start has not. */
function sizesBeyond(start: ReadonlySet<string>, moduleOf: ModuleOf): (id: string) => number {
  const packagesOf = (id: string) => moduleOf(id)?.importedIds.filter(isPackage) ?? []
  const sizeOf = (id: string) => moduleOf(id)?.code?.length ?? 0
  const known = new Set([...start].flatMap(packagesOf))
  return (id) => total([id, ...packagesOf(id).filter((each) => !known.has(each))].map(sizeOf))
}

/**
 * The chunk of every module that the start or a page needs, by module id: what is needed together travels together, and
 * a file that costs more than it spares joins its neighbour. It follows imports, not file names. Modules that only late
 * parts need (dialogs, charts) are left to the bundler.
 */
export function pageChunks(entry: string, anyModule: ModuleOf): ReadonlyMap<string, string> {
  const moduleOf: ModuleOf = (id) => ownModule(anyModule(id))
  const start = reachable([entry], moduleOf)
  const sizeOf = sizesBeyond(start, anyModule)
  const pages = pagesOf(entry, moduleOf)
  const common = {
    pages: new Set(pages.keys()),
    modules: [...start],
    size: total([...start].map(sizeOf)),
    start: true,
  }
  const chunks = new Map<string, string>()
  for (const group of withoutCircles(
    merged([common, ...groupsOf(pages, start, sizeOf)], moduleOf),
    moduleOf,
  )) {
    const name = group.start ? 'app' : nameOf(group.pages, new Set(chunks.values()))
    for (const id of group.modules) chunks.set(id, name)
  }
  for (const part of pages.keys()) {
    const id = part.slice(LATE.length)
    const beside = SIGNED_IN.test(part) ? firstChunk(moduleOf(id), chunks) : undefined
    if (beside !== undefined) chunks.set(id, beside)
    if (!IN_FIRST_SCREEN.test(part)) continue
    for (const own of pages.get(part) ?? []) if (!chunks.has(own)) chunks.set(own, 'first-screen')
  }
  return chunks
}

/** The first file that a module imports and the start does not bring. */
function firstChunk(node: ModuleNode | null, chunks: ReadonlyMap<string, string>): string | undefined {
  return node?.importedIds.map((id) => chunks.get(id)).find((name) => name !== undefined && name !== 'app')
}

const total = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0)

/** Modules that load with the given ones. */
function reachable(roots: readonly string[], moduleOf: ModuleOf, late = false): Set<string> {
  const found = new Set(roots)
  for (const id of found) {
    const node = moduleOf(id)
    for (const next of node?.importedIds ?? []) found.add(next)
    if (late) for (const next of node?.dynamicallyImportedIds ?? []) found.add(next)
  }
  return found
}

/** Marks a part that is loaded late, among the pages that need a module. */
const LATE = 'late:'

/** The modules of each page with those of the layouts around it, and of each part that is loaded late. */
function pagesOf(entry: string, moduleOf: ModuleOf): ReadonlyMap<string, ReadonlySet<string>> {
  const roots = new Map<string, string>()
  const pages = new Map<string, ReadonlySet<string>>()
  const late = [...reachable([entry], moduleOf, true)].flatMap(
    (id) => moduleOf(id)?.dynamicallyImportedIds ?? [],
  )
  for (const id of late) {
    const route = PAGE.exec(id)?.[1]
    if (route === undefined) pages.set(LATE + id, reachable([id], moduleOf))
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
  // What only some late parts need is left to the bundler, and what one of them alone needs lies with it.
  return [...groups.values()].filter(({ pages }) =>
    [...pages].some((name) => isPage(name) || EVERYWHERE.test(name)),
  )
}

const isPage = (name: string) => !name.startsWith(LATE)

/**
 * Joins two groups as long as that spares more than it sends in vain. Who loads a group in vain also loads what it
 * imports: that is counted, and remembered as the pages of those groups.
 */
function merged(groups: readonly Group[], moduleOf: ModuleOf): Group[] {
  let rest = [...groups]
  const sparedAtMost = rememberedPairs(sparedByOwn)
  for (;;) {
    const reached = reachedGroups(rest, moduleOf)
    let best: { pair: readonly [Group, Group]; spared: number } | undefined
    for (const [at, a] of rest.entries()) {
      for (const b of rest.slice(at + 1)) {
        const least = best?.spared ?? 0
        // Most pairs end here: what their groups import only makes it less.
        if (sparedAtMost(a, b) <= least) continue
        const spared = sparedBy(a, b, reached)
        if (spared > least) best = { pair: [a, b], spared }
      }
    }
    if (!best) return rest
    const [a, b] = best.pair
    const both = joined(a, b)
    const along = new Set([...(reached.get(a) ?? []), ...(reached.get(b) ?? [])])
    rest = [
      both,
      ...rest
        .filter((group) => group !== a && group !== b)
        .map((group) =>
          along.has(group) ? { ...group, pages: new Set([...group.pages, ...both.pages]) } : group,
        ),
    ]
  }
}

/** Each group with itself and all groups that load with it. */
function reachedGroups(groups: readonly Group[], moduleOf: ModuleOf): ReadonlyMap<Group, ReadonlySet<Group>> {
  const own = new Map(groups.flatMap((group) => group.modules.map((id) => [id, group] as const)))
  const imports = new Map(
    groups.map((group) => [
      group,
      new Set(
        group.modules.flatMap((id) => moduleOf(id)?.importedIds.flatMap((next) => own.get(next) ?? []) ?? []),
      ),
    ]),
  )
  return new Map(
    groups.map((group) => {
      const found = new Set([group])
      for (const next of found) for (const other of imports.get(next) ?? []) found.add(other)
      return [group, found]
    }),
  )
}

/** Joins groups that import each other: which of their files would run first is not to be said. */
function withoutCircles(groups: readonly Group[], moduleOf: ModuleOf): readonly Group[] {
  const reached = reachedGroups(groups, moduleOf)
  for (const group of groups) {
    const other = groups.find(
      (each) => each !== group && reached.get(group)?.has(each) && reached.get(each)?.has(group),
    )
    if (!other) continue
    const rest = groups.filter((each) => each !== group && each !== other)
    return withoutCircles([...rest, joined(group, other)], moduleOf)
  }
  return groups
}

type Reached = ReadonlyMap<Group, ReadonlySet<Group>>

/** A figure of two groups, counted once: groups do not change, and most of them stay while others are joined. */
function rememberedPairs(figureOf: (a: Group, b: Group) => number): (a: Group, b: Group) => number {
  const known = new WeakMap<Group, WeakMap<Group, number>>()
  return (a, b) => {
    const ofFirst = known.get(a) ?? new WeakMap<Group, number>()
    known.set(a, ofFirst)
    const figure = ofFirst.get(b) ?? figureOf(a, b)
    ofFirst.set(b, figure)
    return figure
  }
}

/** Bytes of source, over all pages, that one file instead of two spares; negative where it sends more in vain. */
function sparedBy(a: Group, b: Group, reached: Reached): number {
  return sparedFiles(a, b) - sentInVain(a, b, reached) - sentInVain(b, a, reached)
}

/** The same without what the groups import. */
function sparedByOwn(a: Group, b: Group): number {
  return sparedFiles(a, b) - a.size * without(a, b) - b.size * without(b, a)
}

function sparedFiles(a: Group, b: Group): number {
  let shared = 0
  for (const page of a.pages) if (b.pages.has(page)) shared += weightOf(page)
  return shared * FILE_COST
}

function weightOf(page: string): number {
  if (isPage(page) || AT_ONCE.test(page)) return 1
  if (SIGNED_IN.test(page)) return EVERYWHERE_SHARE / 2
  return EVERYWHERE.test(page) ? EVERYWHERE_SHARE : LATE_SHARE
}

/** Bytes that a group and its imports would send to the pages of another one, which do not need them. */
function sentInVain(group: Group, other: Group, reached: Reached): number {
  return total([...(reached.get(group) ?? [])].map((each) => each.size * without(each, other)))
}

/**
 * How many would load the first group in vain for the sake of the second. Late parts come when the start is there. What
 * only they need never comes with a page: its first figures would wait for it.
 */
function without(first: Group, second: Group): number {
  const isLate = ![...first.pages].some(isPage)
  let inVain = 0
  for (const page of second.pages) {
    if (first.pages.has(page) || (!isPage(page) && second.start)) continue
    inVain += isLate && isPage(page) ? Number.MAX_SAFE_INTEGER : weightOf(page)
  }
  return inVain
}

function joined(a: Group, b: Group): Group {
  return {
    pages: new Set([...a.pages, ...b.pages]),
    modules: [...a.modules, ...b.modules],
    size: a.size + b.size,
    start: (a.start ?? false) || (b.start ?? false),
  }
}

/** The route of a page; for what several pages share that of the first one and a letter. */
function nameOf(pages: ReadonlySet<string>, taken: ReadonlySet<string>): string {
  const names = [...pages].filter(isPage).toSorted()
  const [first = 'late'] = names
  const name = first.split('/').at(-1)?.split('.')[0] ?? first
  if (names.length === 1 && !taken.has(name)) return name
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  return letters.map((ending) => `${name}-${ending}`).find((free) => !taken.has(free)) ?? `${name}-shared`
}
