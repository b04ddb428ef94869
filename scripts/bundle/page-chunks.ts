import type { Rollup } from 'vite'
import { isLayout, PAGE, surrounds } from './built-pages.ts'
import {
  type Costs,
  type Group,
  isPage,
  joinedGroups,
  latePart,
  type ModuleNode,
  type ModuleOf,
  moduleOfPart,
  total,
  withoutCircles,
} from './join-groups.ts'
import { ICON } from './single-icons.ts'

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

/** What a page shows late without a control: who visits it fetches all that lies in the same file. */
export const UNASKED: readonly string[] = [
  'add-to-list.tsx',
  'all-statistics.tsx',
  'arrange-panel.tsx',
  'candidate-filters.tsx',
  'conflict-panel.tsx',
  'destinations.tsx',
  'intention-form.tsx',
  'job-details.tsx',
  'list-badge.tsx',
  'list-check-up.tsx',
  'list-in-sheet.tsx',
  'live-answer.tsx',
  'major-market.tsx',
  'majors-editor.tsx',
  'near-groups.tsx',
  'own-score.tsx',
  'rank-charts.tsx',
  'rule-points.tsx',
  'saving.ts',
  'filling/score/score-form.tsx',
  'sections-below.tsx',
  'to-page.tsx',
  'today.tsx',
  'whose-lines.tsx',
  'year-history.tsx',
]
const isUnasked = (part: string) => UNASKED.some((name) => part.endsWith(`/${name}`))
const UNASKED_SHARE = 25 * LATE_SHARE

/** What the script in the HTML loads by the name of its file. */
const LOADED_BY_NAME = /\/api\/published\//

/** The backend of the mocked product, whose parts load each other. */
const MOCKS = /\/src\/mocks\//

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
 * What cuts the pages: a file has headers, a name, and words that compression has to learn anew. It outweighs a name
 * that all pages carry.
 */
const FOR_PAGES: Costs = {
  file: 17_000,
  name: 0,
  weightOf(page) {
    if (isPage(page) || AT_ONCE.test(page)) return 1
    if (SIGNED_IN.test(page)) return EVERYWHERE_SHARE / 2
    return EVERYWHERE.test(page) ? EVERYWHERE_SHARE : LATE_SHARE
  },
  mayJoin: () => true,
}

/** What every page carries for one name more, in the list of names and in those of the parts. */
const NAME_COST = 60

/**
 * The chunk of every module that the start or a page needs, by module id: what is needed together travels together, and
 * a file that costs more than it spares joins its neighbour. It follows imports, not file names. What only late parts
 * need (dialogs, charts) is left to the bundler, but for what is too small for a file of its own.
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
  const groups = groupsOf(pages, start, sizeOf)
  const withPages = joinedGroups([common, ...groups.filter(comesWithPage)], moduleOf, FOR_PAGES)
  const late = groups.filter(
    (group) =>
      !comesWithPage(group) &&
      !group.modules.some((id) => LOADED_BY_NAME.test(id) || packagesOf(id).length > 0) &&
      ![...group.pages].some((part) => [IN_FIRST_SCREEN, SIGNED_IN, MOCKS].some((apart) => apart.test(part))),
  )
  const all = joinedGroups([...withPages, ...late], moduleOf, {
    // Late parts are small: a file costs little more than its headers.
    file: 4000,
    name: NAME_COST * pages.size,
    weightOf: (page) => (isUnasked(page) ? UNASKED_SHARE : FOR_PAGES.weightOf(page)),
    mayJoin: (group) => !comesWithPage(group),
  })
  const chunks = new Map<string, string>()
  for (const group of withoutCircles(all, moduleOf)) {
    if (late.includes(group)) continue
    const name = group.start ? 'app' : nameOf(group.pages, new Set(chunks.values()))
    for (const id of group.modules) chunks.set(id, name)
  }
  const putTogether = (parts: readonly string[], chunk: string) => {
    for (const part of parts)
      for (const id of pages.get(part) ?? []) if (!chunks.has(id)) chunks.set(id, chunk)
  }
  const signedIn = [...pages.keys()].filter((part) => SIGNED_IN.test(part))
  putTogether(signedIn, firstChunk(signedIn.map(moduleOfPart), moduleOf, chunks) ?? 'signed-in')
  putTogether(
    [...pages.keys()].filter((part) => IN_FIRST_SCREEN.test(part)),
    'first-screen',
  )
  return chunks
}

/** Whether a page needs it, or all of them late. */
const comesWithPage = ({ pages }: Group) => [...pages].some((name) => isPage(name) || EVERYWHERE.test(name))

/** The first file that one of these modules imports and the start does not bring. */
function firstChunk(
  ids: readonly string[],
  moduleOf: ModuleOf,
  chunks: ReadonlyMap<string, string>,
): string | undefined {
  return ids
    .flatMap((id) => moduleOf(id)?.importedIds ?? [])
    .map((id) => chunks.get(id))
    .find((name) => name !== undefined && name !== 'app')
}

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

/** The modules of each page with those of the layouts around it, and of each part that is loaded late. */
function pagesOf(entry: string, moduleOf: ModuleOf): ReadonlyMap<string, ReadonlySet<string>> {
  const roots = new Map<string, string>()
  const pages = new Map<string, ReadonlySet<string>>()
  const late = [...reachable([entry], moduleOf, true)].flatMap(
    (id) => moduleOf(id)?.dynamicallyImportedIds ?? [],
  )
  for (const id of late) {
    const route = PAGE.exec(id)?.[1]
    if (route === undefined) pages.set(latePart(id), reachable([id], moduleOf))
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

/** The route of the first page, or the file of the first late part; and a letter where that is taken. */
function nameOf(pages: ReadonlySet<string>, taken: ReadonlySet<string>): string {
  const own = [...pages].filter(isPage)
  const everywhere = own.length === 0 && [...pages].find((part) => EVERYWHERE.test(part))
  const first = everywhere || ((own.length > 0 ? own : [...pages]).toSorted()[0] ?? 'late')
  const name = first.split('/').at(-1)?.split('.')[0] ?? first
  if (own.length <= 1 && !taken.has(name)) return name
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  return letters.map((ending) => `${name}-${ending}`).find((free) => !taken.has(free)) ?? `${name}-shared`
}
