import { expect, it } from 'vitest'
import type { Items } from '../edits'
import { mergedItems, versionText } from './merged-items'

const item = (unitId: string, other: Partial<Items[number]> = {}): Items[number] => ({
  unitId,
  order: 1,
  schoolId: unitId,
  schoolName: unitId,
  provinceName: '安徽',
  adjust: true,
  majors: [{ majorEnrollCode: '1', majorName: '法学' }],
  ...other,
})
const ids = (items: Items) => items.map(({ unitId }) => unitId).join('')

it('what one side alone has changed needs no decision', () => {
  const base = [item('a'), item('b')]
  const merged = mergedItems(
    base,
    [item('b'), item('a')],
    [item('a'), item('b', { adjust: false }), item('c')],
  )
  expect(merged).toMatchObject({ conflicts: [], orderConflict: false })
  expect(ids(merged.items)).toBe('bca')
  expect(merged.items[0]?.adjust).toBe(false)
  // A row that says nothing has no empty reason either.
  expect(merged.items[0]).not.toHaveProperty('reason')
})

it('what both have changed is decided row by row', () => {
  const base = [item('a'), item('b')]
  const mine = [item('a', { adjust: false }), item('b')]
  const theirs = [item('b')]
  const { conflicts } = mergedItems(base, mine, theirs)
  expect(conflicts.map(({ key }) => key)).toEqual(['a'])
  expect(versionText(conflicts[0]?.mine)).toBe('法学，不服从调剂')
  expect(versionText(conflicts[0]?.theirs)).toBe('已移除')
  expect(ids(mergedItems(base, mine, theirs, { rows: new Map([['a', 'theirs']]) }).items)).toBe('b')
})
