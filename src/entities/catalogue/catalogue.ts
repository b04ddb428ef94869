import type { Place } from '~/entities/place/places'

/** A name that leads somewhere. */
export interface CatalogueEntry {
  readonly id: string
  readonly name: string
  readonly to: Place
}

export interface CatalogueType extends CatalogueEntry {
  readonly entries: readonly CatalogueEntry[]
}

/** A catalogue by category and type; ids differ over all three levels. */
export interface CatalogueGroup {
  readonly id: string
  readonly name: string
  readonly types: readonly CatalogueType[]
}

/** The categories that are shown: the chosen one, or all where none or an unknown one is chosen. */
export function shownGroups(
  groups: readonly CatalogueGroup[],
  chosen: string | undefined,
): readonly CatalogueGroup[] {
  const found = groups.filter(({ id }) => id === chosen)
  return found.length > 0 ? found : groups
}

/** How many entries a category has. */
export function countOf({ types }: CatalogueGroup): number {
  return types.reduce((sum, { entries }) => sum + entries.length, 0)
}

/**
 * The ids of all names that hold a keyword, in reading order; case does not matter (S2 §5). `readsAs` finds names by
 * how they are spelled in letters.
 */
export function hitsOf(
  groups: readonly CatalogueGroup[],
  keyword: string,
  readsAs: (name: string, typed: string) => boolean = () => false,
): string[] {
  const wanted = keyword.trim().toLowerCase()
  if (wanted === '') return []
  const hits: string[] = []
  const look = ({ id, name }: { id: string; name: string }) => {
    if (name.toLowerCase().includes(wanted) || readsAs(name, wanted)) hits.push(id)
  }
  for (const group of groups) {
    look(group)
    for (const type of group.types) {
      look(type)
      type.entries.forEach(look)
    }
  }
  return hits
}

/** The place of the next or the previous hit, round and round; the first step forward leads to the first. */
export function steppedHit(current: number | undefined, step: 1 | -1, count: number): number | undefined {
  if (count === 0) return undefined
  if (current === undefined) return step === 1 ? 0 : count - 1
  return (current + step + count) % count
}

/**
 * A name cut where a keyword stands in it: every second part is the keyword, as the name spells it. A hit that is
 * spelled otherwise is one part as a whole.
 */
export function cutAt(name: string, keyword: string): string[] {
  const wanted = keyword.trim().toLowerCase()
  const lower = name.toLowerCase()
  // Some letters change their length with their case: such a name is not cut.
  if (wanted === '') return [name]
  if (lower.length !== name.length || !lower.includes(wanted)) return ['', name, '']
  const parts: string[] = []
  let from = 0
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, from)) {
    parts.push(name.slice(from, at), name.slice(at, at + wanted.length))
    from = at + wanted.length
  }
  return [...parts, name.slice(from)]
}
