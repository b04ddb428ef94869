import type { Subject } from '~/shared/domain/exam-mode'
import { findProvince } from '~/shared/domain/provinces'
import { type ControlLine, controlLines, linesOfTable } from '../exam/control-lines'
import { type ScoreTable, scoreTable } from '../exam/score-table'
import { remember } from '../kit/remember'
import { cell, factRows } from '../kit/table'
import { PROVINCE_OPPORTUNITY } from './facts/school-strength'
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
  /** Pairs of national and provincial ln shares, rising. */
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
    factRows(PROVINCE_OPPORTUNITY).map((row) => [cell(row, 0), Number(cell(row, 1)) / 100]),
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
      const [nationalUpper, nationalUndergraduate] = NATIONAL[sideOf(table.subject)]
      const top = TOP + opportunity(province)
      return {
        table,
        upper,
        undergraduate,
        junior,
        knots: [
          [FAR, top + (FAR - TOP)],
          [TOP, top],
          [nationalUpper, share(upper)],
          [nationalUndergraduate, share(undergraduate)],
          [0, Math.max(share(junior), share(undergraduate) + 0.05)],
        ],
      }
    },
  )

/** The year in which a province is sized up: the last before the world was made in which it sat that kind of exam, else the first. */
const SIZED_UP = 2025

/** Candidates above the undergraduate line and below it; the same for every year, so that plans do not hang on what is asked first. */
export function provincePools(province: string, subject: Subject): Readonly<Record<'本科' | '专科', number>> {
  const first = findProvince(province)?.firstNewExamYear ?? SIZED_UP
  const old = subject === '理科' || subject === '文科'
  const scale = provinceScale(
    province,
    old ? Math.min(SIZED_UP, first - 1) : Math.max(SIZED_UP, first),
    subject,
  )
  const above = scale?.undergraduate.rank ?? 1
  return { 本科: above, 专科: Math.max((scale?.table.candidates ?? 1) - above, 1) }
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

/** Straight between the knots, flat outside of them. */
export function interpolate(x: number, knots: readonly (readonly [number, number])[]): number {
  let before = knots[0] ?? [0, 0]
  for (let i = 0; i < knots.length; i++) {
    const knot = knots[i] ?? before
    if (x <= knot[0]) {
      const width = knot[0] - before[0]
      return width === 0 ? knot[1] : before[1] + ((knot[1] - before[1]) * (x - before[0])) / width
    }
    before = knot
  }
  return before[1]
}
