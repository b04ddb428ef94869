import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { PROVINCES } from '~/shared/domain/provinces'
import { controlLines } from '../exam/control-lines'
import { rowOfRank, scoreTable } from '../exam/score-table'
import { earlyBatches, earlyCount, earlyDirectories, earlyPlans } from './early'
import { earlyScoreLines } from './lines'

// Sampled runs take a second; a busy machine must not turn that into a failure.
vi.setConfig({ testTimeout: 30_000 })

const anyProvinceYear = fc.tuple(
  fc.constantFrom(...PROVINCES.map(({ name }) => name)),
  fc.integer({ min: 2018, max: 2030 }),
)

describe('plans of the early batch', () => {
  it('need a second page of 999 in the default province', () => {
    expect(earlyCount('安徽', 2025, { batch: '本科提前批' })).toBeGreaterThan(999)
  })

  it('are paged without loss', () => {
    const whole = earlyPlans('安徽', 2024)
    const pages = [0, 999, 1998].flatMap((from) => earlyPlans('安徽', 2024, {}, { from, to: from + 999 }))
    expect(pages).toEqual(whole)
    expect(whole).toHaveLength(earlyCount('安徽', 2024))
  })

  it('sum the places of their majors', () => {
    for (const row of earlyPlans('四川', 2025)) {
      if (!('subMajors' in row)) continue
      expect(row.subMajors.length).toBeGreaterThan(1)
      expect(row.planNumber).toBe(row.subMajors.reduce((sum, { planNumber }) => sum + planNumber, 0))
    }
  })

  it('are narrowed by school, batch and directory', () => {
    const [school] = earlyPlans('安徽', 2025, { schoolId: '10370', directory: '地方公费师范生' })
    expect(school?.schoolName).toBe('安徽师范大学')
    expect(earlyPlans('安徽', 2025, { directory: '没有的目录' })).toEqual([])
    expect(earlyDirectories('安徽', 2025, '专科提前批')).toContain('定向培养军士')
    expect(earlyDirectories('安徽', 2025, '专科提前批')).not.toContain('军队院校')
    expect(earlyBatches('安徽', 2025)).toEqual(['本科提前批', '专科提前批'])
    expect(earlyPlans('无省', 2025)).toEqual([])
  })

  it('cost nothing where the state pays', () => {
    const free = earlyPlans('安徽', 2025, { directory: '国家公费师范生' })
    const majors = free.flatMap((row) => ('subMajors' in row ? row.subMajors : [row]))
    expect(majors.length).toBeGreaterThan(0)
    for (const { fee } of majors) expect(fee).toBe(0)
  })
})

describe('lines of the early batch', () => {
  it('stand in the rows of plans, and each rank in the row of its score', () => {
    fc.assert(
      fc.property(anyProvinceYear, ([province, year]) => {
        const slice = { from: 0, to: 400 }
        const lines = earlyScoreLines(province, year, {}, slice)
        const plans = earlyPlans(province, year, {}, slice)
        expect(lines.map(({ schoolName }) => schoolName)).toEqual(plans.map(({ schoolName }) => schoolName))
        const floor = Math.min(...controlLines(province, year).map(({ controlScore }) => controlScore))
        for (const { children, ...row } of lines) {
          for (const line of [row, ...(children ?? [])]) {
            expect(line.highestScore).toBeGreaterThanOrEqual(line.lowestScore)
            if (line.lowestRank === null) continue
            const table = scoreTable({ province, year, subject: line.subject })
            expect(table && rowOfRank(table, line.lowestRank)?.score).toBe(line.lowestScore)
            expect(line.lowestScore).toBeGreaterThanOrEqual(floor)
          }
          const own = children?.map(({ lowestScore }) => lowestScore) ?? [row.lowestScore]
          expect(row.lowestScore).toBe(Math.min(...own))
        }
      }),
      { numRuns: 10, seed: 11 },
    )
  })

  it('have no ranks in arts and sports', () => {
    const lines = earlyScoreLines('安徽', 2024, { directory: '艺术类' })
    expect(lines.length).toBeGreaterThan(100)
    for (const { lowestRank, subject } of lines) {
      expect(lowestRank).toBeNull()
      expect(subject).toBe('艺术类')
    }
  })
})
