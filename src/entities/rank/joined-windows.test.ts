import { describe, expect, it } from 'vitest'
import { windowAround } from '~/rules/filing/near-lines'
import { joinedWindows, mayBeCut } from './joined-windows'

const TABLE = Array.from({ length: 400 }, (_, at) => ({ score: 700 - at, lowestRank: (at + 1) * 400 }))
const line = (rank: number) => ({
  schoolId: String(rank),
  schoolName: '某大学',
  lowestScore: 500,
  lowestRank: rank,
})
/** A line at every fourteenth rank. */
const LINES = Array.from({ length: 10_000 }, (_, at) => line((at + 1) * 14))

/** A server that gives no more than the nearest so many, and says nothing of the others. */
function server(most: number) {
  const asked: number[] = []
  const near = (score: number, within: number) => {
    const rank = TABLE.find((row) => row.score === score)?.lowestRank ?? 0
    asked.push(score)
    const far = ({ lowestRank }: { lowestRank: number }) => Math.abs(lowestRank - rank)
    return LINES.filter((each) => far(each) <= (rank * within) / 100)
      .toSorted((a, b) => far(a) - far(b))
      .slice(0, most)
  }
  return { asked, near, ask: async (score: number, within: number) => near(score, within) }
}

async function joined(most: number, score: number, within: number) {
  const { near, ask, asked } = server(most)
  const nearest = near(score, within)
  asked.length = 0
  const rank = TABLE.find((row) => row.score === score)?.lowestRank ?? 0
  const window = windowAround(rank, within)
  const lines = await joinedWindows(TABLE, window, nearest, ask)
  const whole = LINES.filter(({ lowestRank }) => lowestRank >= window.best && lowestRank <= window.last)
  return { lines, whole, calls: asked.length }
}

describe('a server that cuts without a word', () => {
  it.each([
    [300, 600, 10],
    [300, 620, 20],
    [200, 650, 20],
    [500, 560, 20],
  ])(
    'of %i lines at most is asked in narrower windows at %i with %i percent',
    async (most, score, within) => {
      const { lines, whole, calls } = await joined(most, score, within)
      expect(whole.length).toBeGreaterThan(most)
      expect(lines?.map(({ schoolId }) => schoolId).toSorted()).toEqual(
        whole.map(({ schoolId }) => schoolId).toSorted(),
      )
      expect(calls).toBeLessThanOrEqual(12)
    },
  )

  it('is not asked more than twelve times, and then nobody knows the rest', async () => {
    const { lines, calls } = await joined(20, 400, 20)
    expect(lines).toBeUndefined()
    expect(calls).toBeLessThanOrEqual(12)
  })

  it('is known by the round number of its answer', () => {
    expect(mayBeCut(Array.from({ length: 300 }))).toBe(true)
    expect(mayBeCut(Array.from({ length: 297 }))).toBe(false)
    expect(mayBeCut([])).toBe(false)
  })
})
