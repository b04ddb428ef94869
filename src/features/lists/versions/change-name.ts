import type { Items } from '~/entities/application-list/edits'
import { rowChanges } from '~/rules/list/diff/row-changes'
import { itemDiff } from '../diff/item-diff'

/** What made one state of another, in a few words. */
export function changeName(before: Items | undefined, after: Items): string {
  if (!before) return '这台设备最早的一份'
  return rowChanges(itemDiff(before, after)) || '内容没有变'
}

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

/** States that were made one soon after the other, by the same hand. */
export interface Sitting {
  /** The newest first. */
  readonly states: readonly [ShownState, ...ShownState[]]
}

/** A longer pause begins another sitting, in milliseconds. */
const PAUSE = 30 * 60_000

/** States, the oldest first, as they are shown: by sittings, the newest first. */
export function sittingsOf(states: readonly ShownState[]): readonly Sitting[] {
  const sittings: [ShownState, ...ShownState[]][] = []
  for (const [index, state] of states.entries()) {
    const before = states[index - 1]
    const open = sittings[0]
    const isSame = before?.by === state.by && Date.parse(state.at) - Date.parse(before.at) <= PAUSE
    if (open && isSame) open.unshift(state)
    else sittings.unshift([state])
  }
  return sittings.map((all) => ({ states: all }))
}
