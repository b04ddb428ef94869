import { describe, expect, it } from 'vitest'
import { chanceAt } from './admission-chance'
import { expectedLine } from './expected-line'
import { reportedLine } from './reported-chance'

const RANK = 25_818
const CANDIDATES = 190_000
const line = expectedLine({
  candidates: CANDIDATES,
  lines: [2025, 2024].map((year) => ({ year, rank: RANK, candidates: CANDIDATES })),
})

describe('a chance that is told', () => {
  it('moves the expected line until the own rank has it, and not its spread', () => {
    for (const low of [0.1, 0.3, 0.6, 0.85, 0.9]) {
      const moved = reportedLine(RANK, line, { low, high: low + 0.05 })
      expect(moved && chanceAt(RANK, moved).share).toBeCloseTo(low + 0.025, 5)
      expect(moved?.sides).toEqual(line?.sides)
    }
  })

  it('leaves a line that says the same, and a row of which nothing is told', () => {
    expect(reportedLine(RANK, line, { low: 0.45, high: 0.55 })).toBe(line)
    expect(reportedLine(RANK, line, undefined)).toBe(line)
    expect(reportedLine(RANK, undefined, undefined)).toBeUndefined()
  })

  it('never makes anything certain', () => {
    const surest = reportedLine(RANK, undefined, { low: 1, high: 1 })
    expect(surest && chanceAt(RANK, surest).share).toBeCloseTo(0.98, 5)
  })
})
