import { expect, it } from 'vitest'
import { type School, schools } from '../schools'
import { schoolShares } from './school-facts'
import { shareMedians } from './share-medians'

it('stands in the middle of what the schools of the level publish', () => {
  for (const level of new Set(schools().map((school) => school.level))) {
    const alike = schools().filter((school) => school.level === level)
    const medians = shareMedians(alike[0] as School)
    for (const name of ['furtherEducationRate', 'postgraduateRecommendationRate'] as const) {
      const shares = alike.flatMap((school) => schoolShares(school)[name] ?? [])
      const median = medians[name]
      if (median === undefined) expect(shares).toEqual([])
      else {
        expect(shares.filter((share) => share <= median).length * 2).toBeGreaterThanOrEqual(shares.length)
        expect(shares.filter((share) => share < median).length * 2).toBeLessThanOrEqual(shares.length)
      }
    }
  }
})
