import type { ApplicationList } from './list-input'
import { frameOfList, judgeRow } from './list-model'

/** How hard a row is to get into; undefined where there is no line. */
export interface Difficulty {
  /** ln of the expected lowest rank: harder the lower it is. */
  readonly centre: number
  /** 保 stands behind all others, whatever its line. */
  readonly isSafety: boolean
}

/** The difficulty of each row of a list, as the check-up judges it. */
export function difficultiesOf(list: ApplicationList): readonly (Difficulty | undefined)[] {
  const frame = frameOfList(list)
  return list.rows.map((_, index) => {
    const judged = frame && judgeRow(frame, list, index)
    return judged?.line && { centre: judged.line.centre, isSafety: judged.tier === 3 }
  })
}

/**
 * The place (from 1) that a row takes among others by its difficulty: that with the fewest rows on the wrong side of it, of
 * equals the last. A list that is not in order keeps its order. Without a line of its own, the row goes to the end.
 */
export function insertPlace(rows: readonly (Difficulty | undefined)[], row: Difficulty | undefined): number {
  if (!row) return rows.length + 1
  let wrong = rows.filter((other) => other && isHarder(other, row)).length
  let best = { wrong, place: 1 }
  for (const [index, other] of rows.entries()) {
    if (other) wrong += isHarder(row, other) ? 1 : isHarder(other, row) ? -1 : 0
    if (wrong <= best.wrong) best = { wrong, place: index + 2 }
  }
  return best.place
}

function isHarder(a: Difficulty, b: Difficulty): boolean {
  return a.isSafety === b.isSafety ? a.centre < b.centre : b.isSafety
}
