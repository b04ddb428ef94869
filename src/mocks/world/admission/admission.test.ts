import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { examMode } from '~/rules/exam/exam-mode'
import { PROVINCES } from '~/rules/exam/provinces'
import { applicationForm } from '~/rules/filing/application-form'
import { electivesAsked } from '~/rules/filing/requirement'
import { findSchool, isInRegularBatches, type School, schools } from '../schools/schools'
import { admissionFaults } from './model/faults'
import { admissionGroups } from './model/groups'
import { majorPlans, majorScoreLines, schoolScoreLines } from './model/lines'
import { eligibleMajors } from './model/possible-rows'
import { lineNoise, schoolLowestRank, yearNoise } from './model/strength'
import { takes } from './model/strength-features'

// Sampled runs take a second; a busy machine must not turn that into a failure.
vi.setConfig({ testTimeout: 30_000 })

function school(id: string): School {
  const found = findSchool(id)
  if (!found) throw new Error(`没有院校 ${id}`)
  return found
}

interface PlannedGroup {
  readonly majorGroupCode?: string
  readonly details: readonly { readonly planNum?: number | undefined }[]
}

const anyKey = fc
  .tuple(
    fc.constantFrom(...schools()),
    fc.constantFrom(...PROVINCES.map(({ name }) => name)),
    fc.integer({ min: 2018, max: 2030 }),
    fc.nat(),
  )
  .map(([of, province, year, pick]) => {
    const subjects = examMode(province, year)?.subjects ?? []
    return { school: of, province, year, subject: subjects[pick % subjects.length] ?? '' }
  })

describe('the lowest rank of a school', () => {
  it.each([
    ['10003', 2024, 118],
    ['10335', 2025, 352],
    ['10486', 2025, 5_205],
    ['10359', 2025, 14_826],
    ['10357', 2024, 22_966],
    ['10370', 2025, 49_685],
    ['10364', 2024, 60_890],
    ['12216', 2025, 184_616],
  ])('%s in 安徽 %d is about %d', (id, year, official) => {
    const rank = schoolLowestRank({ school: school(id), province: '安徽', year, subject: '物理' }) ?? 0
    expect(Math.abs(Math.log(rank / official))).toBeLessThan(0.35)
  })

  // Published in 安徽 2025: the group in which the middle place of the school lies, 中外合作办学 left out.
  it.each([
    ['10520', '历史', 1_332],
    ['10006', '物理', 1_216],
    ['10298', '物理', 34_929],
    ['10406', '物理', 34_190],
    ['10694', '物理', 49_333],
    ['10530', '物理', 34_991],
  ])('%s in 安徽, %s: half of its places are taken at about %d', (id, subject, official) => {
    const groups = admissionGroups({ school: school(id), province: '安徽', year: 2025, subject })
      .filter(({ level, joint }) => level === '本科' && !joint)
      .toSorted((a, b) => b.lowestRank - a.lowestRank)
    const half = groups.reduce((sum, { planNum }) => sum + planNum, 0) / 2
    let filled = 0
    const middle = groups.find(({ planNum }) => {
      filled += planNum
      return filled >= half
    })
    expect(Math.abs(Math.log((middle?.lowestRank ?? 0) / official))).toBeLessThan(0.35)
  })

  it('keeps the order of what everybody knows, in every province', () => {
    for (const { name: province } of PROVINCES) {
      const subject = examMode(province, 2025)?.subjects[0] ?? ''
      const ranks = ['10003', '10486', '10359', '10878', '12216'].map(
        (id) => schoolLowestRank({ school: school(id), province, year: 2025, subject }) ?? Number.NaN,
      )
      const known = ranks.filter((rank) => !Number.isNaN(rank))
      expect(known, province).toEqual(known.toSorted((a, b) => a - b))
      expect(known.length, province).toBeGreaterThanOrEqual(3)
    }
  })

  it('is absent where a subject is not sat', () => {
    expect(
      schoolLowestRank({ school: school('10486'), province: '安徽', year: 2023, subject: '物理' }),
    ).toBeUndefined()
    expect(
      schoolScoreLines({ school: school('10486'), province: '无省', year: 2023, subject: '物理' }),
    ).toEqual([])
  })

  it('moves from year to year by a spread of one, a hard year followed by an easier one', () => {
    const changes = Array.from({ length: 4000 }, (_, key) => yearNoise(2025, key) - yearNoise(2024, key))
    const spread = Math.sqrt(changes.reduce((sum, change) => sum + change ** 2, 0) / changes.length)
    expect(spread).toBeGreaterThan(0.95)
    expect(spread).toBeLessThan(1.05)
    const next = changes.map((_, key) => yearNoise(2026, key) * yearNoise(2025, key))
    expect(next.reduce((a, b) => a + b, 0)).toBeLessThan(0)
  })

  it('moves far now and then, as lines do, while most move as usual', () => {
    const changes = Array.from({ length: 4000 }, (_, key) => lineNoise(2025, key) - lineNoise(2024, key))
    const sizes = changes.map(Math.abs).sort((a, b) => a - b)
    const spread = 1.4826 * (sizes[2000] ?? 0)
    expect(spread).toBeGreaterThan(0.93)
    expect(spread).toBeLessThan(1.07)
    const far = sizes.filter((size) => size > 2 * spread).length / sizes.length
    // Normal numbers: .046. Schools of 安徽, 2024 to 2025: .14 and .16, some of them by rows that do not compare.
    expect(far).toBeGreaterThan(0.07)
    expect(far).toBeLessThan(0.16)
  })
})

describe('what candidates of a subject can choose', () => {
  it.each([
    ['物理', '物理'],
    ['历史', '历史'],
    ['理科', '物理'],
    ['文科', '历史'],
  ] as const)('%s: every school that takes them has a major whose requirement they meet', (subject, side) => {
    const without = schools()
      .filter((of) => of.level === '本科' && isInRegularBatches(of) && takes(of, side))
      .filter((of) => {
        const majors = eligibleMajors({ school: of, province: of.provinceName, subject, level: '本科' })
        const fits = majors.every(({ offered }) => electivesAsked(offered.required, subject) !== undefined)
        return majors.length === 0 || !fits
      })
    expect(without.map(({ schoolName }) => schoolName)).toEqual([])
  })

  it('asks for all that its majors ask for, in every province', () => {
    // Schools of medicine and technology, which have the fewest majors for 历史, spread over all provinces.
    const few = schools().filter(
      ({ level, schoolType }) =>
        level === '本科' && (schoolType.includes('医药类') || schoolType.includes('理工类')),
    )
    const keys = PROVINCES.flatMap(({ name: province }, turn) =>
      few
        .filter((_, place) => place % PROVINCES.length === turn)
        .flatMap((of) =>
          (examMode(province, 2025)?.subjects ?? []).map((subject) => ({
            school: of,
            province,
            year: 2025,
            subject,
          })),
        ),
    )
    expect(keys.flatMap(admissionFaults)).toEqual([])
  })
})

describe('the lines and plans of any school, province, year and subject', () => {
  it('agree with each other and with the score table', () => {
    fc.assert(
      fc.property(anyKey, (key) => {
        expect(admissionFaults(key)).toEqual([])
      }),
      { numRuns: 250, seed: 3 },
    )
  })

  it('are the same bytes when asked in another order', () => {
    const key = { school: school('10357'), province: '安徽', year: 2024, subject: '历史' }
    const before = JSON.stringify([schoolScoreLines(key), majorScoreLines(key), majorPlans(key)])
    // More schools than are remembered, and another year first, so that the second answer is computed again.
    for (const other of schools().slice(0, 850)) schoolScoreLines({ ...key, year: 2025, school: other })
    expect(JSON.stringify([schoolScoreLines(key), majorScoreLines(key), majorPlans(key)])).toBe(before)
  })

  it('have groups only where groups are applied for', () => {
    fc.assert(
      fc.property(anyKey, (key) => {
        const coded = (batch: string) => applicationForm(key.province, key.year, batch)?.unit === '院校专业组'
        const lines = schoolScoreLines(key)
        for (const { batch, majorGroupCode } of lines) expect(majorGroupCode !== undefined).toBe(coded(batch))
        // Where there are no groups, a batch has one line of its ordinary majors, and one of 中外合作.
        const kinds = majorScoreLines(key).flatMap(({ admissionDirection, details }) =>
          details.map(({ batch }) => `${batch} ${admissionDirection === '中外合作办学'}`),
        )
        const whole = new Set(kinds.filter((kind) => !coded(kind.split(' ')[0] ?? '')))
        expect(lines.filter(({ batch }) => !coded(batch))).toHaveLength(whole.size)
      }),
      { numRuns: 100, seed: 5 },
    )
  })

  it('show the same groups and places as plans and as lines', () => {
    fc.assert(
      fc.property(anyKey, (key) => {
        const figures = (groups: readonly PlannedGroup[]) =>
          groups.map(({ majorGroupCode, details }) => [majorGroupCode, details.map(({ planNum }) => planNum)])
        expect(figures(majorPlans(key))).toEqual(figures(majorScoreLines(key)))
      }),
      { numRuns: 60, seed: 7 },
    )
  })
})

describe('a narrowed answer', () => {
  const key = { school: school('10357'), province: '上海', year: 2024, subject: '综合' }

  it('leaves out what the electives do not allow', () => {
    const all = majorScoreLines(key)
    const arts = majorScoreLines(key, { electives: ['历史', '政治', '地理'] })
    expect(all.some(({ subjectRequirement }) => subjectRequirement?.includes('化学'))).toBe(true)
    expect(arts.some(({ subjectRequirement }) => subjectRequirement?.includes('化学'))).toBe(false)
    expect(arts.length).toBeLessThan(all.length)
    expect(majorScoreLines(key, { electives: [] })).toEqual(all)
  })

  it('holds one group or one batch', () => {
    const code = majorScoreLines(key).at(-1)?.majorGroupCode ?? ''
    expect(majorScoreLines(key, { majorGroup: code }).map((group) => group.majorGroupCode)).toEqual([code])
    expect(majorScoreLines(key, { batch: '没有的批次' })).toEqual([])
  })
})
