import { describe, expect, it } from 'vitest'
import type { Items } from '~/entities/application-list/edits'
import type { Tier } from '~/rules/chance/tier-name'
import { adjustedTogether, movedTogether, removedTogether } from './bulk-edits'
import { suggestedOrder } from './suggested-order'

const items: Items = ['a', 'b', 'c', 'd', 'e'].map((unitId, index) => ({
  unitId,
  order: index + 1,
  schoolId: unitId,
  schoolName: unitId,
  provinceName: '安徽',
  adjust: index % 2 === 0,
  majors: [],
}))
const ids = (rows: Items | undefined) => rows?.map(({ unitId }) => unitId).join('')

describe('several rows at once', () => {
  it.each([
    ['bd', 1, 'bdace'],
    ['bd', 2, 'abdce'],
    ['ae', 99, 'bcdae'],
    ['ea', -3, 'aebcd'],
  ])('%s to place %d makes %s', (chosen, place, expected) => {
    expect(ids(movedTogether(items, new Set(chosen), place)?.items)).toBe(expected)
  })

  it('are moved, removed and changed as one step with one name', () => {
    expect(movedTogether(items, new Set('bd'), 1)?.label).toBe('2 个志愿 移到第 1 位')
    expect(removedTogether(items, new Set('bd'))).toMatchObject({ label: '移除 2 个志愿' })
    expect(ids(removedTogether(items, new Set('bd'))?.items)).toBe('ace')
    expect(adjustedTogether(items, new Set('ab'), true)).toMatchObject({ label: 'b 服从调剂' })
  })

  it('are no step where nothing would change', () => {
    expect(movedTogether(items, new Set('ab'), 1)).toBeUndefined()
    expect(movedTogether(items, new Set(), 1)).toBeUndefined()
    expect(removedTogether(items, new Set('x'))).toBeUndefined()
    expect(adjustedTogether(items, new Set('ac'), true)).toBeUndefined()
  })
})

describe('the suggested order', () => {
  const row = (centre: number, worth = 0, tier: Tier = 1) => ({ centre, worth, tier })

  it('puts what is worth more first, 保 last, and leaves those without a line in their places', () => {
    const rows = new Map([
      ['a', row(10.4, 0, 3)],
      ['c', row(9.2)],
      ['d', row(10.1, 0.5)],
      ['e', row(10)],
    ])
    expect(ids(suggestedOrder(items, (unitId) => rows.get(unitId)))).toBe('cbdea')
  })

  it('puts a 稳 behind the 冲 that are plainly harder, however much it is wanted', () => {
    const rows = new Map([
      ['a', row(10, 0.8, 2)],
      ['b', row(9.8)],
      ['c', row(9.6)],
      ['d', row(10.1, 0, 2)],
      ['e', row(10.5, 0, 3)],
    ])
    expect(ids(suggestedOrder(items, (unitId) => rows.get(unitId)))).toBe('cbade')
  })

  it('changes nothing where nothing but noise would', () => {
    expect(suggestedOrder(items, (unitId) => row(10 - (unitId.codePointAt(0) ?? 0) / 1000))).toBe(items)
  })
})
