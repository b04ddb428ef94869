import { BIG_POINTS, isFarInRankAlone, swingMark, swingOf } from '~/rules/chance/swing'
import type { YearlyLine } from '~/rules/filing/school-lines'
import { knownCount } from '~/shared/lib/text/format'

/** How steady a line is: the share by which it moved beyond its province, and what to make of it. */
export interface ReportedSwing {
  /** 11%, or 大小年. */
  readonly value: string
  readonly note: string
}

/**
 * What the last two lines of a school say about how steady it is, beyond what its province did: `drift` tells that of a
 * line, in ln rank. Ranks count from 1; the smaller is the harder. Undefined with less than two years next to each
 * other. Undefined too where figures are too small, or the province not known enough, to tell.
 */
export function reportedSwing(
  years: readonly YearlyLine[],
  drift: (line: YearlyLine) => number | undefined,
): ReportedSwing | undefined {
  const moves = years.map((line, at) => {
    const before = years[at - 1]
    return before?.year === line.year - 1 ? swingOf(before, line, drift(line)) : undefined
  })
  const [move] = moves.slice(-1)
  const last = years.at(-1)
  if (!last || move?.percent === undefined) return undefined
  const mark = swingMark(moves.toReversed())
  if (mark === '大小年')
    return { value: mark, note: `三年一难一易，${last.year} 年偏${move.isHarder ? '难' : '易'}` }
  const value = `${move.percent}%`
  if (mark !== '') return { value, note: `和全省比偏大，${last.year} 年${move.isHarder ? '难' : '易'}了` }
  return { value, note: isFarInRankAlone(move) ? `分数相差不到 ${BIG_POINTS} 分，不大` : '和全省比，不大' }
}

/** The last three years side by side: 2023 年 20,503 → 2024 年 22,966. */
export function threeYears(years: readonly YearlyLine[]): string | undefined {
  const last = years.slice(-3)
  if (last.length === 0) return undefined
  return last.map(({ year, lowestRank }) => `${year} 年 ${knownCount(lowestRank)}`).join(' → ')
}
