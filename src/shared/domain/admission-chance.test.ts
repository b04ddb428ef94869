import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { admissionChance, type ChanceQuery, TIER_FROM, tierOf } from './admission-chance'

const CANDIDATES = 190_000
const at = (rank: number, ...ranks: number[]) =>
  admissionChance({
    rank,
    candidates: CANDIDATES,
    lines: ranks.map((line, index) => ({ year: 2025 - index, rank: line, candidates: CANDIDATES })),
  })

const query: fc.Arbitrary<ChanceQuery> = fc.record({
  rank: fc.integer({ min: 1, max: 300_000 }),
  candidates: fc.integer({ min: 5_000, max: 400_000 }),
  planRatio: fc.double({ min: 0.2, max: 5, noNaN: true }),
  lines: fc.array(
    fc.record({
      year: fc.integer({ min: 2018, max: 2025 }),
      rank: fc.integer({ min: 1, max: 300_000 }),
      candidates: fc.integer({ min: 5_000, max: 400_000 }),
    }),
    { minLength: 1, maxLength: 4 },
  ),
})

describe('the chance of a rank', () => {
  it('falls as the lines rise above it, and lies between 5 and 95', () => {
    fc.assert(
      fc.property(query, fc.integer({ min: 1, max: 50_000 }), (asked, harder) => {
        // All lines move alike: their changes, and with them the spread, stay what they are.
        const lines = asked.lines.map((line) => ({ ...line, rank: line.rank / (1 + harder / 10_000) }))
        const [easy, hard] = [admissionChance(asked), admissionChance({ ...asked, lines })]
        if (!easy || !hard) throw new Error('no chance')
        expect(hard.high).toBeLessThanOrEqual(easy.high)
        expect(hard.low).toBeLessThanOrEqual(easy.low)
        expect(hard.probability ?? 0).toBeLessThanOrEqual(easy.probability ?? 0)
        expect(hard.low).toBeGreaterThanOrEqual(5)
        expect(easy.high).toBeLessThanOrEqual(95)
      }),
      { seed: 4 },
    )
  })

  it('falls as the own rank falls behind', () => {
    const ranks = Array.from({ length: 300 }, (_, index) => Math.round(500 * 1.02 ** index))
    for (const line of [1_200, 24_000, 90_000]) {
      const shares = ranks.map((rank) => at(rank, line, line)?.probability ?? Number.NaN)
      expect(shares).toEqual(shares.toSorted((a, b) => b - a))
      expect(new Set(shares).size).toBeGreaterThan(10)
    }
  })

  it('decides the tier, in its range', () => {
    fc.assert(
      fc.property(query, (asked) => {
        const chance = admissionChance(asked)
        if (!chance) throw new Error('no chance')
        expect(chance.low).toBeLessThanOrEqual(chance.high)
        if (chance.probability === undefined) return
        expect(chance.tier).toBe(tierOf(chance.probability))
        expect(chance.low).toBeLessThanOrEqual(chance.probability)
        expect(chance.probability).toBeLessThanOrEqual(chance.high)
        expect(chance.probability % 5).toBe(0)
      }),
      { seed: 4 },
    )
  })

  it('is even where the line is the own rank, 保 well ahead of it and out of reach far behind', () => {
    expect(at(25_818, 25_818, 25_818)).toMatchObject({ probability: 50, tier: 2 })
    expect(at(25_818, 34_000, 34_500)).toMatchObject({ tier: 3 })
    expect(at(25_818, 24_000, 24_500)).toMatchObject({ tier: 1 })
    expect(at(25_818, 15_000, 15_500)?.tier).toBeUndefined()
  })

  it('still has reaches and matches at the very top', () => {
    expect(at(100, 85, 90)?.tier).toBe(1)
    expect(at(100, 115, 110)?.tier).toBe(2)
  })

  it('is a range alone after one year, and a wider one', () => {
    const one = at(25_818, 27_520)
    const three = at(25_818, 27_520, 27_520, 27_520)
    expect(one?.probability).toBeUndefined()
    expect((one?.high ?? 0) - (one?.low ?? 0)).toBeGreaterThanOrEqual((three?.high ?? 0) - (three?.low ?? 0))
    expect(at(25_818)).toBeUndefined()
  })

  it('moves with the number of candidates and of places', () => {
    const lines = [
      { year: 2025, rank: 25_000, candidates: CANDIDATES },
      { year: 2024, rank: 25_000, candidates: CANDIDATES },
    ]
    const usual = admissionChance({ rank: 25_000, candidates: CANDIDATES, lines })
    const more = admissionChance({ rank: 25_000, candidates: CANDIDATES * 1.2, lines })
    const wider = admissionChance({ rank: 25_000, candidates: CANDIDATES, lines, planRatio: 1.5 })
    expect(more?.centre).toBeGreaterThan(usual?.centre ?? 0)
    expect(wider?.centre).toBeGreaterThan(usual?.centre ?? 0)
    expect((wider?.centre ?? 0) - (usual?.centre ?? 0)).toBeLessThanOrEqual(0.1)
  })

  it('has the thresholds of the tiers', () => {
    expect([TIER_FROM.reach - 5, TIER_FROM.reach, TIER_FROM.match, TIER_FROM.safety].map(tierOf)).toEqual([
      undefined,
      1,
      2,
      3,
    ])
  })
})
