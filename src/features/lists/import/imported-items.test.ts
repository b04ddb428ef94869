import { expect, it } from 'vitest'
import type { RecommendedUnit } from '~/contracts/recommendation.schemas'
import { importedItems, withImported } from './imported-items'
import type { MatchedRow } from './match-table'

const FORM = {
  unit: '院校专业组',
  choiceCount: 2,
  majorsPerChoice: 1,
  adjustment: true,
  parallel: true,
  early: false,
} as const
const unit = (unitId: string): RecommendedUnit => ({
  unitId,
  schoolId: '1',
  schoolName: '安徽大学',
  provinceName: '安徽',
  batch: '本科批',
  majorGroupCode: unitId,
  planNum: 5,
  history: [],
  majors: ['01', '02'].map((code) => ({
    majorEnrollCode: code,
    majorName: code,
    planNum: 1,
    history: [],
  })),
})
const row = (line: number, unitId: string, adjust?: boolean): MatchedRow => ({
  row: { line, school: '安徽大学', majors: [], ...(adjust !== undefined && { adjust }) },
  match: { unit: unit(unitId), majors: unit(unitId).majors, missing: [] },
})

it('makes choices of rows, each unit once, with no more majors than the form has', () => {
  const items = importedItems([row(2, 'a', false), row(3, 'a'), row(4, 'b')], new Map(), FORM)
  expect(items.map(({ unitId, adjust, majors }) => [unitId, adjust, majors.length])).toEqual([
    ['a', false, 1],
    ['b', true, 1],
  ])
})

it('leaves out what was not found, until somebody says what it is', () => {
  const open: MatchedRow = { row: { line: 2, majors: [] }, match: { nearest: [unit('a')] } }
  expect(importedItems([open], new Map(), FORM)).toEqual([])
  expect(importedItems([open], new Map([[2, unit('a')]]), FORM)).toHaveLength(1)
})

it('stands in the place of a list or behind it, never longer than the form', () => {
  const own = importedItems([row(2, 'a')], new Map(), FORM)
  const more = importedItems([row(2, 'a'), row(3, 'b'), row(4, 'c')], new Map(), FORM)
  expect(withImported(own, more, 'instead', FORM).items.map(({ unitId }) => unitId)).toEqual(['a', 'b'])
  expect(withImported(own, more, 'behind', FORM)).toMatchObject({
    items: [{ unitId: 'a' }, { unitId: 'b' }],
    label: '导入 1 个志愿',
  })
})
