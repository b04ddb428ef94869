import type { SchoolScoreLine } from '~/contracts/school-lines'
import { batchOf, yearlyRanks } from '~/shared/domain/school-lines'

/** A year (x) and the lowest rank of it (y). */
export interface YearPoint {
  readonly x: number
  readonly y: number
}

/** How low a school went year by year, in one batch or in its best one. */
export function yearPoints(lines: readonly SchoolScoreLine[] = [], batch: string | undefined): YearPoint[] {
  return yearlyRanks(lines, batch).map(({ year, lowestRank }) => ({ x: year, y: lowestRank }))
}

/** The same for the subject's counterpart under the other exam, in the years that have no point of their own. */
export function counterpartPoints(
  lines: readonly SchoolScoreLine[] = [],
  batch: string | undefined,
  own: readonly YearPoint[],
): YearPoint[] {
  // Batches were renamed with the exam: where none has the name, the best batch of each year counts.
  const named = lines.some((line) => batchOf(line) === batch)
  return yearPoints(lines, named ? batch : undefined).filter(({ x }) => own.every((point) => point.x !== x))
}
