import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { PROVINCES } from '~/rules/exam/provinces'
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

  it('are narrowed to what a candidate may apply for, and add up again', () => {
    const filter = { subject: '物理', subSubject: ['生物', '地理'] }
    const rows = earlyPlans('安徽', 2025, filter)
    expect(rows).toHaveLength(earlyCount('安徽', 2025, filter))
    expect(rows.length).toBeLessThan(earlyCount('安徽', 2025, { subject: '物理' }))
    expect(earlyCount('安徽', 2025, { subject: '物理' })).toBeLessThan(earlyCount('安徽', 2025))
    for (const row of rows) {
      const majors = 'subMajors' in row ? row.subMajors : [row]
      expect(row.planNumber).toBe(majors.reduce((sum, { planNumber }) => sum + planNumber, 0))
      for (const { subjectRequirement } of majors) expect(subjectRequirement).not.toMatch(/历史|化学|政治/)
    }
  })

  it('are found by the name of a school or of a major', () => {
    const ofSchool = earlyPlans('安徽', 2025, { query: '国防科技' })
    expect(new Set(ofSchool.map(({ schoolName }) => schoolName))).toEqual(new Set(['国防科技大学']))
    const ofMajor = earlyPlans('安徽', 2025, { query: '临床医学' })
    expect(ofMajor.length).toBeGreaterThan(0)
    for (const row of ofMajor) {
      const majors = 'subMajors' in row ? row.subMajors : [row]
      for (const { majorName } of majors) expect(majorName).toContain('临床医学')
    }
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

  it('of a major are the same whatever else is asked for', () => {
    const byMajor = (rows: ReturnType<typeof earlyScoreLines>) =>
      new Map(
        rows.flatMap(({ children, ...row }) =>
          (children ?? [row]).map((line) => [
            [line.schoolEnrollCode, line.majorGroup, line.majorEnrollCode].join(),
            line.lowestRank,
          ]),
        ),
      )
    const whole = byMajor(earlyScoreLines('安徽', 2025, { directory: '国家公费师范生' }))
    const some = byMajor(
      earlyScoreLines('安徽', 2025, { directory: '国家公费师范生', subject: '物理', subSubject: ['生物'] }),
    )
    expect(some.size).toBeGreaterThan(0)
    for (const [major, rank] of some) expect(whole.get(major)).toBe(rank)
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
