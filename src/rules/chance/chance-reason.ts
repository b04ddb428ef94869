import type { PastLine } from './admission-chance'
import type { ExpectedLine } from './expected-line'

const grouped = new Intl.NumberFormat('zh-CN')

/** How far a rank is ahead of a line (or behind it), in percent of the rank. */
export function leadText(rank: number, line: number): string {
  const share = (Math.abs(line / rank - 1) * 100).toFixed(1)
  return line >= rank ? `领先 ${share}%` : `落后 ${share}%`
}

/** Why a chance is as it is, for the reader: 位次 25,818，2024 年最低 27,520，领先 6.6%. */
export function chanceReason(
  rank: number,
  newest: PastLine | undefined,
  line: ExpectedLine | undefined,
): string {
  if (!line) return '暂无可比数据'
  const own = `位次 ${grouped.format(rank)}`
  const doubt = line.reform ? '，改革年参考' : ''
  if (line.basis === 'school' || !newest) {
    const expected = Math.round(Math.exp(line.centre))
    return `${own}，去年没有本单位的线，按本校同样选科要求的其他单位估计约 ${grouped.format(expected)}，只能给出区间${doubt}`
  }
  const past = `${newest.year} 年最低 ${grouped.format(newest.rank)}`
  return `${own}，${past}，${leadText(rank, newest.rank)}${doubt}`
}
