import type { Items } from '~/entities/application-list/edits'
import { itemDiff } from '../diff/item-diff'
import type { SavedState } from './kept-versions'

/** Names that are said; beyond them a count is enough. */
const MOST_NAMED = 2

/** What made one state of another, in a few words: 移动 3 行 · 移除 北京协和 002. */
export function changeName(before: Items | undefined, after: Items): string {
  if (!before) return '这台设备最早的一份'
  const { added, removed, moved, changed } = itemDiff(before, after)
  const [major, adjust] = [
    changed.filter((row) => row.before.majors.join() !== row.after.majors.join()).length,
    changed.filter((row) => row.before.adjust !== row.after.adjust).length,
  ]
  const parts = [
    moved.length > 0 && `移动 ${moved.length} 行`,
    added.length > 0 && `加入 ${namesOf(added)}`,
    removed.length > 0 && `移除 ${namesOf(removed)}`,
    major > 0 && `改了 ${major} 行的专业`,
    adjust > 0 && `改了 ${adjust} 行的服从`,
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(' · ') : '内容没有变'
}

function namesOf(rows: readonly { readonly row: { readonly name: string } }[]): string {
  return rows.length <= MOST_NAMED ? rows.map(({ row }) => row.name).join('、') : `${rows.length} 个志愿`
}

/** A state with what it changed. */
export interface NamedState extends SavedState {
  readonly change: string
}

/** States that were made one soon after the other, by the same hand. */
export interface Sitting {
  /** The newest first. */
  readonly states: readonly [NamedState, ...NamedState[]]
}

/** A longer pause begins another sitting, in milliseconds. */
const PAUSE = 30 * 60_000

/** States, the oldest first, as they are shown: by sittings, the newest first. */
export function sittingsOf(states: readonly SavedState[]): readonly Sitting[] {
  const sittings: [NamedState, ...NamedState[]][] = []
  for (const [index, state] of states.entries()) {
    const before = states[index - 1]
    const named = { ...state, change: changeName(before?.items, state.items) }
    const open = sittings[0]
    const isSame = before?.author === state.author && Date.parse(state.at) - Date.parse(before.at) <= PAUSE
    if (open && isSame) open.unshift(named)
    else sittings.unshift([named])
  }
  return sittings.map((all) => ({ states: all }))
}
