import { describe, expect, it } from 'vitest'
import { tieKeys } from './tie-order'

describe('what decides between equal totals', () => {
  it('is the exam of the year', () => {
    expect(tieKeys('安徽', 2026)).toEqual([
      '语文与数学之和',
      '语文和数学中较高的一科',
      '外语',
      '首选科目',
      '再选科目最高一科',
      '再选科目次高一科',
    ])
    expect(tieKeys('山东', 2026).slice(3)).toEqual(['选考科目最高一科', '选考科目次高一科', '选考科目第三科'])
    expect(tieKeys('新疆', 2025)).toEqual(['文科语文、理科数学', '文科数学、理科语文', '外语'])
  })

  it('is the total without extra points first in 甘肃', () => {
    expect(tieKeys('甘肃', 2026)[0]).toBe('不含照顾分的总分')
    expect(tieKeys('甘肃', 2023)).not.toContain('不含照顾分的总分')
  })
})
