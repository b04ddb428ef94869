import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Difficulty, insertPlace } from './insert-place'

const row = (centre: number, isSafety = false): Difficulty => ({ centre, isSafety })

it('puts a row between the harder and the easier ones', () => {
  expect(insertPlace([row(9), row(10), row(11)], row(10.5))).toBe(3)
  expect(insertPlace([row(9), row(10)], row(8))).toBe(1)
  expect(insertPlace([row(9), row(10)], row(12))).toBe(3)
  expect(insertPlace([], row(9))).toBe(1)
})

it('puts no row behind a 保 but another 保', () => {
  expect(insertPlace([row(9), row(9.5, true)], row(11))).toBe(2)
  expect(insertPlace([row(9), row(9.5, true)], row(9.4, true))).toBe(2)
})

it('puts what has no line at the end, and looks past such rows', () => {
  expect(insertPlace([row(9), row(10)], undefined)).toBe(3)
  expect(insertPlace([row(9), undefined, row(11)], row(10))).toBe(3)
})

it('does not lose the place in a list where one row is out of order', () => {
  expect(insertPlace([row(12), row(8), row(9), row(10)], row(9.5))).toBe(4)
})

it('keeps a list that is in order in order', () => {
  const difficulty = fc.record({
    centre: fc.double({ min: 0, max: 13, noNaN: true }),
    isSafety: fc.boolean(),
  })
  const isInOrder = (a: Difficulty, b: Difficulty) =>
    a.isSafety === b.isSafety ? a.centre <= b.centre : b.isSafety
  fc.assert(
    fc.property(fc.array(difficulty), difficulty, (rows, added) => {
      const list = rows.toSorted((a, b) => Number(a.isSafety) - Number(b.isSafety) || a.centre - b.centre)
      const after = list.toSpliced(insertPlace(list, added) - 1, 0, added)
      return after.every((one, at) => at === 0 || isInOrder(after[at - 1] ?? one, one))
    }),
  )
})
