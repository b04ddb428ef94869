import { cell, factRows } from '../kit/table'
import { SCORE_COUNTS } from './facts/score-counts-anhui'
import { SCORE_KNOTS } from './facts/score-knots'
import { SCORE_POINTS } from './facts/score-points'

/** A score and the candidates at or above it. */
export type Point = readonly [score: number, cumulative: number]

/** Points of one table by falling score. */
export type Points = readonly Point[]

interface Written {
  readonly text: string
  readonly whole: boolean
}

// The tables stay text until one is asked for: most visits need two or three of the hundred.
const written = new Map<string, Written>()
for (const row of factRows(SCORE_KNOTS)) written.set(keyOf(row), { text: cell(row, 3), whole: true })
for (const row of factRows(SCORE_POINTS)) written.set(keyOf(row), { text: cell(row, 3), whole: false })

const counted = new Map<string, { top: number; counts: string }>()
for (const row of factRows(SCORE_COUNTS)) {
  counted.set(keyOf(row), { top: Number(cell(row, 3)), counts: cell(row, 4) })
}

/** Years of which official tables are known. */
export const OFFICIAL_YEARS: readonly number[] = [2025, 2024, 2023, 2022]

/** How much is known of an official score table, without reading it; undefined when nothing is. */
export function officialExtent(
  province: string,
  year: number,
  subject: string,
): 'whole' | 'part' | undefined {
  const key = `${province}|${year}|${subject}`
  if (counted.has(key)) return 'whole'
  const found = written.get(key)
  return found && (found.whole ? 'whole' : 'part')
}

/** The known points of an official score table; undefined when there are none. */
export function officialPoints(province: string, year: number, subject: string): Points | undefined {
  const key = `${province}|${year}|${subject}`
  const rows = counted.get(key)
  return rows ? summed(rows.top, rows.counts) : written.get(key)?.text.split(' ').map(pointOf)
}

function keyOf(row: readonly string[]): string {
  return row.slice(0, 3).join('|')
}

function pointOf(text: string): Point {
  const [score, cumulative] = text.split(':')
  return [Number(score), Number(cumulative)]
}

function summed(top: number, counts: string): Points {
  let cumulative = 0
  return counts.split(' ').map((count, i) => {
    cumulative += Number(count)
    return [top - i, cumulative]
  })
}
