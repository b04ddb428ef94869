import { expect, it } from 'vitest'
import type { RecommendedUnit } from '~/contracts/recommendation.schemas'
import { applicationForm } from '~/rules/filing/application-form'
import { pictureRows } from './picture-rows'

const form = applicationForm('安徽', 2026, '本科批')
if (!form) throw new Error('no form')
const item = {
  unitId: '10357-003',
  order: 1,
  schoolId: '10357',
  schoolName: '安徽大学',
  provinceName: '安徽' as const,
  schoolEnrollCode: '0357',
  majorGroupCode: '003',
  adjust: false,
  majors: [{ majorEnrollCode: '08', majorName: '软件工程' }],
  lowestRank: 24_000,
}
const unit = {
  unitId: '10357-003',
  planNum: 12,
  probability: 65,
  risk: 2,
  history: [{ year: 2025, lowestRank: 24_000, lowestScore: 600 }],
  majors: [{ majorEnrollCode: '08', majorName: '软件工程', fee: 5_200 }],
} as unknown as RecommendedUnit
const units = new Map([[unit.unitId, unit]])
const tiers = new Map([[unit.unitId, '稳' as const]])

it('a row of the picture has what is typed and what is public, and nothing that hangs on her rank', () => {
  expect(pictureRows({ items: [item], form, units, tiers, rank: undefined, reasons: false })).toEqual([
    {
      name: '1 安徽大学 专业组 003',
      lines: [
        '院校代码 0357 · 安徽',
        '08 软件工程',
        '2025 年最低位次 24,000',
        '计划 12 人 · 学费 5,200 元/年 · 不服从调剂',
      ],
    },
  ])
})

it('with her rank ticked it says the tier and the gap, and without figures what is known', () => {
  const [known] = pictureRows({ items: [item], form, units, tiers, rank: 23_000, reasons: false })
  expect(known?.lines[2]).toMatch(/24,000（.*1,000 位）/)
  expect(known?.lines[4]).toBe('稳 65%')
  const [harder] = pictureRows({ items: [item], form, units, tiers, rank: 24_027, reasons: false })
  expect(harder?.lines[2]).toBe('2025 年最低位次 24,000（贴线）')
  const [unknown] = pictureRows({
    items: [{ ...item, lowestRank: null }],
    form,
    units: new Map(),
    tiers: new Map(),
    rank: 23_000,
    reasons: false,
  })
  expect(unknown?.lines).toContain('没有往年位次')
})

it('says why a row stands there where that is ticked, and nothing where there is no reason', () => {
  const items = [{ ...item, reason: '离家近，软件工程够得上' }, item]
  const [first, second] = pictureRows({ items, form, units, tiers, rank: undefined, reasons: true })
  expect(first?.lines.at(-1)).toBe('理由：离家近，软件工程够得上')
  expect(second?.lines.at(-1)).toBe('计划 12 人 · 学费 5,200 元/年 · 不服从调剂')
  const [unticked] = pictureRows({ items, form, units, tiers, rank: undefined, reasons: false })
  expect(unticked?.lines.join()).not.toContain('理由')
})
