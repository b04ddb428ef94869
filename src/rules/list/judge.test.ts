import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Frame, type FrameQuery, frameOf } from './frame'
import { isUndersubscribed, judge, judgeMajor, judgeSchool, type UnitRow } from './judge'
import { replay } from './replay'
import { rankInYear, replayRows } from './replay-rows'

const LAST = 191_416
const CANDIDATES = { 2024: 176_157, 2025: LAST, 2026: LAST }
function frame(rank: number, other: Partial<FrameQuery> = {}): Frame {
  const found = frameOf({
    province: '安徽',
    year: 2026,
    subject: '物理',
    rank,
    candidates: CANDIDATES,
    ...other,
  })
  if (!found) throw new Error('no rules')
  return found
}
const row = (ranks: readonly number[], other: Partial<UnitRow> = {}): UnitRow => ({
  requirement: '不限',
  adjust: true,
  lines: ranks.map((rank, age) => ({ year: 2025 - age, rank })),
  ...other,
})

describe('a row that is judged', () => {
  it('has a tier that follows from its chance, and none without a line', () => {
    expect(judge(frame(25_000), row([27_000, 24_000]))).toMatchObject({ tier: 2, undersubscribed: false })
    for (const bad of [row([]), row([0]), row([Number.NaN]), { requirement: '不限' }]) {
      const judged = judge(frame(25_000), bad)
      expect([judged.line, judged.chance, judged.tier]).toEqual([undefined, undefined, undefined])
    }
    for (const rank of [0, -5, Number.NaN]) expect(judge(frame(rank), row([27_000])).chance).toBeUndefined()
    expect(frameOf({ province: '火星', year: 2026, subject: '物理', rank: 1 })).toBeUndefined()
  })

  it('gives a range alone by one year and by lines of an old exam, and ignores a plan of 0', () => {
    expect(judge(frame(25_000), row([27_000])).chance?.probability).toBeUndefined()
    const henan = frame(25_000, { province: '河南', candidates: undefined })
    const old = judge(henan, row([27_000, 26_000, 26_500]))
    expect(old.chance?.probability).toBeUndefined()
    expect(old.line?.reform).toBe(true)
    const [none, plain] = [row([27_000, 26_000], { plan: 0, lastPlan: 5 }), row([27_000, 26_000])]
    expect(judge(frame(25_000), none).line?.centre).toBe(judge(frame(25_000), plain).line?.centre)
  })

  it('is 保 where the unit was not full, for whoever stands above the control line, and nobody else', () => {
    const unfilled = row([LAST - 500, 150_000])
    expect(judge(frame(LAST - 100), unfilled)).toMatchObject({
      undersubscribed: true,
      tier: 3,
      chance: { probability: 95 },
    })
    expect(judge(frame(LAST + 2_000), unfilled)).toMatchObject({ undersubscribed: false })
    expect(judge(frame(LAST + 2_000), unfilled).tier).not.toBe(3)
    // Who knows more says that it is no 保.
    expect(judge(frame(LAST - 100), { ...unfilled, tier: 1 })).toMatchObject({
      tier: 1,
      undersubscribed: false,
    })
    expect(judge(frame(LAST - 100), { ...unfilled, tier: 3 })).toMatchObject({
      tier: 3,
      undersubscribed: true,
    })
  })

  it('never loses by a better rank', () => {
    const rank = fc.integer({ min: 1, max: 220_000 })
    fc.assert(
      fc.property(rank, rank, fc.array(rank, { minLength: 1, maxLength: 3 }), (one, other, lines) => {
        const [better, worse] = [Math.min(one, other), Math.max(one, other)]
        const [up, down] = [better, worse].map((own) => judge(frame(own), row(lines)))
        expect(up?.chance?.share).toBeGreaterThanOrEqual((down?.chance?.share ?? 1) - 1e-12)
        expect(up?.tier ?? 0).toBeGreaterThanOrEqual(down?.tier ?? 0)
      }),
      { seed: 4, numRuns: 1_000 },
    )
  })

  it('gives a major no more than its unit, and the last one of an unfilled unit as much', () => {
    const rank = fc.integer({ min: 1_000, max: LAST })
    const harder = fc.double({ min: 0.5, max: 1, noNaN: true })
    fc.assert(
      fc.property(rank, rank, harder, (own, line, by) => {
        const unit = judge(frame(own), row([line, line]))
        const chance = judgeMajor(
          frame(own),
          unit,
          unit.past.map((past) => ({ ...past, rank: past.rank * by })),
        )
        expect(chance?.share).toBeLessThanOrEqual(unit.chance?.share ?? 0)
        expect(chance?.high).toBeLessThanOrEqual(unit.chance?.high ?? 0)
        expect(chance?.probability).toBeLessThanOrEqual(unit.chance?.probability ?? 0)
      }),
      { seed: 4, numRuns: 1_000 },
    )
    const unfilled = judge(frame(LAST - 100), row([LAST - 500, 150_000]))
    expect(judgeMajor(frame(LAST - 100), unfilled, unfilled.past)).toBe(unfilled.chance)
    expect(judgeMajor(frame(1_000), unfilled, [])).toBeUndefined()
  })

  it('hears the other units of its school', () => {
    const [alone] = judgeSchool(frame(25_000), [row([26_000, 26_000])])
    const [among] = judgeSchool(frame(25_000), [row([26_000, 26_000]), row([6_000, 6_000])])
    expect(among?.line?.centre).toBeLessThan(alone?.line?.centre ?? 0)
    const [, fresh] = judgeSchool(frame(25_000), [row([26_000]), row([])])
    expect(fresh?.line).toMatchObject({ basis: 'school' })
  })
})

describe('a row in the replay', () => {
  const played = (own: Frame, given: UnitRow, year: number) => {
    const lines = replayRows(own, [{ row: given, judged: judge(own, given) }], year)
    return replay(rankInYear(own, own.rank, year), lines)
  }

  it('files in the year in which it was not full whom the check-up calls 保', () => {
    const rank = fc.integer({ min: LAST - 4_000, max: LAST })
    fc.assert(
      fc.property(rank, rank, (own, line) => {
        const given = row([line, 175_000])
        const isSafe = judge(frame(own), given).undersubscribed
        expect(isSafe).toBe(isUndersubscribed(frame(own), given, 2025))
        if (isSafe) expect(played(frame(own), given, 2025).row).toBe(0)
      }),
    )
    expect(played(frame(LAST - 400), row([190_000, 175_000]), 2024).row).toBe(0)
  })

  it('compares rank and line as the model does', () => {
    expect(rankInYear(frame(25_000), 25_000, 2024)).toBe(Math.round(25_000 * Math.sqrt(176_157 / LAST)))
    expect(rankInYear(frame(25_000), 25_000, 2025)).toBe(25_000)
    expect(played(frame(25_000), row([30_000, 24_500]), 2024).row).toBe(0)
  })

  it('knows the majors of the newest year, and the only major of a unit in every year', () => {
    const group = row([30_000, 30_000], {
      majors: [{ name: '法学', rank: 20_000 }],
      alsoInUnit: [{ name: '哲学' }],
    })
    expect(played(frame(25_000), group, 2025).inside).toBe('adjusted')
    expect(played(frame(25_000), group, 2024).inside).toBe('unknown')
    const only = row([30_000, 30_000], { majors: [{ name: '法学' }], alsoInUnit: [] })
    for (const year of [2025, 2024]) expect(played(frame(25_000), only, year).inside).toBe(0)
    const zhejiang = frame(25_000, { province: '浙江', subject: '综合' })
    const major = row([30_000, 30_000], { majors: [{ name: '法学' }], adjust: false })
    expect(played(zhejiang, major, 2024).inside).toBe(0)
  })
})
