import fc from 'fast-check'
import { expect, it } from 'vitest'
import { LINE_SORTS, SCHOOL_SORTS } from './lines.address'
import { sortedRows } from './sorted-rows'

const row = (planNum: number | null, lowestRank = 1, lowestScore = 1) => ({
  planNum,
  lowestRank,
  lowestScore,
})

it('leaves the order of the authority alone until another is asked for', () => {
  const rows = [row(3), row(1), row(2)]
  expect(sortedRows(rows, '')).toBe(rows)
})

it('sorts up and down, and keeps rows without the figure last both times', () => {
  const rows = [row(null), row(3), row(1)]
  expect(sortedRows(rows, 'plan').map(({ planNum }) => planNum)).toEqual([1, 3, null])
  expect(sortedRows(rows, '-plan').map(({ planNum }) => planNum)).toEqual([3, 1, null])
})

it('sorts by the figure that is named', () => {
  const rows = [row(1, 900, 600), row(2, 100, 700)]
  expect(sortedRows(rows, 'rank')[0]?.lowestRank).toBe(100)
  expect(sortedRows(rows, 'score')[0]?.lowestScore).toBe(600)
})

it('loses no row in any order', () => {
  const rows = fc.array(
    fc.record({ planNum: fc.option(fc.nat()), lowestRank: fc.nat(), lowestScore: fc.nat(750) }),
  )
  fc.assert(
    fc.property(rows, fc.constantFrom(...LINE_SORTS, ...SCHOOL_SORTS), (some, sort) => {
      const result = sortedRows(some, sort)
      expect(new Set(result)).toEqual(new Set(some))
      expect(result).toHaveLength(some.length)
    }),
  )
})
