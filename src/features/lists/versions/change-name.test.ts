import { describe, expect, it } from 'vitest'
import type { Items } from '~/entities/application-list/edits'
import { changeName, type ShownState, sittingsOf } from './change-name'

const rows = (units: string): Items =>
  [...units].map((unitId, index) => ({
    unitId,
    order: index + 1,
    schoolId: unitId,
    schoolName: unitId,
    provinceName: '安徽',
    adjust: true,
    majors: [{ majorEnrollCode: '01', majorName: '法学' }],
  }))

describe('what made one state of another', () => {
  it('is told by rows that moved, came, went and were changed', () => {
    expect(changeName(rows('abcd'), rows('dab'))).toBe('移动 1 行 · 移除 c')
    expect(changeName(rows('a'), rows('abcd'))).toBe('加入 3 个志愿')
    expect(
      changeName(
        rows('ab'),
        rows('ab').map((item) => ({ ...item, adjust: false, majors: [] })),
      ),
    ).toBe('改了 2 行的专业 · 改了 2 行的服从')
  })

  it('is nothing for the same, and for the first', () => {
    expect(changeName(rows('ab'), rows('ab'))).toBe('内容没有变')
    expect(changeName(undefined, rows('ab'))).toBe('这台设备最早的一份')
  })
})

it('goes by sittings: a pause and another hand begin a new one', () => {
  const state = (version: number, minutes: number, by = '这台设备'): ShownState => ({
    version,
    at: new Date(minutes * 60_000).toISOString(),
    by,
    change: '',
    count: version,
  })
  const sittings = sittingsOf([state(1, 0), state(2, 10), state(3, 60), state(4, 65, '规划师')])
  expect(sittings.map(({ states }) => states.map(({ version }) => version))).toEqual([[4], [3], [2, 1]])
})
