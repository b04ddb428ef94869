import { replay } from '../list/replay'
import { rankInYear, replayRows, replayYears } from '../list/replay-rows'
import type { ListModel } from './list-model'

/** Where the file would have stopped in an earlier year. */
export interface ReplayedYear {
  readonly year: number
  /** From 1; absent: no row would have taken it. */
  readonly row?: number
}

/** The list filed against the lines of each earlier year, the newest first; a year that few rows know says nothing. */
export function replayedYears({ list, frame, rows }: ListModel): ReplayedYear[] {
  const judged = rows.map((each) => ({ row: each.row, judged: each }))
  return replayYears(list.rows, list.year).flatMap((year): ReplayedYear[] => {
    const lines = replayRows(frame, judged, year)
    const known = lines.filter(({ line }) => line !== undefined).length
    if (known < rows.length * KNOWN) return []
    const { row } = replay(rankInYear(frame, frame.rank, year), lines)
    return [row === undefined ? { year } : { year, row: row + 1 }]
  })
}

/** So many of the rows have to have a line in a year; a share from 0 to 1. */
const KNOWN = 0.8
