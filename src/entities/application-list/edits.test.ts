import { describe, expect, it } from 'vitest'
import type { ApplicationItem } from '~/contracts/application-lists'
import {
  adjusted,
  choicesOf,
  isDoable,
  isSameList,
  moved,
  remedied,
  remedyText,
  removed,
  shifted,
} from './edits'

const item = (unitId: string, adjust = true): ApplicationItem => ({
  unitId,
  order: 1,
  schoolId: unitId,
  schoolName: `学校 ${unitId}`,
  provinceName: '安徽',
  majorGroupCode: '001',
  adjust,
  majors: [
    { majorEnrollCode: '01', majorName: '法学' },
    { majorEnrollCode: '02', majorName: '哲学' },
  ],
})
const items = [item('a'), item('b'), item('c', false), item('d')]
const order = (edit: { items: readonly ApplicationItem[] } | undefined) =>
  edit?.items.map(({ unitId }) => unitId).join('')

describe('a row', () => {
  it('moves to a place, and no further than the ends', () => {
    expect(order(moved(items, 'c', 1))).toBe('cabd')
    expect(order(moved(items, 'a', 3))).toBe('bcad')
    expect(order(moved(items, 'a', 99))).toBe('bcda')
    expect(order(moved(items, 'd', -5))).toBe('dabc')
    expect(moved(items, 'c', 1)?.label).toBe('学校 c 001 移到第 1 位')
  })

  it('moves one place on from wherever it stands', () => {
    expect(order(shifted(items, 'c', -1))).toBe('acbd')
    expect(order(shifted(items, 'a', 1))).toBe('bacd')
    expect(shifted(items, 'a', -1)).toBeUndefined()
    expect(shifted(items, 'd', 1)).toBeUndefined()
    expect(shifted(items, 'z', 0)).toBeUndefined()
  })

  it('that would stay where it is makes no change', () => {
    expect(moved(items, 'b', 2)).toBeUndefined()
    expect(moved(items, 'a', 0)).toBeUndefined()
    expect(moved(items, 'z', 1)).toBeUndefined()
    expect(moved(items, 'a', Number.NaN)).toBeUndefined()
  })

  it('is removed, and 服从 is ticked', () => {
    expect(order(removed(items, 'b'))).toBe('acd')
    expect(removed(items, 'z')).toBeUndefined()
    expect(adjusted(items, 'c', true)?.items[2]?.adjust).toBe(true)
    expect(adjusted(items, 'a', true)).toBeUndefined()
  })
})

describe('a remedy', () => {
  it('is done on the places of the list that was checked', () => {
    const actions = [
      { do: 'drop', row: 1 },
      { do: 'tick-adjust', row: 3 },
      { do: 'drop-major', row: 4, major: '哲学' },
    ] as const
    const edit = remedied(items, ['a', 'b', 'c', 'd'], actions, '检查')
    expect(order(edit)).toBe('bcd')
    expect(edit?.items[1]?.adjust).toBe(true)
    expect(edit?.items[2]?.majors.map(({ majorName }) => majorName)).toEqual(['法学'])
  })

  it('without an effect is no change', () => {
    expect(remedied(items, ['a'], [{ do: 'tick-adjust', row: 1 }], '检查')).toBeUndefined()
  })

  it('that needs a candidate is not done by itself', () => {
    const add = { do: 'add', lineFrom: 1, lineTo: 2 } as const
    expect(isDoable([{ do: 'drop', row: 1 }])).toBe(true)
    expect(isDoable([{ do: 'drop', row: 1 }, add])).toBe(false)
    expect(isDoable([])).toBe(false)
  })

  it('is said in a few words', () => {
    expect(remedyText([{ do: 'move', row: 2, to: 5 }])).toBe('把第 2 行移到第 5 位')
    const ticks = [1, 2, 3].map((row) => ({ do: 'tick-adjust', row }) as const)
    expect(remedyText(ticks)).toBe('第 1 行勾选服从调剂等 3 步')
  })
})

it('tells the server units, majors and 服从, and compares lists by them', () => {
  expect(choicesOf(items)[2]).toEqual({ unitId: 'c', majorEnrollCodes: ['01', '02'], adjust: false })
  expect(isSameList(items, structuredClone(items))).toBe(true)
  expect(isSameList(items, items.toReversed())).toBe(false)
})
