import { expect, test } from 'vitest'
import { easierFirst, easiestLine } from './easiest-line'

test('the easiest line has the last rank, and without ranks the lowest score', () => {
  expect(easiestLine([{ lowestRank: 200 }, { lowestRank: 900 }, { lowestRank: 500 }])?.lowestRank).toBe(900)
  expect(easiestLine([{ lowestScore: 520 }, { lowestScore: 488, lowestRank: null }])?.lowestScore).toBe(488)
  expect(easiestLine([])).toBeUndefined()
})

test('an absent rank or score is no zero: it stands behind what is known', () => {
  const known = { lowestRank: 1, lowestScore: 700 }
  expect(easiestLine([{ lowestScore: 400 }, known])).toBe(known)
  expect(easiestLine([{}, { lowestScore: 400 }])?.lowestScore).toBe(400)
  expect(easierFirst({}, {})).toBe(0)
})
