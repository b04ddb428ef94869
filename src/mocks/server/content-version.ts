import { uniform } from '../world/kit/seed'
import { conflict } from './problem'

/** The version of a record: a text made from what it says, so that no counter has to be kept. */
export function versionOf(record: object): string {
  // A member that was never said reads as one that was taken away.
  const said = Object.entries(record)
    .filter(([, value]) => value !== undefined && value !== null)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return uniform('version', JSON.stringify(said)).toString(36).slice(2, 10)
}

/** Throws a conflict with these words where a change was made from another version than the present one. */
export function checkVersion(sent: string | null | undefined, present: string, words: string): void {
  if (sent !== undefined && sent !== null && sent !== present) throw conflict(words)
}
