import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chanceAt } from './admission-chance'
import { expectedLine, type LineQuery } from './expected-line'
import { schoolView } from './school-view'
import { TIER_FROM, tierOf } from './tier-name'

interface ChanceQuery extends LineQuery {
  readonly rank: number
}

const CANDIDATES = 190_000
const admissionChance = ({ rank, ...query }: ChanceQuery) => {
  const line = expectedLine(query)
  return line && chanceAt(rank, line)
}
const at = (rank: number, ...ranks: number[]) =>
  admissionChance({
    rank,
    candidates: CANDIDATES,
    lines: ranks.map((line, index) => ({ year: 2025 - index, rank: line, candidates: CANDIDATES })),
  })

const RANK = { min: 1, max: 300_000 }
/** Lines of the years before 2026, one each, the newest first; the last of them may be of the old exam. */
const pastLines = (newest: number) =>
  fc
    .tuple(
      fc.array(fc.record({ rank: fc.integer(RANK), candidates: fc.integer({ min: 5_000, max: 400_000 }) }), {
        minLength: 1,
        maxLength: 4,
      }),
      fc.integer({ min: 0, max: 4 }),
    )
    .map(([lines, newExams]) =>
      lines.map((line, index) => ({ ...line, year: newest - index, oldExam: index >= newExams })),
    )

const query: fc.Arbitrary<ChanceQuery> = fc
  .record({
    rank: fc.integer(RANK),
    candidates: fc.integer({ min: 5_000, max: 400_000 }),
    planRatio: fc.double({ min: 0.2, max: 5, noNaN: true }),
    lines: pastLines(2025),
    siblings: fc.array(
      fc.record({
        lines: pastLines(2025),
        requirement: fc.constantFrom('化学', '不限'),
        effect: fc.double({ min: -0.5, max: 0.5, noNaN: true }),
      }),
      { maxLength: 3 },
    ),
  })
  .map(({ siblings, ...asked }) => {
    const own = { lines: asked.lines, requirement: '化学', effect: 0 }
    return { ...asked, others: schoolView([own, ...siblings], 2026, asked.candidates)(0) }
  })

const requireChance = (asked: ChanceQuery) => {
  const chance = admissionChance(asked)
  if (!chance) throw new Error('no chance')
  return chance
}

describe('the chance of a rank', () => {
  it('falls as the lines rise above it, and lies between 5 and 95', () => {
    fc.assert(
      fc.property(query, fc.integer({ min: 1, max: 50_000 }), (asked, harder) => {
        // All lines move alike: their changes, and with them the spread, stay what they are.
        const lines = asked.lines.map((line) => ({ ...line, rank: line.rank / (1 + harder / 10_000) }))
        const [easy, hard] = [requireChance(asked), requireChance({ ...asked, lines })]
        expect(hard.high).toBeLessThanOrEqual(easy.high)
        expect(hard.low).toBeLessThanOrEqual(easy.low)
        expect(hard.probability ?? 0).toBeLessThanOrEqual(easy.probability ?? 0)
        expect(hard.low).toBeGreaterThanOrEqual(5)
        expect(easy.high).toBeLessThanOrEqual(95)
      }),
      { seed: 4 },
    )
  })

  it('never falls because one line, the newest or an older one, was easier', () => {
    fc.assert(
      fc.property(query, fc.nat(3), fc.double({ min: 1, max: 4, noNaN: true }), (asked, place, easier) => {
        const lines = asked.lines.map((line, index) =>
          index === place % asked.lines.length ? { ...line, rank: line.rank * easier } : line,
        )
        const [before, after] = [requireChance(asked), requireChance({ ...asked, lines })]
        expect(after.probability ?? 0).toBeGreaterThanOrEqual(before.probability ?? 0)
        expect(after.tier ?? 0).toBeGreaterThanOrEqual(before.tier ?? 0)
      }),
      { seed: 4, numRuns: 10_000 },
    )
  })

  it('never falls for a better rank', () => {
    fc.assert(
      fc.property(query, fc.integer(RANK), (asked, other) => {
        const [worse, better] = [asked.rank, other]
          .toSorted((a, b) => b - a)
          .map((rank) => requireChance({ ...asked, rank }))
        expect(better?.share).toBeGreaterThanOrEqual(worse?.share ?? 1)
        expect(better?.low).toBeGreaterThanOrEqual(worse?.low ?? 100)
      }),
      { seed: 4, numRuns: 2_000 },
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
        const chance = requireChance(asked)
        expect(chance.tier).toBe(tierOf(Math.min(Math.max(Math.floor(chance.share * 20 + 1e-9) * 5, 5), 95)))
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

  it('is not certain of few data', () => {
    for (const line of [300, 26_000, 40_000, 90_000]) {
      const chance = requireChance({
        rank: 25_818,
        candidates: CANDIDATES,
        lines: [{ year: 2025, rank: line, candidates: CANDIDATES }],
      })
      expect(chance.high).toBeLessThanOrEqual(90)
      expect(chance.high).toBeGreaterThanOrEqual(chance.low)
      if (chance.tier !== undefined) expect(chance.low).toBeGreaterThanOrEqual(10)
    }
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
