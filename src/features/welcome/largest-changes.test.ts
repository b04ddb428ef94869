import { describe, expect, it } from 'vitest'
import { largestChanges } from './largest-changes'

const school = (schoolName: string, plan: number | undefined, before: number | undefined) => ({
  schoolId: schoolName,
  schoolName,
  plan,
  before,
})

describe('the largest changes of plans', () => {
  it('are those by the most places, more or fewer', () => {
    const schools = [school('甲', 100, 97), school('乙', 40, 67), school('丙', 300, 312), school('丁', 5, 5)]
    expect(largestChanges(schools, 2).map(({ schoolName }) => schoolName)).toEqual(['乙', '丙'])
  })

  it('leave out what is not known, what has not changed, and what is new', () => {
    const schools = [
      school('甲', undefined, 9),
      school('乙', 9, undefined),
      school('丙', 9, 9),
      school('丁', 9, 0),
    ]
    expect(largestChanges(schools, 3)).toEqual([])
  })
})
