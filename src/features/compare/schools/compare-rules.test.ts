import { describe, expect, it } from 'vitest'
import type { SchoolScoreLine } from '~/contracts/school-lines'
import { type Compared, withCompared, withoutCompared } from '~/entities/compare/compared'
import { schoolComparison } from '~/entities/school/school-comparison'
import { lineOfYear } from '~/rules/filing/school-lines'
import { ABSENT, differs } from '../fact'
import { lineChoices } from './compared-lines'

const MOST = schoolComparison.most

const school = (id: string): Compared => ({ id, name: `院校${id}` })

describe('the choice', () => {
  const full = Array.from({ length: MOST }, (_, index) => school(String(index)))

  it('takes a school once, at its end', () => {
    expect(withCompared([school('1')], school('2'), MOST)).toEqual([school('1'), school('2')])
    expect(withCompared([school('1')], school('1'), MOST)).toEqual([school('1')])
  })

  it('has room for five', () => {
    expect(full).toHaveLength(5)
    expect(withCompared(full, school('6'), MOST)).toBeUndefined()
    expect(withCompared(full, school('0'), MOST)).toEqual(full)
    expect(withCompared(withoutCompared(full, '2'), school('6'), MOST)?.map(({ id }) => id)).toEqual([
      '0',
      '1',
      '3',
      '4',
      '6',
    ])
  })
})

describe('the lowest line', () => {
  const BATCHES = ['本科提前批', '本科批', '专科批']
  const line = (part: Partial<SchoolScoreLine>): SchoolScoreLine => ({
    year: 2025,
    batch: '本科批',
    lowestScore: 600,
    lowestRank: 5000,
    ...part,
  })

  it('is the lowest of the highest regular batch', () => {
    const lines = [
      line({}),
      line({ lowestScore: 590, lowestRank: 7000 }),
      line({ batch: '专科批', lowestScore: 400, lowestRank: 90_000 }),
      line({ batch: '本科提前批', lowestScore: 560, lowestRank: 12_000 }),
      line({ year: 2024, lowestRank: 9000 }),
    ]
    expect(lineOfYear(lines, { year: 2025, batches: BATCHES })?.lowestRank).toBe(7000)
    expect(lineOfYear(lines, { year: 2024, batches: BATCHES })?.lowestRank).toBe(9000)
    expect(lineOfYear(lines, { year: 2023, batches: BATCHES })).toBeUndefined()
  })

  it('leaves special plans and joint programmes out where there is another', () => {
    const joint = line({ admissionType: '中外合作办学', lowestRank: 20_000 })
    expect(
      lineOfYear([line({ admissionType: '普通类' }), joint], { year: 2025, batches: BATCHES })?.lowestRank,
    ).toBe(5000)
    expect(lineOfYear([joint], { year: 2025, batches: BATCHES })?.lowestRank).toBe(20_000)
  })

  it('S2-3.2 reads both spellings of the batch, and one that the province does not list', () => {
    const { batch: _, ...rest } = line({ lowestRank: 6000 })
    const lines = [{ ...rest, admissionBatch: '本科批' }, line({ batch: '高职单招', lowestRank: 80_000 })]
    expect(lineOfYear(lines, { year: 2025, batches: BATCHES })?.lowestRank).toBe(6000)
    expect(lineOfYear(lines, { year: 2025, batch: '本科批', batches: BATCHES })?.lowestRank).toBe(6000)
    expect(lineOfYear(lines.slice(1), { year: 2025, batches: BATCHES })?.lowestRank).toBe(80_000)
  })
})

describe('whose lines are compared', () => {
  const province = '安徽'
  const rule = (year: number, ...course: string[]) => ({ year, course, batches: ['本科批'] })
  const rules = [
    rule(2023, '理科', '文科'),
    rule(2025, '物理', '历史'),
    rule(2024, '物理', '历史'),
    rule(2022, '理科', '文科'),
  ]

  it('is the asked subject, under the name it had in each of the last three years', () => {
    const { years, subjects, question } = lineChoices({ province, subject: '历史' }, rules, undefined)
    expect(years.map(({ year, subject: name }) => [year, name])).toEqual([
      [2025, '历史'],
      [2024, '历史'],
      [2023, '文科'],
    ])
    expect([subjects, question]).toEqual([['物理', '历史'], { province, subject: '历史' }])
  })

  it('is the one of the student when nothing that is offered is asked for', () => {
    expect(lineChoices({ province, subject: '综合' }, rules, [7]).question.subject).toBe('历史')
    expect(lineChoices({ province }, rules, undefined).question.subject).toBe('物理')
    expect(lineChoices({ province }, [], undefined)).toEqual({
      subjects: [],
      question: { province, subject: undefined },
      years: [],
    })
  })

  it('compares everybody together with nobody before', () => {
    expect(
      lineChoices({ province }, [rule(2025, '综合'), rule(2024, '理科')], undefined).years[1]?.subject,
    ).toBeUndefined()
  })
})

describe('what stands side by side', () => {
  it.each([
    [['公办', '公办'], false],
    [['公办', '民办'], true],
    [['公办', ABSENT], false],
    [['公办', undefined, '公办'], false],
    [[], false],
  ])('%j differs: %s', (texts, expected) => {
    expect(differs(texts)).toBe(expected)
  })
})
