import type { ListVersion } from '~/contracts/list-versions'
import type { Items } from '~/entities/application-list/edits'
import { serverMoment } from '~/shared/lib/time/day-text'
import { changeName } from './change-name'
import type { Author, SavedState } from './stored-versions'

/** A saved state as the list of versions shows it. */
export interface ShownState {
  readonly version: number
  /** A moment that `Date` can read. */
  readonly at: string
  /** Who made it, in words. */
  readonly by: string
  /** What it changed, in words. */
  readonly change: string
  readonly count: number
  /** Absent where only the server has them. */
  readonly items?: Items
}

const AUTHORS: Readonly<Record<Author, string>> = {
  here: '这台设备',
  elsewhere: '别处',
  planner: '规划师',
}

/**
 * The states of this device and those of the server as one list, the oldest first. What was made here is known best
 * here; of what was made elsewhere the server knows who, when and from what.
 */
export function shownStates(
  kept: readonly SavedState[],
  reported: readonly ListVersion[],
  reader: string | undefined,
): ShownState[] {
  const [here, there] = [
    new Map(kept.map((state) => [state.version, state])),
    new Map(reported.map((state) => [state.version, state])),
  ]
  const versions = [...new Set([...here.keys(), ...there.keys()])].toSorted((a, b) => a - b)
  return versions.flatMap((version, index): ShownState[] => {
    const [own, other] = [here.get(version), there.get(version)]
    const before = here.get(versions[index - 1] ?? Number.NaN)
    if (!other) return own ? [shownOwn(own, before)] : []
    const { authorId, authorName, change, choiceCount, saveTime } = other
    const isOwn = own?.author === 'here'
    return [
      {
        version,
        at: isOwn ? own.at : serverMoment(saveTime).toISOString(),
        by: isOwn ? AUTHORS.here : authorId === reader ? '我' : authorName,
        change: change || (own && before && changeName(before.items, own.items)) || '内容没有变',
        count: choiceCount,
        ...(own && { items: own.items }),
      },
    ]
  })
}

function shownOwn(own: SavedState, before: SavedState | undefined): ShownState {
  const { version, at, author, items } = own
  return {
    version,
    at,
    by: AUTHORS[author],
    change: changeName(before?.items, items),
    count: items.length,
    items,
  }
}
