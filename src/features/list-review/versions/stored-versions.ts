import * as z from 'zod/mini'
import { ApplicationItem } from '~/contracts/application-lists'
import type { Items } from '~/entities/application-list/edits'
import { workKey } from '~/shared/lib/storage/draft-keys'
import { browserStorage } from '~/shared/lib/storage/storage'
import { ownerHere } from '~/shared/session/session'

/** Who made a state: this device, another place, or the planner. */
const Author = z.enum(['here', 'elsewhere', 'planner'])
export type Author = z.infer<typeof Author>

/** Saved states of a list. Rows that stay the same from state to state are kept once. */
const StoredVersions = z.object({
  rows: z.array(ApplicationItem),
  states: z.array(
    z.object({
      version: z.int(),
      /** ISO 8601. */
      at: z.string(),
      author: Author,
      /** Places in `rows`. */
      order: z.array(z.int()),
    }),
  ),
})
type StoredVersions = z.infer<typeof StoredVersions>

/** One saved state of a list, as it is shown. */
export interface SavedState {
  readonly version: number
  readonly at: string
  readonly author: Author
  readonly items: Items
}

/** The oldest are forgotten beyond this. */
const MOST_STATES = 100

/** States as the browser keeps them, the newest last. */
export function packedStates(states: readonly SavedState[]): StoredVersions {
  const places = new Map<string, number>()
  const rows: ApplicationItem[] = []
  const placeOf = (item: ApplicationItem) => {
    const key = JSON.stringify({ ...item, order: 0 })
    const known = places.get(key)
    if (known !== undefined) return known
    places.set(key, rows.length)
    return rows.push(item) - 1
  }
  return {
    states: states
      .slice(-MOST_STATES)
      .map(({ items, ...state }) => ({ ...state, order: items.map(placeOf) })),
    rows,
  }
}

/** The states as they were before `packedStates`. */
export function unpackedStates({ rows, states }: StoredVersions): SavedState[] {
  return states.map(({ order, ...state }) => ({
    ...state,
    items: order.flatMap((place, index) => {
      const item = rows[place]
      return item ? { ...item, order: index + 1 } : []
    }),
  }))
}

const keyOf = (listId: string) => workKey({ owner: ownerHere(), kind: 'versions', id: listId })

/** The states of a list that this device has seen, the oldest first. */
export function storedStates(listId: string): SavedState[] {
  const text = browserStorage.get(keyOf(listId))
  if (text === undefined) return []
  try {
    const read = StoredVersions.safeParse(JSON.parse(text))
    return read.success ? unpackedStates(read.data) : []
  } catch {
    return []
  }
}

/** Keeps a state unless it is known. Where there is no room the older half is forgotten. */
export function keepState(listId: string, state: SavedState): void {
  const before = storedStates(listId)
  if (before.some(({ version }) => version === state.version)) return
  const states = [...before, state].toSorted((a, b) => a.version - b.version)
  const keep = (some: readonly SavedState[]) =>
    browserStorage.set(keyOf(listId), JSON.stringify(packedStates(some)))
  if (!keep(states)) keep(states.slice(-Math.ceil(states.length / 2)))
}
