import { expect, it } from 'vitest'
import { equivalentIn, scoreOfSameShare } from './rank-in-table'

/** A table whose scores fall by one from `top`, each held by as many candidates. */
const table = (top: number, scores: number, each: number) =>
  Array.from({ length: scores }, (_, at) => ({
    score: top - at,
    highScore: top - at,
    highestRank: at * each + 1,
    lowestRank: (at + 1) * each,
    sameScoreCount: each,
  }))

it('finds the score of the same share among more or fewer candidates, where the same rank is another one', () => {
  const [own, twice] = [table(700, 100, 10), table(700, 100, 20)]
  // Rank 500 of 1,000 stands in the middle, as rank 1,000 of 2,000 does.
  expect(scoreOfSameShare(500, own, twice)).toBe(651)
  expect(equivalentIn(2024, { rows: twice, sample: false }, 500)?.historicalEquivalentScore).toBe(676)
  expect(scoreOfSameShare(500, own, own)).toBe(651)
})

it('stays at the ends of a table, and says nothing of an empty one', () => {
  const [own, few] = [table(700, 100, 10), table(700, 3, 1)]
  expect(scoreOfSameShare(1, own, few)).toBe(700)
  expect(scoreOfSameShare(1_000, own, few)).toBe(698)
  expect(scoreOfSameShare(1, own, [])).toBeUndefined()
})
