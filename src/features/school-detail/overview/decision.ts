import { BIG_POINTS, isFarInRankAlone, swingMark, swingOf } from '~/rules/chance/swing'
import type { YearlyLine } from '~/rules/filing/school-lines'
import { knownCount } from '~/shared/lib/format'

/**
 * What the last two lines of a school say about how steady it is, beyond what its province did: `drift` tells that of a
 * line, in ln rank. Ranks count from 1; the smaller is the harder. Undefined with less than two years next to each other,
 * and where the figures are too small, or the province not known enough, to tell.
 */
export function swingText(
  years: readonly YearlyLine[],
  drift: (line: YearlyLine) => number | undefined,
): string | undefined {
  const moves = years.map((line, at) => {
    const before = years[at - 1]
    return before?.year === line.year - 1 ? swingOf(before, line, drift(line)) : undefined
  })
  const [move] = moves.slice(-1)
  const last = years.at(-1)
  if (!last || move?.percent === undefined) return undefined
  const mark = swingMark(moves.toReversed())
  if (mark === '大小年')
    return `连续三年一难一易，是大小年：${last.year} 年偏${move.isHarder ? '难' : '易'}。`
  const points = isFarInRankAlone(move) ? `分数相差不到 ${BIG_POINTS} 分，` : ''
  if (mark === '') return `和全省比，近两年位次相差 ${move.percent}%，${points}较稳。`
  return `${last.year} 年位次比全省多${move.isHarder ? '收紧' : '放宽'} ${move.percent}%，波动偏大。`
}

/** The last three years side by side: 2023 年 20,503 → 2024 年 22,966. */
export function threeYears(years: readonly YearlyLine[]): string | undefined {
  const last = years.slice(-3)
  if (last.length === 0) return undefined
  return last.map(({ year, lowestRank }) => `${year} 年 ${knownCount(lowestRank)}`).join(' → ')
}
