import { chanceAt } from './admission-chance'
import type { ExpectedLine } from './expected-line'
import type { ReportedChance } from './reported-shares'
import { meanSpread, SCHOOL_SPREAD } from './spread'
import { studentT4Quantile } from './student-t4'

/** No share is taken for certain, whichever way. */
const SUREST = 0.98

/**
 * The expected line of a row, moved so that the own rank has the chance that was told. A line that says so already stays;
 * a row without one is as uncertain as a unit judged by its school.
 */
export function reportedLine(
  rank: number,
  line: ExpectedLine | undefined,
  reported: ReportedChance | undefined,
): ExpectedLine | undefined {
  if (!reported) return line
  const share = line && chanceAt(rank, line).share
  if (share !== undefined && share >= reported.low && (share < reported.high || reported.high === 1))
    return line
  const sides = line?.sides ?? SCHOOL_SPREAD
  const wanted = Math.min(Math.max((reported.low + reported.high) / 2, 1 - SUREST), SUREST)
  const side = wanted > 0.5 ? sides.harder : sides.easier
  const centre = Math.log(rank) + studentT4Quantile(wanted) * (side / Math.SQRT2)
  return line
    ? { ...line, centre }
    : { centre, sides, spread: meanSpread(sides), years: 0, basis: 'school', reform: false }
}
