import { QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { nearLines } from './near-lines.calls'

const QUESTION = { province: '安徽', year: 2025, subject: '物理', score: 500, within: 20 }
const OWN_RANK = 80_000
/** A line at every fourteenth rank; one score is 400 ranks. */
const RANKS = Array.from({ length: 12_000 }, (_, at) => (at + 1) * 14)
const TABLE = Array.from({ length: 500 }, (_, at) => ({
  score: 699 - at,
  highScore: 699 - at,
  highestRank: at * 400 + 1,
  lowestRank: (at + 1) * 400,
  sameScoreCount: 400,
}))
const rankOf = (score: number) => TABLE.find((row) => row.score === score)?.lowestRank ?? 0

interface Server {
  /** Whether it takes pages, and says how many there are. */
  readonly isPaged: boolean
  /** Lines that it gives at most where it does not. */
  readonly most?: number
  readonly hasTable?: boolean
}

function stubServer({ isPaged, most = 300, hasTable = true }: Server): void {
  const near = (url: URL) => {
    const asked = (name: string) => Number(url.searchParams.get(name))
    const rank = rankOf(asked('score'))
    const far = (line: number) => Math.abs(line - rank)
    const all = RANKS.filter((line) => far(line) <= (rank * asked('within')) / 100).toSorted(
      (a, b) => far(a) - far(b),
    )
    const from = (asked('page') - 1) * asked('pageSize')
    const given = isPaged ? all.slice(from, from + asked('pageSize')) : all.slice(0, most)
    return {
      ...TABLE.find((row) => row.lowestRank === rank),
      competitionLevel: 'medium',
      ...(isPaged && { total: all.length }),
      destinations: given.map((line) => ({
        ...{ schoolId: String(line), schoolName: '某大学', lowestScore: 500, lowestRank: line },
      })),
    }
  }
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address, 'http://api.test')
    if (url.pathname.endsWith('/same-score-info')) return Response.json({ code: 200, data: near(url) })
    return hasTable
      ? Response.json({ code: 200, data: TABLE })
      : Response.json({ code: 400, message: '没有' }, { status: 400 })
  })
}
afterEach(() => vi.unstubAllGlobals())

const all = () => new QueryClient().fetchQuery(nearLines.all(QUESTION))
const whole = RANKS.filter((line) => Math.abs(line - OWN_RANK) <= OWN_RANK * 0.2).length

describe('all lines near a score', () => {
  it('are all of them where the server has pages', async () => {
    stubServer({ isPaged: true })
    const { lines, total } = await all()
    expect(rankOf(QUESTION.score)).toBe(OWN_RANK)
    expect(total).toBe(whole)
    expect(new Set(lines.map(({ lowestRank }) => lowestRank)).size).toBe(whole)
  })

  it('are joined from narrower windows where the server cuts its answer and says no number', async () => {
    stubServer({ isPaged: false, most: 500 })
    const { lines, total } = await all()
    expect(lines).toHaveLength(whole)
    expect(total).toBe(whole)
  })

  it('are said to be no number where they cannot be had', async () => {
    stubServer({ isPaged: false, hasTable: false })
    const { lines, total } = await all()
    expect(lines).toHaveLength(300)
    expect(total).toBeUndefined()
  })
})
