import { describe, expect, it } from 'vitest'
import { chanceAt } from '../chance/admission-chance'
import { expectedLine } from '../chance/expected-line'
import { checkUp } from './check-list'
import type { ApplicationList, ListRow } from './list-input'
import { toldLine } from './told-chance'

const RANK = 25_818
const CANDIDATES = 190_000
const line = expectedLine({
  candidates: CANDIDATES,
  lines: [2025, 2024].map((year) => ({ year, rank: RANK, candidates: CANDIDATES })),
})

describe('a chance that is told', () => {
  it('moves the expected line until the own rank has it, and not its spread', () => {
    for (const low of [0.1, 0.3, 0.6, 0.85, 0.9]) {
      const moved = toldLine(RANK, line, { low, high: low + 0.05 })
      expect(moved && chanceAt(RANK, moved).share).toBeCloseTo(low + 0.025, 5)
      expect(moved?.sides).toEqual(line?.sides)
    }
  })

  it('leaves a line that says the same, and a row of which nothing is told', () => {
    expect(toldLine(RANK, line, { low: 0.45, high: 0.55 })).toBe(line)
    expect(toldLine(RANK, line, undefined)).toBe(line)
    expect(toldLine(RANK, undefined, undefined)).toBeUndefined()
  })

  it('never makes anything certain', () => {
    const surest = toldLine(RANK, undefined, { low: 1, high: 1 })
    expect(surest && chanceAt(RANK, surest).share).toBeCloseTo(0.98, 5)
  })
})

describe('a list with told chances', () => {
  const row = (index: number, other: Partial<ListRow> = {}): ListRow => ({
    school: `学校 ${index}`,
    requirement: '不限',
    adjust: true,
    lines: [2025, 2024].map((year) => ({ year, rank: Math.round(RANK * 0.9) })),
    ...other,
  })
  const list = (last: Partial<ListRow>): ApplicationList => ({
    province: '安徽',
    year: 2026,
    subject: '物理',
    candidates: { 2024: CANDIDATES, 2025: CANDIDATES, 2026: CANDIDATES },
    student: { rank: RANK, electives: [] },
    rows: [row(0), row(1), row(2, last)],
  })

  it('counts on a row without lines of its own, which the school of the unit speaks for', () => {
    const unknown = checkUp(list({ lines: [] }))
    const told = checkUp(list({ lines: [], chance: { low: 0.95, high: 1 } }))
    expect(told.tiers[2]).toBe('保')
    expect(told.slip).toBeLessThan(0.05)
    expect(unknown.slip).toBeGreaterThan(0.5)
  })

  it('slips as often as a single row’s chance says', () => {
    const { slip, tiers } = checkUp({ ...list({}), rows: [row(0, { chance: { low: 0.65, high: 0.7 } })] })
    expect(tiers).toEqual(['稳'])
    expect(slip).toBeCloseTo(0.325, 1)
  })
})
