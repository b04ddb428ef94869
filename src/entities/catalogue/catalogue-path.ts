import type { TreeNode } from '~/shared/ui/tree'
import { type CatalogueEntry, type CatalogueGroup, type CatalogueType, hitsOf } from './catalogue'

/** Where an id stands in a catalogue. */
export interface CataloguePath {
  readonly group: CatalogueGroup
  readonly type: CatalogueType
  /** Absent for the id of a type. */
  readonly entry?: CatalogueEntry
}

/** The way to a type or an entry; undefined where the catalogue has no such id. */
export function cataloguePath(groups: readonly CatalogueGroup[], id: string): CataloguePath | undefined {
  for (const group of groups) {
    for (const type of group.types) {
      if (type.id === id) return { group, type }
      const entry = type.entries.find((known) => known.id === id)
      if (entry) return { group, type, entry }
    }
  }
  return undefined
}

/** What the end of a way is called. */
export function endName({ type, entry }: CataloguePath): string {
  return (entry ?? type).name
}

/** The name of a type or an entry; undefined where the catalogue has no such id. */
export function catalogueName(groups: readonly CatalogueGroup[], id: string): string | undefined {
  const path = cataloguePath(groups, id)
  return path && endName(path)
}

/** Types and entries that a keyword means, in reading order. */
export function entriesNamed(
  groups: readonly CatalogueGroup[],
  keyword: string,
  readsAs?: (name: string, typed: string) => boolean,
): CatalogueEntry[] {
  const hits = new Set(hitsOf(groups, keyword, readsAs))
  return groups
    .flatMap(({ types }) => types.flatMap((type) => [type, ...type.entries]))
    .filter(({ id }) => hits.has(id))
}

/** A catalogue as nodes of a tree widget. */
export function catalogueNodes(groups: readonly CatalogueGroup[]): TreeNode[] {
  return groups.map(({ id, name, types }) => ({
    id,
    label: name,
    children: types.map((type) => ({
      id: type.id,
      label: type.name,
      children: type.entries.map((entry) => ({ id: entry.id, label: entry.name })),
    })),
  }))
}
