import { rankThen } from '../chance/cohort'
import type { Frame } from './frame'
import { isUndersubscribed, type Judgement, takesAll, type UnitRow } from './judge'
import type { ReplayRow } from './replay'

/** The years before the list's whose lines its rows have, the newest first. */
export function replayYears(rows: readonly UnitRow[], year: number): number[] {
  const years = rows.flatMap(({ lines = [] }) => lines.map((line) => line.year))
  return [...new Set(years)].filter((past) => past < year).toSorted((a, b) => b - a)
}

/**
 * A rank of this year as one of an earlier year, by the conversion that compares their lines (`rankThen`): the model
 * and the replay say the same of who stands before whom. As it is where candidates are not known.
 */
export function rankInYear(frame: Frame, rank: number, year: number): number {
  const [now, then] = [frame.candidatesIn(frame.year), frame.candidatesIn(year)]
  if (now === undefined || then === undefined) return rank
  return rankThen(rank, { candidates: then, oldExam: frame.isOldExam(year) }, now)
}

/**
 * The rows of a list with the lines of one year. Majors are known in the newest year of their unit; a unit of one major
 * is that major in every year. A unit that was not full takes whoever stands above the control line.
 */
export function replayRows(
  frame: Frame,
  rows: readonly { readonly row: UnitRow; readonly judged: Judgement }[],
  year: number,
): ReplayRow[] {
  return rows.map(({ row, judged }) => {
    const line = row.lines?.find((past) => past.year === year)
    const rank = line && (isUndersubscribed(frame, row, year) ? Number.POSITIVE_INFINITY : line.rank)
    return {
      ...(rank !== undefined && { line: rank }),
      open: !judged.closed,
      majors: line && rank !== undefined ? majorLinesIn(frame, { row, judged }, year, rank) : [],
      acceptsAny: judged.acceptsAny,
    }
  })
}

function majorLinesIn(
  frame: Frame,
  { row: { lines = [] }, judged }: { readonly row: UnitRow; readonly judged: Judgement },
  year: number,
  line: number,
): number[] {
  if (judged.isOneMajor) return [line]
  if (Math.max(...lines.map((past) => past.year)) !== year) return []
  const unit = lines.find((past) => past.year === year)?.rank ?? 0
  return judged.majorLines.map((behind) => {
    const rank = Math.round(unit * Math.exp(behind))
    // The last majors of a unit that was not full were not full either.
    const isOpen = line === Number.POSITIVE_INFINITY && (behind === 0 || takesAll(frame, { year, rank }))
    return isOpen ? line : rank
  })
}
