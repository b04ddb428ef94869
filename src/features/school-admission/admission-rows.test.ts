import { describe, expect, it } from 'vitest'
import type { MajorScoreLineGroup } from '~/contracts/school-lines'
import { unitGroups } from './admission-rows'

function major(
  majorName: string,
  lowestRank: number,
  more: Partial<MajorScoreLineGroup['details'][number]> = {},
) {
  return {
    ...{ majorName, lowestRank, subject: '物理', batch: '本科批', majorEnrollCode: '01', planNum: 10 },
    ...{ lowestScore: 600, schoolSystem: '四年', fee: 5000 },
    ...more,
  }
}
const group = (
  majorGroupCode: string | undefined,
  subjectRequirement: string,
  ...details: ReturnType<typeof major>[]
) => ({
  ...{ majorGroupCode, subjectRequirement, admissionDirection: '普通类', details },
})

const NOW = [
  group(
    '001',
    '首选物理，再选不限',
    major('法学', 20_000),
    major('哲学', 24_000, { majorEnrollCode: '02', fee: 4000 }),
  ),
  group('002', '首选物理，再选化学', major('化学', 18_000, { schoolSystem: '五年' })),
]
const BEFORE = [
  group('001', '首选物理，再选不限', major('法学', 16_000), major('哲学', 23_000, { majorEnrollCode: '02' })),
  group('003', '首选物理，再选化学', major('化学', 17_000)),
]
const years = (before: MajorScoreLineGroup[] | undefined) => [
  { year: 2025, subject: '物理', groups: NOW },
  { year: 2024, subject: '物理', groups: before },
]

/** All lines became easier by 4 %. */
const DRIFTS = [{ year: 2025, bands: [{ level: '本科' as const, drift: Math.log(1.04), units: 200 }] }]

describe('majors under their groups', () => {
  it('S2-2.17 S2-2.18 stand once each, under a head that sums them up', () => {
    const [first, second] = unitGroups({ drifts: DRIFTS, groups: NOW, subject: '物理', years: years(BEFORE) })
    expect([first?.label, second?.label]).toEqual(['001 不限', '002 化学'])
    expect(first?.head).toMatchObject({
      ...{
        code: '001',
        name: '专业组',
        notes: ['再选不限'],
        plan: 20,
        fees: [4000, 5000],
        earlier: [23_000],
      },
      line: { lowestRank: 24_000 },
    })
    expect(first?.rows.map(({ name, notes }) => [name, notes])).toEqual([
      ['法学', []],
      ['哲学', []],
    ])
    expect(second?.rows[0]?.notes).toEqual(['五年'])
  })

  it('take the line of a group from the line it was filed by', () => {
    const unitLines = [
      { year: 2025, batch: '本科批', majorGroupCode: '001', lowestRank: 24_500, lowestScore: 598 },
    ]
    const [first] = unitGroups({
      drifts: DRIFTS,
      groups: NOW,
      subject: '物理',
      years: years(BEFORE),
      unitLines,
    })
    expect(first?.head?.line).toMatchObject({ lowestRank: 24_500 })
  })

  it('are found again in the year before, also where the codes of groups have changed', () => {
    const [first, second] = unitGroups({ drifts: DRIFTS, groups: NOW, subject: '物理', years: years(BEFORE) })
    expect(first?.rows[0]).toMatchObject({
      earlier: [16_000],
      // Ten places tell nothing.
      swing: { percent: undefined, isHarder: false, isBig: false },
    })
    expect(second?.rows[0]?.earlier).toEqual([17_000])
    expect(second?.head?.earlier).toEqual([null])
  })

  it('stand out where many places moved far beyond the province', () => {
    const many = NOW.map((part) => ({
      ...part,
      details: part.details.map((row) => ({ ...row, planNum: 40 })),
    }))
    const [first] = unitGroups({ drifts: DRIFTS, groups: many, subject: '物理', years: years(BEFORE) })
    // 16,000 to 20,000 are 25 %, of which 4 are those of the province. The scores of the two tables are the same here.
    expect(first?.rows[0]?.swing).toEqual({ percent: 20, isHarder: false, isBig: false })
  })

  it('say nothing of the move while nobody can tell what the province did', () => {
    const swingWith = (drifts: typeof DRIFTS | null | undefined) =>
      unitGroups({ groups: NOW, subject: '物理', years: years(BEFORE), drifts })[0]?.rows[0]?.swing
    expect([swingWith(undefined), swingWith(null), swingWith([])]).toEqual([undefined, null, null])
  })

  it('tell a year that is on its way from one without a line', () => {
    const [awaited] = unitGroups({ drifts: DRIFTS, groups: NOW, subject: '物理', years: years(undefined) })
    expect(awaited?.rows[0]?.earlier).toEqual([undefined])
    const [none] = unitGroups({ drifts: DRIFTS, groups: NOW, subject: '物理', years: years([]) })
    expect(none?.rows[0]?.earlier).toEqual([null])
  })

  it('do not compare with the year before a reform', () => {
    const reformed = [years(BEFORE)[0], { year: 2024, subject: '理科', groups: BEFORE }].flatMap(
      (year) => year ?? [],
    )
    const [first] = unitGroups({ drifts: DRIFTS, groups: NOW, subject: '物理', years: reformed })
    expect(first?.rows[0]).toMatchObject({ earlier: [16_000], swing: null })
  })
})

describe('majors without groups', () => {
  const FREE = [
    group(undefined, '物理', major('化学', 18_000, { batch: '一段' })),
    group(undefined, '不限', major('法学', 20_000, { batch: '一段' })),
  ]
  const year = { year: 2025, subject: '物理', groups: FREE }

  it('stand alone, each with what it asks', () => {
    const groups = unitGroups({ drifts: DRIFTS, groups: FREE, subject: '物理', years: [year] })
    expect(groups).toHaveLength(1)
    expect(groups[0]?.head).toBeUndefined()
    expect(groups[0]?.rows.map(({ name, requirement }) => [name, requirement])).toEqual([
      ['化学', '物理'],
      ['法学', '不限'],
    ])
  })

  it('stand under their batch where there are several', () => {
    const two = [...FREE, group(undefined, '不限', major('会计', 90_000, { batch: '二段' }))]
    const groups = unitGroups({
      drifts: DRIFTS,
      groups: two,
      subject: '物理',
      years: [{ ...year, groups: two }],
    })
    expect(groups.map(({ head, rows }) => [head?.name, head?.plan, rows.length])).toEqual([
      ['一段', 20, 2],
      ['二段', 10, 1],
    ])
  })
})

it('a plan has the lines of the years before, and what it was the year before', () => {
  const plans = NOW.map((planned) => ({
    ...planned,
    details: planned.details.map(({ lowestRank: _, lowestScore: __, ...rest }) => ({ ...rest, planNum: 12 })),
  }))
  const [first] = unitGroups({
    drifts: DRIFTS,
    groups: plans,
    subject: '物理',
    years: years(BEFORE),
    plansBefore: plans.map((planned) => ({
      ...planned,
      details: planned.details.slice(0, 1).map((detail) => ({ ...detail, planNum: 9 })),
    })),
  })
  expect(first?.head).toMatchObject({ plan: 24, planBefore: 9, line: { lowestRank: 24_000 } })
  expect(first?.rows.map(({ planBefore }) => planBefore)).toEqual([9, null])
  expect(first?.rows[0]).toMatchObject({ line: { lowestRank: 20_000 }, earlier: [16_000] })
})
