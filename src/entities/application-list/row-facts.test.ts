import { expect, it } from 'vitest'
import type { ApplicationItem } from '~/contracts/application-lists'
import type { RecommendedUnit, UnitMajor } from '~/contracts/recommendation.schemas'
import { rowFacts, rowSaid } from './row-facts'

const major = (code: string, name: string, fee: number): UnitMajor => ({
  majorEnrollCode: code,
  majorName: name,
  planNum: 2,
  fee,
  history: [],
})

const ITEM: ApplicationItem = {
  unitId: 'u',
  order: 1,
  schoolId: 's',
  schoolName: '安徽大学',
  provinceName: '安徽',
  majorGroupCode: '003',
  adjust: false,
  majors: [
    { majorEnrollCode: '01', majorName: '软件工程' },
    { majorEnrollCode: '02', majorName: '会计学' },
    { majorEnrollCode: '03', majorName: '法学' },
  ],
  lowestRank: 28_500,
}

const UNIT: RecommendedUnit = {
  unitId: 'u',
  schoolId: 's',
  schoolName: '安徽大学',
  provinceName: '安徽',
  batch: '本科批',
  planNum: 12,
  probability: 35,
  probabilityLow: 25,
  probabilityHigh: 45,
  history: [{ year: 2025, lowestScore: 600, lowestRank: 28_920 }],
  majors: [
    major('01', '软件工程', 6600),
    major('02', '会计学', 5200),
    major('03', '法学', 5200),
    major('09', '护理学', 90_000),
  ],
}

it('says in one line what a row is ordered by', () => {
  expect(rowFacts(ITEM, UNIT, 28_440, '冲')).toEqual({
    chance: '35%',
    majors: '软件工程、会计学',
    year: 2025,
    line: '28,920',
    gap: '靠前 480 位',
    plan: '12',
    // A major that is not named costs nobody anything.
    fee: '5,200–6,600',
    feeFrom: '5,200 起',
  })
})

it('says of a unit that is not known what the list itself knows', () => {
  const { line, gap, ...others } = rowFacts(ITEM, undefined, 28_600, undefined)
  expect([line, gap]).toEqual(['28,500', '还差 100 位'])
  expect(others).toEqual({
    chance: undefined,
    majors: '软件工程、会计学',
    plan: undefined,
    fee: undefined,
    feeFrom: undefined,
    year: undefined,
  })
  expect(rowFacts({ ...ITEM, lowestRank: null }, undefined, null, undefined).line).toBeUndefined()
})

it('never says 稳 and 还差 of one row', () => {
  const gaps = (['冲', '稳', '保'] as const).map((tier) => rowFacts(ITEM, UNIT, 28_947, tier).gap)
  expect(gaps).toEqual(['还差 27 位', '贴线', '贴线'])
  expect(rowFacts(ITEM, UNIT, 28_440, '稳').gap).toBe('靠前 480 位')
})

it('is heard as one sentence', () => {
  const facts = rowFacts(ITEM, UNIT, 28_440, '冲')
  expect(rowSaid(facts, { place: 5, tier: '冲', name: '安徽大学 003', declines: true })).toBe(
    '第 5 位 安徽大学 003，冲 35%，软件工程、会计学，2025 年最低位次 28,920，你靠前 480 位，计划 12 人，学费 5,200–6,600 元，不服从调剂',
  )
})
