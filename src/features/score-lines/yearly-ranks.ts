import type { SchoolScoreLine } from '~/contracts/school-lines'

const batchOf = ({ batch, admissionBatch }: SchoolScoreLine) => batch || admissionBatch || ''

/** Years and the lowest rank with which a school admitted in them, the oldest first. */
export interface YearlyRank {
  readonly year: number
  readonly lowestRank: number
}

/**
 * How low a school went year by year. Joint programmes cost more and are entered with lower ranks: they count only
 * where there is nothing else. Without a batch it is that of the school's best line of the year.
 */
export function yearlyRanks(lines: readonly SchoolScoreLine[], batch: string | undefined): YearlyRank[] {
  return [...byYear(lines)]
    .flatMap(([year, ofYear]) => {
      const usual = ofYear.filter(({ admissionType }) => !admissionType || admissionType === '普通类')
      const counted = usual.length > 0 ? usual : ofYear
      const best = counted.reduce((a, b) => (b.lowestRank < a.lowestRank ? b : a))
      const wanted = batch ?? batchOf(best)
      const ranks = counted.filter((line) => batchOf(line) === wanted).map(({ lowestRank }) => lowestRank)
      return ranks.length > 0 ? [{ year, lowestRank: Math.max(...ranks) }] : []
    })
    .sort((a, b) => a.year - b.year)
}

function byYear(lines: readonly SchoolScoreLine[]): Map<number, SchoolScoreLine[]> {
  const years = new Map<number, SchoolScoreLine[]>()
  for (const line of lines) {
    const known = years.get(line.year)
    if (known) known.push(line)
    else years.set(line.year, [line])
  }
  return years
}
