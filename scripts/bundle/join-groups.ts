/** What the bundler tells of one module. */
export interface ModuleNode {
  readonly code: string | null
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
}

export type ModuleOf = (id: string) => ModuleNode | null

/** Modules that the same pages need. */
export interface Group {
  /** Pages by their routes, and lazy parts (`lazyPart`). */
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
  /** How often a page, or a lazy part, is loaded, in files as in bytes. A page of the product is 1. */
  readonly weightOf: (page: string) => number
  /** Whether a group may be put into one file with others. */
  readonly mayJoin: (group: Group) => boolean
}

/** Marks a lazy part among the pages that need a module. */
const LAZY = 'lazy:'

/** How the lazy part of a module is named among the pages. */
export const lazyPart = (id: string) => LAZY + id

/** Whether a name among them is a page, and no lazy part. */
export const isPage = (name: string) => !name.startsWith(LAZY)

/**
 * Joins two groups as long as that spares more than it sends in vain. Who loads a group in vain also loads what it
 * imports: that is counted, and remembered as the pages of those groups.
 */
export function joinedGroups(groups: readonly Group[], moduleOf: ModuleOf, costs: Costs): Group[] {
  const pool = new Pool(groups, moduleOf, costs)
  for (let best = pool.bestPair(); best; best = pool.bestPair()) pool.join(best)
  return pool.groups()
}

/** A group at its place among others. It does not change: another takes its place. */
interface Member {
  readonly at: number
  readonly group: Group
  /** Its pages by their numbers, and whether it has the page of a number. */
  readonly pages: readonly number[]
  readonly has: Uint8Array
  /** Whether no page loads it with its first figures. */
  readonly isLazy: boolean
}

interface Pair {
  readonly a: Member
  readonly b: Member
  /** What one file instead of two would spare if neither imported anything: what they import only makes it less. */
  readonly atMost: number
}

/** Groups that are joined two by two. The pairs are kept: most groups stay as they are while others are joined. */
class Pool {
  readonly #costs: Costs
  /** The number of each page. By it stand what the page weighs, and whether it is one (or a lazy part). */
  readonly #numbers = new Map<string, number>()
  readonly #weights: number[] = []
  readonly #arePages: boolean[] = []
  readonly #members = new Map<number, Member>()
  /** By the place of a group, the places of those that it imports. */
  readonly #imports: Map<number, Set<number>>
  /** Those that may spare anything, the most first. */
  #pairs: Pair[] = []

  constructor(groups: readonly Group[], moduleOf: ModuleOf, costs: Costs) {
    this.#costs = costs
    for (const page of new Set(groups.flatMap(({ pages }) => [...pages]))) {
      this.#numbers.set(page, this.#numbers.size)
      this.#weights.push(costs.weightOf(page))
      this.#arePages.push(isPage(page))
    }
    this.#imports = placesOfImports(groups, moduleOf)
    this.#put([...groups.entries()])
  }

  groups(): Group[] {
    return [...this.#members.values()].map(({ group }) => group)
  }

  /** The two that spare most in one file; undefined where no two spare anything. */
  bestPair(): Pair | undefined {
    let best: Pair | undefined
    let most = 0
    const known = new Map<number, readonly Member[]>()
    const reached = ({ at }: Member) => {
      const found = known.get(at) ?? this.#reached(at)
      known.set(at, found)
      return found
    }
    for (const pair of this.#pairs) {
      if (pair.atMost <= most) break
      const { a, b } = pair
      const inVain = this.#sentInVain(reached(a), b) + this.#sentInVain(reached(b), a)
      const spared = this.#sparedFiles(a, b) - inVain
      if (spared > most) [best, most] = [pair, spared]
    }
    return best
  }

  join({ a, b }: Pair): void {
    const both = joined(a.group, b.group)
    const along = new Set([...this.#reached(a.at), ...this.#reached(b.at)])
    for (const each of [a, b]) along.delete(each)
    this.#members.delete(b.at)
    const imports = new Set([...this.#importsOf(a.at), ...this.#importsOf(b.at)])
    this.#imports.delete(b.at)
    this.#imports.set(a.at, imports)
    for (const places of this.#imports.values()) if (places.delete(b.at)) places.add(a.at)
    imports.delete(a.at)
    const others = [...along].map(({ at, group }): [number, Group] => [
      at,
      { ...group, pages: new Set([...group.pages, ...both.pages]) },
    ])
    this.#put([[a.at, both], ...others])
  }

  /** Puts groups into their places, in pairs with all others. */
  #put(groups: readonly (readonly [at: number, group: Group])[]): void {
    for (const [at] of groups) this.#members.delete(at)
    const isThere = (member: Member) => this.#members.get(member.at) === member
    const pairs = this.#pairs.filter(({ a, b }) => isThere(a) && isThere(b))
    for (const [at, group] of groups) {
      const member = this.#memberOf(at, group)
      for (const other of this.#members.values()) {
        const pair = this.#pairOf(other, member)
        if (pair.atMost > 0) pairs.push(pair)
      }
      this.#members.set(at, member)
    }
    this.#pairs = pairs.toSorted((one, other) => other.atMost - one.atMost)
  }

  #memberOf(at: number, group: Group): Member {
    const pages = [...group.pages].map((page) => this.#numbers.get(page) ?? 0)
    const has = new Uint8Array(this.#numbers.size)
    for (const page of pages) has[page] = 1
    return { at, group, pages, has, isLazy: !pages.some((page) => this.#arePages[page]) }
  }

  #pairOf(a: Member, b: Member): Pair {
    const { mayJoin } = this.#costs
    if (!mayJoin(a.group) || !mayJoin(b.group)) return { a, b, atMost: 0 }
    return { a, b, atMost: this.#sparedFiles(a, b) - this.#sentInVain([a], b) - this.#sentInVain([b], a) }
  }

  /** Bytes of source, over all pages, that one file instead of two spares. */
  #sparedFiles(a: Member, b: Member): number {
    let shared = 0
    for (const page of a.pages) if (b.has[page]) shared += this.#weights[page] ?? 0
    return this.#costs.name + shared * this.#costs.file
  }

  /** Bytes that these groups would send to the pages of another one, which do not need them. */
  #sentInVain(groups: readonly Member[], other: Member): number {
    let sum = 0
    for (const each of groups) sum += each.group.size * this.#without(each, other)
    return sum
  }

  /**
   * How many would load the first group in vain for the sake of the second. Lazy parts come when the start is there.
   * What only they need never comes with a page: its first figures would wait for it.
   */
  #without(first: Member, second: Member): number {
    let inVain = 0
    for (const page of second.pages) {
      const comesFirst = this.#arePages[page]
      if (first.has[page] || (!comesFirst && second.group.start)) continue
      inVain += first.isLazy && comesFirst ? Number.MAX_SAFE_INTEGER : (this.#weights[page] ?? 0)
    }
    return inVain
  }

  /** A group with all groups that load with it. */
  #reached(at: number): Member[] {
    return [...reachedPlaces(at, (each) => this.#importsOf(each))].flatMap(
      (place) => this.#members.get(place) ?? [],
    )
  }

  #importsOf(at: number): ReadonlySet<number> {
    return this.#imports.get(at) ?? new Set()
  }
}

/** By the place of a group, the places of those that it imports. */
function placesOfImports(groups: readonly Group[], moduleOf: ModuleOf): Map<number, Set<number>> {
  const own = new Map(groups.flatMap(({ modules }, at) => modules.map((id) => [id, at] as const)))
  return new Map(
    groups.map(({ modules }, at) => {
      const imported = modules.flatMap((id) => moduleOf(id)?.importedIds ?? [])
      const places = new Set(imported.flatMap((id) => own.get(id) ?? []))
      places.delete(at)
      return [at, places]
    }),
  )
}

/** A place with all that are reached from it. */
function reachedPlaces(at: number, importsOf: (at: number) => ReadonlySet<number>): Set<number> {
  const found = new Set([at])
  for (const each of found) for (const next of importsOf(each)) found.add(next)
  return found
}

/** Joins groups that import each other: which of their files would run first is not to be said. */
export function withoutCircles(groups: readonly Group[], moduleOf: ModuleOf): readonly Group[] {
  const imports = placesOfImports(groups, moduleOf)
  const reached = groups.map((_, at) => reachedPlaces(at, (each) => imports.get(each) ?? new Set()))
  for (const [at, group] of groups.entries()) {
    const other = groups.find((_, next) => next !== at && reached[at]?.has(next) && reached[next]?.has(at))
    if (!other) continue
    const rest = groups.filter((each) => each !== group && each !== other)
    return withoutCircles([...rest, joined(group, other)], moduleOf)
  }
  return groups
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
