import type { SchoolScoreLine } from '~/contracts/school-lines'
import { isEarlyBatch } from './batches'

/** The batch of a line; servers write it under either of two names (S2 §3). */
export function batchOf({ batch, admissionBatch }: SchoolScoreLine): string {
  return batch || admissionBatch || ''
}

/** A special plan or a joint programme says little about the school: it counts only where nothing else is there. */
function isRegular({ admissionType }: SchoolScoreLine): boolean {
  return !admissionType || admissionType.includes('普通')
}

/**
 * The line a school is known by in one year: the lowest of its highest regular batch, or of `batch` when one is asked.
 * `batches` are those of the province in the order of admission; without them the batch of the school's best line
 * counts as the highest. Early batches never count. Undefined when the school has no such line.
 */
export function lineOfYear(
  lines: readonly SchoolScoreLine[],
  { year, batch, batches = [] }: { year: number; batch?: string | undefined; batches?: readonly string[] },
): SchoolScoreLine | undefined {
  const ofYear = lines.filter((line) => line.year === year && !isEarlyBatch(batchOf(line)))
  const regular = ofYear.filter(isRegular)
  const counted = regular.length > 0 ? regular : ofYear
  const wanted = batch ?? highestBatch(counted, batches)
  return counted
    .filter((line) => batchOf(line) === wanted)
    .reduce<SchoolScoreLine | undefined>(
      (lowest, line) => (!lowest || line.lowestRank > lowest.lowestRank ? line : lowest),
      undefined,
    )
}

function highestBatch(lines: readonly SchoolScoreLine[], batches: readonly string[]): string | undefined {
  const place = (line: SchoolScoreLine) => {
    const at = batches.indexOf(batchOf(line))
    return at < 0 ? batches.length : at
  }
  const first = lines.toSorted((a, b) => place(a) - place(b) || a.lowestRank - b.lowestRank)[0]
  return first && batchOf(first)
}

/** A year and the lowest rank with which a school admitted in it. */
export interface YearlyRank {
  readonly year: number
  readonly lowestRank: number
}

/** How low a school went year by year, the oldest first. */
export function yearlyRanks(lines: readonly SchoolScoreLine[], batch: string | undefined): YearlyRank[] {
  const years = [...new Set(lines.map(({ year }) => year))].toSorted((a, b) => a - b)
  return years.flatMap((year) => {
    const line = lineOfYear(lines, { year, batch })
    return line ? [{ year, lowestRank: line.lowestRank }] : []
  })
}
