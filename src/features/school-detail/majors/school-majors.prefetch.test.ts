import { expect, it } from 'vitest'
import { assessedRound } from './school-majors.prefetch'

it('S2-4.8 shows the asked round of an assessment, and the last where there was no such round', () => {
  expect(assessedRound([3, 5, 4], 4)).toBe(4)
  expect(assessedRound([3, 5, 4], 2)).toBe(5)
  expect(assessedRound([3, 5, 4], undefined)).toBe(5)
})
