import { type Edit, type Items, itemName } from '~/entities/application-list/edits'

type Chosen = ReadonlySet<string>

const isChosen = (chosen: Chosen) => (item: Items[number]) => chosen.has(item.unitId)

/** What several rows are called: by name when it is one, else by their number. */
function nameOf(items: Items): string {
  const [first] = items
  return items.length === 1 && first ? itemName(first) : `${items.length} 个志愿`
}

/** The chosen rows together, in their own order, with the first of them at a place from 1. */
export function movedTogether(items: Items, chosen: Chosen, place: number): Edit | undefined {
  const taken = items.filter(isChosen(chosen))
  const rest = items.filter((item) => !chosen.has(item.unitId))
  const to = Math.min(Math.max(Math.trunc(place), 1), rest.length + 1) - 1
  if (taken.length === 0 || Number.isNaN(to)) return undefined
  const after = rest.toSpliced(to, 0, ...taken)
  return after.every((item, index) => item === items[index])
    ? undefined
    : { items: after, label: `${nameOf(taken)} 移到第 ${to + 1} 位` }
}

/** Without the chosen rows; undefined where none is there. */
export function removedTogether(items: Items, chosen: Chosen): Edit | undefined {
  const taken = items.filter(isChosen(chosen))
  if (taken.length === 0) return undefined
  return { items: items.filter((item) => !chosen.has(item.unitId)), label: `移除 ${nameOf(taken)}` }
}

/** The chosen rows with 服从调剂 ticked or not; undefined where all are so already. */
export function adjustedTogether(items: Items, chosen: Chosen, adjust: boolean): Edit | undefined {
  const changed = items.filter((item) => chosen.has(item.unitId) && item.adjust !== adjust)
  if (changed.length === 0) return undefined
  return {
    items: items.map((item) => (changed.includes(item) ? { ...item, adjust } : item)),
    label: `${nameOf(changed)} ${adjust ? '服从调剂' : '不服从调剂'}`,
  }
}
