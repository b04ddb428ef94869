import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { crosswalk } from './crosswalk'
import type { GivenGroupLine, GivenMajorLine, GivenPlanRow } from './given'
import { unitsOf } from './units-of-plan'

const OF_SCHOOL = { subject: '物理', batch: '本科批', schoolId: '10286', school: '东南大学' } as const
const planRow = (major: string, more: Partial<GivenPlanRow> = {}): GivenPlanRow => ({
  at: [0, 2],
  year: 2026,
  ...OF_SCHOOL,
  group: '05',
  requirement: '首选物理，再选化学',
  major,
  plan: 10,
  ...more,
})
let row = 1
const lineOf = (
  major: string,
  lowestScore: number,
  lowestRank: number,
  more: Partial<GivenMajorLine> = {},
): GivenMajorLine => ({
  at: [1, ++row],
  year: 2025,
  ...OF_SCHOOL,
  major,
  lowestScore,
  lowestRank,
  ...more,
})
const groupLine = (
  group: string,
  lowestScore: number,
  more: Partial<GivenGroupLine> = {},
): GivenGroupLine => ({
  at: [2, ++row],
  year: 2025,
  ...OF_SCHOOL,
  group,
  lowestScore,
  ...more,
})

function lineOfUnit(
  plan: readonly GivenPlanRow[],
  majorLines: readonly GivenMajorLine[],
  groupLines: readonly GivenGroupLine[] = [],
  year = 2025,
) {
  const [unit] = unitsOf('江苏', plan)
  return unit && crosswalk({ province: '江苏', majorLines, groupLines })(unit, year)
}

describe('units', () => {
  it('are the groups of a plan, by subject, school and code', () => {
    const plan = [
      planRow('法学'),
      planRow('会计学'),
      planRow('法学', { group: '06' }),
      planRow('法学', { subject: '历史' }),
    ]
    expect(unitsOf('江苏', plan).map(({ rows }) => rows.length)).toEqual([2, 1, 1])
  })

  it('are single majors where one applies for majors', () => {
    expect(unitsOf('山东', [planRow('法学'), planRow('会计学')])).toHaveLength(2)
  })

  it('are told apart by what they ask for where no code is told', () => {
    const { group: _, ...bare } = planRow('法学')
    const plan: GivenPlanRow[] = [bare, { ...bare, major: '会计学', requirement: '首选物理，再选不限' }]
    expect(unitsOf('江苏', plan)).toHaveLength(2)
  })

  it('of one group code under two codes of a school are two', () => {
    const plan = [planRow('法学', { schoolCode: '1101' }), planRow('会计学', { schoolCode: '1199' })]
    expect(unitsOf('江苏', plan)).toHaveLength(2)
  })
})

describe('the line of a unit in an earlier year', () => {
  const plan = [planRow('法学'), planRow('会计学'), planRow('金融学')]

  it('is that of its easiest major', () => {
    const lines = [lineOf('法学', 640, 5000), lineOf('会计学', 630, 7000), lineOf('金融学', 650, 3000)]
    expect(lineOfUnit(plan, lines)).toMatchObject({
      lowestScore: 630,
      lowestRank: 7000,
      by: '专业',
      derived: 'group-from-majors',
      majors: 3,
      matched: 3,
      at: lines[1]?.at,
    })
  })

  it('is partial, and a range, where less than half of the plan has a line', () => {
    const some = [planRow('法学'), planRow('会计学'), planRow('金融学', { plan: 90 })]
    const lines = [lineOf('法学', 640, 5000), lineOf('会计学', 630, 7000)]
    expect(lineOfUnit(some, lines)).toMatchObject({
      isPartial: true,
      upTo: { score: 640, rank: 5000 },
      matched: 2,
    })
    expect(lineOfUnit(plan, lines)).not.toHaveProperty('upTo')
  })

  it('is none where no major goes on', () => {
    expect(lineOfUnit(plan, [lineOf('土木工程', 600, 20_000)])).toBeUndefined()
    expect(lineOfUnit(plan, [lineOf('法学', 640, 5000)], [], 2024)).toBeUndefined()
  })

  it.each<[string, Partial<GivenMajorLine>]>([
    ['school', { schoolId: '10284' }],
    ['subject', { subject: '历史' }],
    ['batch', { batch: '专科批' }],
    ['year', { year: 2024 }],
    ['category', { category: '单列' }],
  ])('is never of another %s', (_, more) => {
    expect(lineOfUnit([planRow('法学')], [lineOf('法学', 600, 20_000, more)])).toBeUndefined()
  })

  it('never comes from an equal code', () => {
    expect(lineOfUnit(plan, [], [groupLine('05', 600)])).toBeUndefined()
    const lines = [lineOf('土木工程', 600, 20_000, { group: '05' })]
    expect(lineOfUnit(plan, lines, [groupLine('05', 600)])).toBeUndefined()
  })

  it('is that of a published group with most of the majors', () => {
    const lines = ['法学', '会计学', '金融学'].map((name) => lineOf(name, 640, 5000, { group: '11' }))
    expect(lineOfUnit(plan, lines, [groupLine('11', 638), groupLine('05', 600)])).toMatchObject({
      lowestScore: 638,
      by: '投档线',
      matched: 3,
    })
    expect(lineOfUnit(plan, lines, [groupLine('11', 638)])).not.toHaveProperty('derived')
  })

  it('is not that of a group that asks for something else, or has other majors besides', () => {
    const lines = ['法学', '会计学', '金融学'].map((name) => lineOf(name, 640, 5000, { group: '11' }))
    const other = groupLine('11', 638, { requirement: '首选物理，再选不限' })
    expect(lineOfUnit(plan, lines, [other])?.by).toBe('专业')
    const more = ['土木工程', '水利工程', '测绘工程'].map((name) =>
      lineOf(name, 600, 20_000, { group: '11' }),
    )
    expect(lineOfUnit(plan, [...lines, ...more], [groupLine('11', 600)])?.by).toBe('专业')
  })

  it('is that of the group which the plan names, in the year before alone', () => {
    const named = plan.map((one) => ({ ...one, lastGroup: '03' }))
    const lines = [lineOf('法学', 640, 5000)]
    expect(lineOfUnit(named, lines, [groupLine('03', 611)])).toMatchObject({
      lowestScore: 611,
      by: '上年专业组',
    })
    const old = [groupLine('03', 611, { year: 2024 })]
    expect(lineOfUnit(named, lines, old, 2024)).toBeUndefined()
    const ofGroup = [lineOf('土木工程', 600, 20_000, { group: '03' })]
    expect(lineOfUnit(named, ofGroup)).toMatchObject({
      lowestScore: 600,
      by: '上年专业组',
      derived: 'group-from-majors',
    })
  })

  it('counts no major of which the plan has two that nothing tells apart', () => {
    const alike = [planRow('法学'), planRow('法学', { plan: 3 }), planRow('会计学')]
    const lines = [lineOf('法学', 600, 20_000), lineOf('会计学', 640, 5000)]
    expect(lineOfUnit(alike, lines)).toMatchObject({ lowestScore: 640, matched: 1 })
  })

  it('keeps joint programmes and remarks apart', () => {
    const joint = [planRow('法学', { note: '中外合作办学' })]
    expect(lineOfUnit(joint, [lineOf('法学', 640, 5000)])).toBeUndefined()
    const campus = [planRow('法学', { note: '丁家桥校区' })]
    const lines = [
      lineOf('法学', 640, 5000, { note: '丁家桥校区' }),
      lineOf('法学', 600, 9000, { note: '无锡校区' }),
    ]
    expect(lineOfUnit(campus, lines)).toMatchObject({ lowestScore: 640 })
    expect(lineOfUnit([planRow('法学', { note: '新校区' })], lines)).toBeUndefined()
  })

  it('compares who sat the same before a new exam', () => {
    const [unit] = unitsOf('河南', [planRow('法学')])
    const majorLines = [lineOf('法学', 600, 9000, { year: 2024, subject: '理科', batch: '本一' })]
    expect(unit && crosswalk({ province: '河南', majorLines, groupLines: [] })(unit, 2024)).toMatchObject({
      lowestScore: 600,
    })
  })

  it('is a line of one of its own majors, whatever the order of rows and the codes', () => {
    const NAMES = ['法学', '会计学', '金融学', '土木工程']
    const reported = record({
      name: constantFrom(...NAMES),
      score: integer({ min: 400, max: 700 }),
      code: integer({ min: 1, max: 9 }),
      schoolId: constantFrom('10286', '10284'),
    })
    assert(
      property(
        array(reported, { maxLength: 8 }),
        array(constantFrom(...NAMES), { minLength: 1, maxLength: 4 }),
        (lines, names) => {
          const majorLines = lines.map(({ name, score, code, schoolId }, at) =>
            lineOf(name, score, 1000 * (701 - score), { at: [1, at], schoolId, group: `0${code}` }),
          )
          const rows = names.map((name) => planRow(name))
          const found = lineOfUnit(rows, majorLines)
          const renumbered = majorLines.map((line) => ({ ...line, group: `9${line.group}`, schoolCode: '1' }))
          expect(lineOfUnit(rows.toReversed(), renumbered.toReversed())).toEqual(found)
          if (!found) return
          const own = majorLines.find(({ at }) => at[1] === found.at[1])
          expect(own?.schoolId).toBe('10286')
          expect(names).toContain(own?.major)
          expect(found.lowestScore).toBe(own?.lowestScore)
          expect(found.matched).toBeLessThanOrEqual(found.majors)
        },
      ),
    )
  })
})
