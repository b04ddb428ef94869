import { swingOf } from '~/rules/chance/swing'
import type { YearlyRank } from '~/rules/filing/school-lines'
import { formatCount } from '~/shared/lib/format'

/**
 * What the last two lines of a school say about how steady it is. Ranks count from 1; the smaller is the harder. Undefined
 * with less than two years next to each other.
 */
export function swingText(years: readonly YearlyRank[]): string | undefined {
  const [before, last] = years.slice(-2)
  if (!before || !last || last.year !== before.year + 1) return undefined
  const { percent, isHarder, isBig } = swingOf(before.lowestRank, last.lowestRank)
  if (!isBig) return `${last.year} 年的线和上一年相差 ${percent}%，比较平稳。`
  return `${last.year} 年的线比上一年${isHarder ? '难' : '容易'} ${percent}%，留意大小年。`
}

/** The last three years side by side: 2023 年 20,503 → 2024 年 22,966. */
export function threeYears(years: readonly YearlyRank[]): string | undefined {
  const last = years.slice(-3)
  if (last.length === 0) return undefined
  return last.map(({ year, lowestRank }) => `${year} 年 ${formatCount(lowestRank)}`).join(' → ')
}
