import type { ShownState } from './shown-states'

/** States that were made one soon after the other, by the same hand. */
export interface EditSession {
  /** The newest first. */
  readonly states: readonly [ShownState, ...ShownState[]]
}

/** A longer pause begins another session, in milliseconds. */
const PAUSE = 30 * 60_000

/** States, the oldest first, as they are shown: by sessions, the newest first. */
export function editSessionsOf(states: readonly ShownState[]): readonly EditSession[] {
  const sessions: [ShownState, ...ShownState[]][] = []
  for (const [index, state] of states.entries()) {
    const before = states[index - 1]
    const open = sessions[0]
    const isSame = before?.by === state.by && Date.parse(state.at) - Date.parse(before.at) <= PAUSE
    if (open && isSame) open.unshift(state)
    else sessions.unshift([state])
  }
  return sessions.map((all) => ({ states: all }))
}
