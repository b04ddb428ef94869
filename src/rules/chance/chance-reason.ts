import { countText } from '../exam/count-text'
import type { Chance } from './admission-chance'
import type { ExpectedLine, LineParts, PastLine } from './expected-line'

/** A row of which nothing is known that could be compared. */
export const NOTHING_TO_COMPARE = '暂无可比数据'
/** A unit that was not full: its line is the control line. */
export const UNDERSUBSCRIBED_TEXT = '没招满'

/** What a unit that was not full in the year before `year` still depends on. */
export function undersubscribedWarning(year: number): string {
  return `${year - 1} 年${UNDERSUBSCRIBED_TEXT}，控制线上都投得进；${year} 年的控制线高过你的分，就进不去`
}

/** How far a rank is ahead of a line (or behind it), in percent of the rank. */
export function leadText(rank: number, line: number): string {
  const share = (Math.abs(line / rank - 1) * 100).toFixed(1)
  return line >= rank ? `领先 ${share}%` : `落后 ${share}%`
}

export interface ReasonQuery {
  readonly rank: number
  readonly newest?: Pick<PastLine, 'year' | 'rank'> | undefined
  /** Absent where there is nothing to compare with. */
  readonly chance?: Chance | undefined
  readonly undersubscribed?: boolean | undefined
  /** Places now over places the year before. */
  readonly planRatio?: number | undefined
  /** The chance is that of a major, whose line goes where its unit goes. */
  readonly ofMajor?: boolean | undefined
}

/** An expected line further than this from the newest one, in ln rank, has to say why. */
const NEAR = 0.03

/**
 * Why a chance is as it is, for the reader: 位次 25,818，2024 年最低 27,520，领先 6.6%. Where the expected line lies
 * elsewhere, it is named with what moved it.
 */
export function chanceReason({
  rank,
  newest,
  chance,
  undersubscribed,
  planRatio,
  ofMajor,
}: ReasonQuery): string {
  if (!chance) return NOTHING_TO_COMPARE
  const { line } = chance
  const own = `位次 ${countText(rank)}`
  const doubt = line.reform ? '，改革年参考' : ''
  if (line.basis === 'school' || !newest) {
    return `${own}，往年没有可比的线，按本校其他志愿和专业冷热估计约 ${rankText(line)}，只能给出区间${doubt}`
  }
  const past = `${newest.year} 年最低 ${countText(newest.rank)}`
  if (undersubscribed) return `${own}，${past}，${UNDERSUBSCRIBED_TEXT}${doubt}`
  const moved = movedText(rank, newest.rank, line, planRatio, ofMajor)
  return `${own}，${past}，${leadText(rank, newest.rank)}${moved}${doubt}`
}

const rankText = ({ centre }: ExpectedLine) => countText(Math.round(Math.exp(centre)))

/** The expected line and what moved it there; empty where the newest line says the same. */
function movedText(
  rank: number,
  newest: number,
  line: ExpectedLine,
  planRatio: number | undefined,
  ofMajor: boolean | undefined,
): string {
  const moved = line.centre - Math.log(newest)
  const isTurned = newest >= rank !== line.centre >= Math.log(rank)
  if (Math.abs(moved) <= NEAR && !isTurned) return ''
  const causes = line.parts ? causesOf(line.parts, moved, planRatio) : []
  const where = ofMajor && causes.length > 0 ? [`随本组：${causes.join(' · ')}`] : causes
  return `；预计约 ${rankText(line)} 位${where.length > 0 ? `（${where.join(' · ')}）` : ''}`
}

/** A cause that makes less than this part of the whole move is left out. */
const WORTH_NAMING = 0.2

/** What moved the line the way it went, the strongest first. */
function causesOf(parts: LineParts, moved: number, planRatio: number | undefined): string[] {
  const sign = Math.sign(moved)
  const named: readonly (readonly [number, string])[] = [
    [parts.school, sign < 0 ? '同校其他志愿更难' : '同校其他志愿更容易'],
    [parts.plan, planText(planRatio, sign)],
    [parts.years, sign < 0 ? '前两年更难' : '前两年更容易'],
    [parts.candidates, sign < 0 ? '考生少了' : '考生多了'],
    [parts.top, '前几千名的线往往会松一点'],
  ]
  const along = named.filter(([part]) => part * sign > 0).toSorted(([a], [b]) => (b - a) * sign)
  const worth = along.filter(([part]) => part * sign >= WORTH_NAMING * Math.abs(moved))
  return (worth.length > 0 ? worth : along.slice(0, 1)).map(([, text]) => text)
}

function planText(ratio: number | undefined, sign: number): string {
  const percent = ratio === undefined ? 0 : Math.round(Math.abs(ratio - 1) * 100)
  return `计划${sign < 0 ? '少' : '多'}${percent > 0 ? ` ${percent}%` : ''}`
}
