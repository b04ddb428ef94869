import type { ApplicationItem } from '~/contracts/application-lists'

export interface Group {
  /** Undefined where rows are not grouped. */
  readonly name: string | undefined
  /** Rows with their places in the list, from 0, in its order. */
  readonly rows: readonly { readonly item: ApplicationItem; readonly place: number }[]
}

/** Rows under names, in the order in which the names first come; the order of the list stays what it is. */
export function groupsOf(
  items: readonly ApplicationItem[],
  nameOf: ((item: ApplicationItem) => string) | undefined,
): readonly Group[] {
  const rows = items.map((item, place) => ({ item, place }))
  if (!nameOf) return [{ name: undefined, rows }]
  const named = new Map<string, (typeof rows)[number][]>()
  for (const row of rows) {
    const name = nameOf(row.item)
    named.set(name, [...(named.get(name) ?? []), row])
  }
  return [...named].map(([name, rows]) => ({ name, rows }))
}
