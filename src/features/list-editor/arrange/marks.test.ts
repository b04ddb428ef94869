import fc from 'fast-check'
import { expect, it } from 'vitest'
import { extended, marksAmong, NO_MARKS, toggled } from './marks'

const ORDER = ['a', 'b', 'c', 'd', 'e']

it('marks a row, and takes the mark back', () => {
  const marked = toggled(NO_MARKS, 'b')
  expect([...marked.units]).toEqual(['b'])
  expect([...toggled(marked, 'b').units]).toEqual([])
})

it('marks a range from the row that was marked last, in both directions', () => {
  expect([...extended(toggled(NO_MARKS, 'd'), ORDER, 'b').units].toSorted()).toEqual(['b', 'c', 'd'])
  expect([...extended(toggled(NO_MARKS, 'b'), ORDER, 'd').units]).toEqual(['b', 'c', 'd'])
  expect([...extended(NO_MARKS, ORDER, 'c').units]).toEqual(['c'])
})

it('begins anew where the first row of a range is gone', () => {
  const marks = extended(toggled(NO_MARKS, 'gone'), ORDER, 'c')
  expect([...marksAmong(marks, ORDER)]).toEqual(['c'])
  expect(marks.from).toBe('c')
})

it('marks each row between both ends, whatever was marked before', () => {
  const row = fc.constantFrom(...ORDER)
  fc.assert(
    fc.property(fc.array(row), row, row, (before, from, to) => {
      const marks = toggled(before.reduce(toggled, NO_MARKS), from)
      const { units } = extended({ ...marks, from }, ORDER, to)
      const [first, last] = [ORDER.indexOf(from), ORDER.indexOf(to)].toSorted((a, b) => a - b)
      return ORDER.slice(first, (last ?? 0) + 1).every((unitId) => units.has(unitId))
    }),
  )
})
