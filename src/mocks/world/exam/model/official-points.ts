import { number, type Row, rows, text } from '../../kit/table'
import { SCORE_COUNTS } from '../facts/score-counts-anhui'
import { SCORE_KNOTS } from '../facts/score-knots'
import { SCORE_POINTS } from '../facts/score-points'

/** A score and the candidates at or above it. */
export type Point = readonly [score: number, cumulative: number]

/** Points of one table by falling score. */
export type Points = readonly Point[]

/** Columns that name the table of a row. */
const OF_TABLE = { province: text, year: number, subject: text }

interface Written {
  readonly points: string
  readonly whole: boolean
}

// The tables stay text until one is asked for: most visits need two or three of the hundred.
const written = new Map<string, Written>()
for (const { points, ...of } of rows({ SCORE_KNOTS }, { ...OF_TABLE, points: text })) {
  written.set(keyOf(of), { points, whole: true })
}
for (const { points, ...of } of rows({ SCORE_POINTS }, { ...OF_TABLE, points: text })) {
  written.set(keyOf(of), { points, whole: false })
}

const counted = new Map<string, { top: number; counts: string }>()
for (const { top, counts, ...of } of rows({ SCORE_COUNTS }, { ...OF_TABLE, top: number, counts: text })) {
  counted.set(keyOf(of), { top, counts })
}

/** Years with known official tables. */
export const OFFICIAL_YEARS: readonly number[] = [2025, 2024, 2023, 2022]

/** The known extent of an official score table, without reading it; undefined for an unknown table. */
export function officialExtent(
  province: string,
  year: number,
  subject: string,
): 'whole' | 'part' | undefined {
  const key = keyOf({ province, year, subject })
  if (counted.has(key)) return 'whole'
  const found = written.get(key)
  return found && (found.whole ? 'whole' : 'part')
}

/** The known points of an official score table; undefined when there are none. */
export function officialPoints(province: string, year: number, subject: string): Points | undefined {
  const key = keyOf({ province, year, subject })
  const complete = counted.get(key)
  return complete ? summed(complete.top, complete.counts) : written.get(key)?.points.split(' ').map(pointOf)
}

function keyOf({ province, year, subject }: Row<typeof OF_TABLE>): string {
  return `${province}|${year}|${subject}`
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
