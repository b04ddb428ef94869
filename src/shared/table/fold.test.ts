import { expect, it } from 'vitest'
import type { Columns } from './columns'
import { foldColumns, sameWords } from './fold'

interface Row {
  readonly name: string
  readonly years?: string
  readonly majors?: readonly Row[]
}

const COLUMNS: Columns<Row> = [
  { id: 'name', head: '专业', text: (row) => row.name, folds: (text) => text },
  { id: 'years', head: '学制', text: (row) => row.years, folds: (text) => `学制${text}` },
  { id: 'kept', head: '批次', text: () => '本科批' },
]
const fold = (rows: Row[]) => {
  const { columns, said } = foldColumns(COLUMNS, rows, (row) => row.majors ?? [])
  return { ids: columns.map(({ id }) => id), said }
}

it('says once what every row says', () => {
  expect(
    fold([
      { name: '法学', years: '四年' },
      { name: '历史学', years: '四年' },
    ]),
  ).toEqual({ ids: ['name', 'kept'], said: ['学制四年'] })
})

it('looks into rows of rows, and past those that say nothing', () => {
  const inner = [{ name: '法学', years: '四年' }]
  expect(
    fold([
      { name: '甲', majors: inner },
      { name: '乙', years: '四年' },
    ]).said,
  ).toEqual(['学制四年'])
  expect(
    fold([
      { name: '甲', majors: inner },
      { name: '乙', years: '五年' },
    ]).said,
  ).toEqual([])
})

it('leaves one row as it is', () => {
  expect(fold([{ name: '法学', years: '四年' }]).ids).toEqual(['name', 'years', 'kept'])
  expect(sameWords([undefined, null, '', '甲'])).toBeUndefined()
})
