import type { ShownState } from './shown-states'

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
