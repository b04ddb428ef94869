import { type Replay, replay } from '../list/replay'
import { rankInYear, replayRows, replayYears } from '../list/replay-rows'
import type { ListModel } from './list-model'

/** Where the file would have stopped in an earlier year. */
export interface ReplayedYear {
  readonly year: number
  /** From 1; absent: no row would have taken it. */
  readonly row?: number
}

/** A list filed against the lines of one year. */
export interface YearReplay {
  readonly year: number
  /** The own rank among the candidates of the year. */
  readonly rank: number
  readonly rows: ReturnType<typeof replayRows>
  readonly file: Replay
  /** Rows that have a line in the year. */
  readonly known: number
}

/** A list filed against the lines of each earlier year, the newest first, for a rank of this year. */
export function yearReplays(
  { frame, rows }: Pick<ListModel, 'frame' | 'rows'>,
  own = frame.rank,
): YearReplay[] {
  const judged = rows.map((each) => ({ row: each.row, judged: each }))
  return replayYears(
    rows.map(({ row }) => row),
    frame.year,
  ).map((year) => {
    const lines = replayRows(frame, judged, year)
    const rank = rankInYear(frame, own, year)
    const known = lines.filter(({ line }) => line !== undefined).length
    return { year, rank, rows: lines, known, file: replay(rank, lines, frame.form.parallel) }
  })
}

/** So many of the rows have to have a line in a year; a share from 0 to 1. */
const KNOWN = 0.8

/** Whether enough rows have a line in a year for what it says to be of the list. */
export function isTelling({ known, rows }: Pick<YearReplay, 'known' | 'rows'>): boolean {
  return known >= rows.length * KNOWN
}

/** Where the file stops in each earlier year, the newest first; a year that few rows know says nothing. */
export function replayedYears(model: Pick<ListModel, 'frame' | 'rows'>): ReplayedYear[] {
  return yearReplays(model)
    .filter(isTelling)
    .map(({ year, file: { row } }) => (row === undefined ? { year } : { year, row: row + 1 }))
}
