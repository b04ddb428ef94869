import type { Subject } from '~/rules/exam/exam-mode'
import { findProvince } from '~/rules/exam/provinces'
import { type ControlLine, controlLines, linesOfTable } from '../../exam/control-lines'
import { type ScoreTable, scoreTable } from '../../exam/score-table'
import { interpolate } from '../../kit/interpolate'
import { remember } from '../../kit/remember'
import { hundredths, rows, text } from '../../kit/table'
import { PROVINCE_OPPORTUNITY } from '../facts/school-strength'
import { POSITIONS, provinceShape } from './province-shape'
import type { Side } from './strength-features'

/** A control line with the last rank that reaches it. */
export interface RankedLine {
  readonly batch: string
  readonly controlScore: number
  readonly rank: number
}

/** A province's scale in one year: its score table and its lines by what they divide. */
export interface ProvinceScale {
  readonly table: ScoreTable
  readonly upper: RankedLine
  readonly undergraduate: RankedLine
  readonly junior: RankedLine
  /** Pairs of national and provincial ln shares, rising; from the end of the undergraduate schools on those of junior colleges. */
  readonly knots: readonly (readonly [national: number, provincial: number])[]
}

/** ln of the shares above the upper and the undergraduate line in 安徽, the mean of 2024 and 2025: the ends of the national scale. */
const NATIONAL: Readonly<Record<Side, readonly [upper: number, undergraduate: number]>> = {
  物理: [-1.0484, -0.5462],
  历史: [-1.677, -1.1196],
}

/** Above this strength a province's opportunity counts in full. */
const TOP = -7
const FAR = -14

let opportunities: ReadonlyMap<string, number> | undefined

function opportunity(province: string): number {
  opportunities ??= new Map(
    rows({ PROVINCE_OPPORTUNITY }, { name: text, effect: hundredths }).map(({ name, effect }) => [
      name,
      effect,
    ]),
  )
  return opportunities.get(province) ?? 0
}

/** National ln share at which the undergraduate line of a side stands. */
export function undergraduateEnd(side: Side): number {
  return NATIONAL[side][1]
}

/** How a province's lines divide its candidates in a year; undefined when that subject is not sat. */
export const provinceScale: (province: string, year: number, subject: string) => ProvinceScale | undefined =
  remember(
    192,
    (province, year, subject) => `${province}|${year}|${subject}`,
    (province: string, year: number, subject: string) => {
      const table = scoreTable({ province, year, subject })
      if (!table) return undefined
      const [upper, undergraduate, junior] = linesOf(province, year, table.subject).map((line) =>
        ranked(table, line),
      )
      if (!upper || !undergraduate || !junior) return undefined
      const share = (line: RankedLine) => Math.log(line.rank / table.candidates)
      const top = TOP + opportunity(province)
      const knots: readonly Knot[] = [
        [FAR, top + (FAR - TOP)],
        [TOP, top],
        ...undergraduateKnots(province, year, table.subject, share(upper), share(undergraduate)),
        [0, Math.max(share(junior), share(undergraduate) + 0.05)],
      ]
      return { table, upper, undergraduate, junior, knots }
    },
  )

type Knot = readonly [national: number, provincial: number]

/** 安徽 is the scale itself, whose lines of each year divide its candidates; elsewhere six knots say how deep schools stand. */
function undergraduateKnots(
  province: string,
  year: number,
  subject: Subject,
  upper: number,
  undergraduate: number,
): readonly Knot[] {
  const [nationalUpper, end] = NATIONAL[sideOf(subject)]
  const shape = province === THE_SCALE ? undefined : provinceShape(province, subject)
  if (!shape) {
    return [
      [nationalUpper, upper],
      [end, undergraduate],
    ]
  }
  const usual = usualShare(province, subject, year) ?? undergraduate
  const knots = shape.low.map((depth, i): Knot => {
    // In another year strong schools keep their share of all candidates, the last ones stay at the line.
    const moved = (undergraduate - usual) * Math.max(0, 1 + depth / DEPTH_OF_LINE)
    return [end + (POSITIONS[i] ?? 0), usual + depth + moved]
  })
  return [...knots, [end + JUST_BEHIND, undergraduate]]
}

/** The province whose lines the strengths are fitted to. */
const THE_SCALE = '安徽'
/** Down to this depth a line moves with the undergraduate line of the year. */
const DEPTH_OF_LINE = 2
/** Junior colleges begin right behind the last undergraduate school. */
const JUST_BEHIND = 0.01

/** ln of the share above the undergraduate line in the year of the measured depths, where it is another one. */
function usualShare(province: string, subject: Subject, year: number): number | undefined {
  const measured = sizedUp(province, subject)
  const scale = year === measured ? undefined : provinceScale(province, measured, subject)
  return scale && Math.log(scale.undergraduate.rank / scale.table.candidates)
}

/**
 * The year in which a province is sized up. It is the last before the world was made with that kind of exam, else the
 * first.
 */
const SIZED_UP = 2025

/** Candidates above the undergraduate line and below it; the same for every year, so that plans do not hang on what is asked first. */
export function provincePools(province: string, subject: Subject): Readonly<Record<'本科' | '专科', number>> {
  const scale = provinceScale(province, sizedUp(province, subject), subject)
  const above = scale?.undergraduate.rank ?? 1
  return { 本科: above, 专科: Math.max((scale?.table.candidates ?? 1) - above, 1) }
}

function sizedUp(province: string, subject: Subject): number {
  const first = findProvince(province)?.firstNewExamYear ?? SIZED_UP
  const old = subject === '理科' || subject === '文科'
  return old ? Math.min(SIZED_UP, first - 1) : Math.max(SIZED_UP, first)
}

/** 物理 and 理科 are one side, 历史 and 文科 the other; a table of everybody is measured on the scale of 物理. */
export function sideOf(subject: Subject): Side {
  return subject === '历史' || subject === '文科' ? '历史' : '物理'
}

function linesOf(province: string, year: number, subject: Subject): readonly ControlLine[] {
  const own = linesOfTable(province, year, subject)
  return own.length > 0 ? own : controlLines(province, year).slice(0, 3)
}

/** The last rank at or above a line; a line below the table counts its last candidate. */
function ranked(table: ScoreTable, { batch, controlScore }: ControlLine): RankedLine {
  let rank = 1
  for (const row of table.rows) {
    if (row.score < controlScore) break
    rank = row.lowestRank
  }
  return { batch, controlScore, rank }
}

/** The national ln share of one side expressed on the scale of the other, line upon line. */
export function onSide(strength: number, from: Side, to: Side): number {
  const knots = (side: Side) => [FAR, TOP, ...NATIONAL[side], 0]
  const to_ = knots(to)
  return interpolate(
    strength,
    knots(from).map((x, i) => [x, to_[i] ?? 0] as const),
  )
}
