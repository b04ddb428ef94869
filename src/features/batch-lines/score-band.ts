import type { ControlLine } from '~/contracts/control-lines'

/** The scores just above a line, as text; undefined unless both ends are known (S1 §2). */
export function scoreBand({ lowestScore, highestScore }: ControlLine): string | undefined {
  if (lowestScore === undefined || highestScore === undefined) return undefined
  return lowestScore === highestScore ? String(lowestScore) : `${lowestScore}–${highestScore}`
}
