import { describe, expect, it } from 'vitest'
import { PROVINCE_FORMS } from '../exam/province-forms'
import { applicationForm, isOldExamYear, reformYear } from './application-form'

describe('forms of application', () => {
  it.each([
    ['安徽', 2026, '本科批', { unit: '院校专业组', choiceCount: 45, majorsPerChoice: 6, adjustment: true }],
    ['吉林', 2025, '本科批', { choiceCount: 40 }],
    ['吉林', 2026, '本科批', { choiceCount: 50 }],
    ['福建', 2023, '本科批', { choiceCount: 40 }],
    ['福建', 2026, '本科批', { choiceCount: 50, unit: '院校专业组' }],
    ['福建', 2026, '高职（专科）批', { choiceCount: 40, unit: '专业+院校', adjustment: false }],
    ['新疆', 2023, '本科一批', { choiceCount: 9, unit: '院校', adjustment: true }],
    ['新疆', 2026, '本科一批', { choiceCount: 18 }],
    [
      '浙江',
      2026,
      '普通类一段',
      { choiceCount: 80, unit: '专业+院校', adjustment: false, majorsPerChoice: 1 },
    ],
    ['天津', 2026, '本科批B段', { choiceCount: 25 }],
    ['河南', 2025, '本科提前批', { choiceCount: 64, parallel: true, early: true }],
    ['宁夏', 2025, '本科批A段', { choiceCount: 1, parallel: false, early: false }],
    ['内蒙古', 2025, '本科批', { majorsPerChoice: 12 }],
    ['青海', 2026, '本科批', { adjustment: false, choiceCount: 96 }],
  ] as const)('%s %d %s', (province, year, batch, expected) => {
    expect(applicationForm(province, year, batch)).toMatchObject(expected)
  })

  it('knows schools alone before the new exam, and not how many', () => {
    const form = applicationForm('山东', 2019)
    expect(form).toMatchObject({ unit: '院校', adjustment: true })
    expect(form?.choiceCount).toBeUndefined()
    expect(applicationForm('安徽', 2026, '本科提前批')).toMatchObject({ parallel: false, early: true })
    expect(applicationForm('南极', 2026)).toBeUndefined()
  })

  it('has seven provinces without 服从调剂, and no unit of one major with it', () => {
    const without = PROVINCE_FORMS.filter(({ adjustment }) => !adjustment).map(({ name }) => name)
    expect(without).toEqual(['河北', '辽宁', '浙江', '山东', '重庆', '贵州', '青海'])
    expect(PROVINCE_FORMS).toHaveLength(31)
    for (const form of PROVINCE_FORMS) expect(form.adjustment).toBe(form.unit !== '专业+院校')
  })

  it('tells the years of a reform', () => {
    expect([2024, 2025, 2026, 2027].map((year) => reformYear('河南', year))).toEqual([
      undefined,
      1,
      2,
      undefined,
    ])
    expect(isOldExamYear('新疆', 2026)).toBe(true)
    expect(isOldExamYear('安徽', 2024)).toBe(false)
    expect(reformYear('南极', 2025)).toBeUndefined()
  })
})
