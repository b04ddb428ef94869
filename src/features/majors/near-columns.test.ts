import { expect, it } from 'vitest'
import { planOf } from './near-columns'

it('adds the places of a major in a unit, and knows of none where only its type is named', () => {
  const majors = [
    { majorCode: '080901', planNum: 4 },
    { majorCode: '080902', planNum: 9 },
    { majorCode: '080901', planNum: 2 },
    { majorCode: null, planNum: 7 },
  ]
  expect(planOf(majors, '080901')).toBe(6)
  expect(planOf(majors, '080903')).toBeUndefined()
})
