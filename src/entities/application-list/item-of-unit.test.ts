import { describe, expect, it } from 'vitest'
import type { RecommendedUnit, UnitMajor } from '~/contracts/recommendation.schemas'
import { adjustmentOf, itemOf, majorsToName } from './item-of-unit'

const major = (majorEnrollCode: string, majorName: string, majorCode: string): UnitMajor => ({
  majorEnrollCode,
  majorName,
  majorCode,
  planNum: 5,
  history: [],
})
const MAJORS = [
  major('01', '法学', '030101K'),
  major('02', '软件工程', '080902'),
  major('03', '会计学', '120203K'),
]
const SIX = { majorsPerChoice: 6 }

describe('majors of a choice', () => {
  const names = (...of: Parameters<typeof majorsToName>) =>
    majorsToName(...of).map(({ majorName }) => majorName)

  it('are the first ones, as many as may be named', () => {
    expect(names(MAJORS, SIX)).toEqual(['法学', '软件工程', '会计学'])
    expect(names(MAJORS, { majorsPerChoice: 2 })).toEqual(['法学', '软件工程'])
  })

  it('begin with the wanted ones and leave out the unwanted, by major or by type', () => {
    expect(names(MAJORS, SIX, { majorCodes: ['0809'], excludedMajorCodes: ['120203'] })).toEqual([
      '软件工程',
      '法学',
    ])
    expect(names(MAJORS, SIX, { majorCodes: [], excludedMajorCodes: ['030101'] })).toEqual([
      '软件工程',
      '会计学',
    ])
  })

  it('are never none where there are some', () => {
    expect(names(MAJORS.slice(2), SIX, { majorCodes: [], excludedMajorCodes: ['1202'] })).toEqual(['会计学'])
  })
})

describe('a unit as a choice', () => {
  const unit: RecommendedUnit = {
    unitId: '10357-003',
    schoolId: '10357',
    schoolName: '安徽大学',
    provinceName: '安徽',
    batch: '本科批',
    majorGroupCode: '003',
    planNum: 30,
    risk: 2,
    history: [{ year: 2025, lowestScore: 600, lowestRank: 24_000 }],
    majors: MAJORS,
  }
  const form = {
    unit: '院校专业组',
    majorsPerChoice: 6,
    adjustment: true,
    parallel: true,
    early: false,
  } as const

  it('names where 服从 most likely leads: the easiest major that is not chosen', () => {
    const known = (code: string, name: string, lowestRank: number): UnitMajor => ({
      ...major(code, name, '080901'),
      history: [{ year: 2025, lowestScore: 600, lowestRank }],
    })
    const majors = [
      known('01', '软件工程', 20_000),
      known('02', '森林保护', 26_000),
      known('03', '物理学', 23_000),
    ]
    const chosen = itemOf({ ...unit, majors }, form, 1, majors.slice(0, 1))
    expect(adjustmentOf({ ...unit, majors }, chosen)?.majorName).toBe('森林保护')
    expect(adjustmentOf({ ...unit, majors }, { ...chosen, adjust: false })).toBeUndefined()
  })

  it('carries its line, its tier and 服从 where that exists', () => {
    expect(itemOf(unit, form, 3, MAJORS.slice(0, 1))).toMatchObject({
      unitId: '10357-003',
      order: 3,
      adjust: true,
      risk: 2,
      lowestRank: 24_000,
      majors: [{ majorEnrollCode: '01', majorName: '法学' }],
    })
    expect(itemOf(unit, { ...form, adjustment: false }, 1, []).adjust).toBe(false)
  })
})
