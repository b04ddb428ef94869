import { expect, it } from 'vitest'
import { stepRows } from './steps'

it('says where students stop', () => {
  const now = [
    { step: 'signUp', count: 20 },
    { step: 'exam', count: 15 },
    { step: 'list', count: 6 },
  ] as const
  const rows = stepRows([...now], [])
  expect(rows.map(({ stopped }) => stopped)).toEqual([5, 9, 0])
  expect(rows.map(({ share }) => share)).toEqual([100, 75, 30])
  expect(rows.every(({ shareBefore }) => shareBefore === undefined)).toBe(true)
  const [, second] = stepRows(
    [...now],
    [
      { step: 'signUp', count: 10 },
      { step: 'exam', count: 5 },
    ],
  )
  expect(second?.shareBefore).toBe(50)
})
