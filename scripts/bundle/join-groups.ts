/** What the bundler tells of one module. */
export interface ModuleNode {
  readonly code: string | null
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
}

export type ModuleOf = (id: string) => ModuleNode | null

/** Modules that the same pages need. */
export interface Group {
  /** Pages by their routes, and parts that are loaded late by `latePart`. */
  readonly pages: ReadonlySet<string>
  readonly modules: readonly string[]
  /** Bytes of source. */
  readonly size: number
  /** Whether it is loaded before anything else. */
  readonly start?: boolean
}

/** What files cost, in bytes of source over all pages. */
export interface Costs {
  /** A file, for each page that loads it. */
  readonly file: number
  /** The name of a file, wherever it is loaded. */
  readonly name: number
  /** How often a page, or a part that is loaded late, is loaded, in files as in bytes. A page of the product is 1. */
  readonly weightOf: (page: string) => number
  /** Whether a group may be put into one file with others. */
  readonly mayJoin: (group: Group) => boolean
}

/** Marks a part that is loaded late, among the pages that need a module. */
const LATE = 'late:'

export const latePart = (id: string) => LATE + id

export const isPage = (name: string) => !name.startsWith(LATE)

/** The module of a part that is loaded late. */
export const moduleOfPart = (part: string) => part.slice(LATE.length)

/**
 * Joins two groups as long as that spares more than it sends in vain. Who loads a group in vain also loads what it
 * imports: that is counted, and remembered as the pages of those groups.
 */
export function joinedGroups(groups: readonly Group[], moduleOf: ModuleOf, costs: Costs): Group[] {
  let rest = [...groups]
  const sparedAtMost = rememberedPairs((a, b) =>
    costs.mayJoin(a) && costs.mayJoin(b) ? sparedByOwn(a, b, costs) : 0,
  )
  for (;;) {
    const reached = reachedGroups(rest, moduleOf)
    let best: { pair: readonly [Group, Group]; spared: number } | undefined
    for (const [at, a] of rest.entries()) {
      for (const b of rest.slice(at + 1)) {
        const least = best?.spared ?? 0
        // Most pairs end here: what their groups import only makes it less.
        if (sparedAtMost(a, b) <= least) continue
        const spared = sparedBy(a, b, reached, costs)
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
export function withoutCircles(groups: readonly Group[], moduleOf: ModuleOf): readonly Group[] {
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
function sparedBy(a: Group, b: Group, reached: Reached, costs: Costs): number {
  return sparedFiles(a, b, costs) - sentInVain(a, b, reached, costs) - sentInVain(b, a, reached, costs)
}

/** The same without what the groups import. */
function sparedByOwn(a: Group, b: Group, costs: Costs): number {
  return sparedFiles(a, b, costs) - a.size * without(a, b, costs) - b.size * without(b, a, costs)
}

function sparedFiles(a: Group, b: Group, { file, name, weightOf }: Costs): number {
  let shared = 0
  for (const page of a.pages) if (b.pages.has(page)) shared += weightOf(page)
  return name + shared * file
}

/** Bytes that a group and its imports would send to the pages of another one, which do not need them. */
function sentInVain(group: Group, other: Group, reached: Reached, costs: Costs): number {
  return total([...(reached.get(group) ?? [])].map((each) => each.size * without(each, other, costs)))
}

/**
 * How many would load the first group in vain for the sake of the second. Late parts come when the start is there. What
 * only they need never comes with a page: its first figures would wait for it.
 */
function without(first: Group, second: Group, { weightOf }: Costs): number {
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

export const total = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0)
