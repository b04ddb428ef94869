import { describe, expect, it } from 'vitest'
import { list, number, rows, text } from '../../kit/table'
import { SCORE_KNOTS } from '../facts/score-knots'
import { SCORE_POINTS } from '../facts/score-points'
import { scoreTable } from '../score-table'
import { curveThrough, filled, moved, withEnds } from './curve-shape'
import type { Points } from './official-points'

const GUIDE = curveThrough([
  [680, 20],
  [600, 5000],
  [500, 40_000],
  [400, 90_000],
  [200, 150_000],
])

describe('filled', () => {
  const known: Points = [
    [600, 2000],
    [500, 22_000],
    [450, 37_000],
  ]
  const points = filled(known, GUIDE)

  it('keeps every known point', () => {
    expect(points).toEqual(expect.arrayContaining([...known]))
  })

  it('falls in score and rises in count from the top of the guide to its floor', () => {
    expect(points[0]?.[0]).toBe(680)
    expect(points.at(-1)?.[0]).toBe(200)
    expect(points.map(([score]) => score)).toEqual(points.map(([score]) => score).toSorted((a, b) => b - a))
    expect(points.map(([, count]) => count)).toEqual(
      points.map(([, count]) => count).toSorted((a, b) => a - b),
    )
  })

  it('keeps a merged top row as it was published', () => {
    expect(filled([[651, 40], ...known], GUIDE)[0]).toEqual([651, 40])
  })
})

describe('withEnds', () => {
  it('leaves a table alone that has a small top row and reaches below the lowest line', () => {
    const points: Points = [
      [690, 30],
      [600, 9000],
      [200, 90_000],
    ]
    expect(withEnds(points, 200)).toEqual(points)
  })

  it('adds a small top row and a bottom where they are missing', () => {
    const ends = withEnds(
      [
        [650, 1200],
        [640, 1900],
        [460, 80_000],
      ],
      180,
    )
    expect(ends[0]?.[1]).toBeLessThan(30)
    expect(ends.at(-1)?.[0]).toBe(180)
    expect(ends.at(-1)?.[1]).toBeCloseTo(88_000, 6)
  })
})

describe('moved', () => {
  it('carries the counts at one line to the other, times the factor', () => {
    const curve = moved(
      GUIDE,
      [
        { from: 400, to: 430 },
        { from: 750, to: 750 },
      ],
      1.1,
    )
    expect(curve.at(430)).toBeCloseTo(1.1 * GUIDE.at(400), 6)
    expect(curve.top).toBeGreaterThan(680)
  })
})

describe('the official tables', () => {
  const tables = rows(
    { SCORE_KNOTS, SCORE_POINTS },
    { province: text, year: number, subject: text, points: list() },
  ).map((row) => ({
    ...row,
    key: `${row.province} ${row.year} ${row.subject}`,
    points: row.points.map((point) => point.split(':').map(Number)),
  }))

  it('fall in score and rise in count', () => {
    for (const { key, points } of tables) {
      points.forEach(([score, count], i) => {
        const [before, below] = points[i - 1] ?? [1000, 0]
        expect(score, key).toBeLessThan(before ?? 0)
        expect(count, key).toBeGreaterThan(below ?? Number.POSITIVE_INFINITY)
      })
    }
  })

  it('come back exactly at every point that is kept', () => {
    for (const { key, province, year, subject, points } of tables) {
      const rows = scoreTable({ province, year, subject })?.rows ?? []
      const wrong = points.filter(
        ([score = 0, count]) => rows.findLast((row) => row.score >= score)?.lowestRank !== count,
      )
      expect(wrong, key).toEqual([])
    }
  })
})
