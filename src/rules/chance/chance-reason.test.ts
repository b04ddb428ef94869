import fc from 'fast-check'
import { expect, it } from 'vitest'
import { chanceAt, undersubscribedChance } from './admission-chance'
import { chanceReason } from './chance-reason'
import { expectedLine, type LineQuery, type PastLine } from './expected-line'
import { schoolView } from './school-view'
import { studentT4, studentT4Quantile } from './student-t4'

const RANK = 25_818
const CANDIDATES = 190_000
const past = (year: number, rank: number, oldExam = false): PastLine => ({
  year,
  rank,
  candidates: CANDIDATES,
  oldExam,
})
const reasonOf = (query: Partial<LineQuery> & Pick<LineQuery, 'lines'>, rank = RANK) => {
  const line = expectedLine({ candidates: CANDIDATES, ...query })
  const chance = line && chanceAt(rank, line)
  return { chance, text: chanceReason({ rank, newest: query.lines[0], chance, planRatio: query.planRatio }) }
}
const reason = (...lines: PastLine[]) => reasonOf({ lines }).text
const among = (lines: readonly PastLine[], ...others: number[]) =>
  schoolView(
    [lines, ...others.map((rank) => [past(2025, rank)])].map((each) => ({
      lines: each,
      requirement: '不限',
      effect: 0,
    })),
    2026,
    CANDIDATES,
  )(0)

it('names the own rank, the newest line and the distance', () => {
  expect(reason(past(2024, 27_520))).toBe('位次 25,818，2024 年最低 27,520，领先 6.6%')
  expect(reason(past(2024, 24_000))).toBe('位次 25,818，2024 年最低 24,000，落后 7.0%')
  expect(reason(past(2024, 27_520), past(2023, 27_520, true))).toContain('改革年参考')
  expect(reason()).toBe('暂无可比数据')
})

it('names what decided where the expected line lies elsewhere', () => {
  const lines = [past(2025, 28_920), past(2024, 24_000)]
  const { text } = reasonOf({ lines, others: among(lines, 3_709, 4_683), planRatio: 0.5 }, 28_440)
  expect(text).toMatch(/，领先 1\.7%；预计约 2[0-9],\d{3} 位（计划少 50% · 同校其他志愿更难）$/)
  expect(reason(past(2025, 30_000), past(2024, 50_000))).toContain('（前两年更容易）')
})

it('says when the school stands in for the unit, and when the unit was not full', () => {
  const { text } = reasonOf({ lines: [], year: 2026, others: among([], 30_000) })
  expect(text).toContain('往年没有可比的线，按本校其他志愿和专业冷热估计约 31,538，只能给出区间')
  const line = expectedLine({ candidates: CANDIDATES, lines: [past(2025, 189_000)] })
  const chance = line && undersubscribedChance(189_500, line)
  expect(chance).toMatchObject({ tier: 3 })
  const newest = past(2025, 189_000)
  const said = chanceReason({ rank: 189_500, newest, chance, undersubscribed: true })
  expect(said).toBe('位次 189,500，2025 年最低 189,000，没招满')
})

it('never says the opposite of its figure', () => {
  const rank = fc.integer({ min: 50, max: 150_000 })
  const moved = fc.double({ min: 0.7, max: 1.4, noNaN: true })
  fc.assert(
    fc.property(
      rank,
      fc.array(moved, { minLength: 2, maxLength: 3 }),
      moved,
      moved,
      (own, moves, other, plan) => {
        const lines = moves.map((by, age) => past(2025 - age, Math.round(own * by)))
        const [newest] = lines
        if (!newest) return
        const { chance, text } = reasonOf(
          { lines, others: among(lines, Math.round(own * other ** 8)), planRatio: plan },
          own,
        )
        const expected = /预计约 ([\d,]+) 位/.exec(text)?.[1]?.replaceAll(',', '')
        const said = expected === undefined ? newest.rank : Number(expected)
        const isAhead = said >= own
        // A figure is rounded down: half a place more or less turns nothing.
        if (Math.abs(said - own) > 1) expect((chance?.probability ?? 0) >= 50, text).toBe(isAhead)
      },
    ),
    { seed: 4, numRuns: 2_000 },
  )
})

it('has a distribution and its inverse', () => {
  for (const share of [0.001, 0.05, 0.3, 0.5, 0.9, 0.999]) {
    expect(studentT4(studentT4Quantile(share))).toBeCloseTo(share, 9)
  }
  // Tables give 2.132 for 95 %.
  expect(studentT4Quantile(0.95)).toBeCloseTo(2.132, 3)
})
