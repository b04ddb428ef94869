import { expect, it } from 'vitest'
import type { Columns } from './columns'
import { columnsWithValues } from './columns-with-values'

interface Row {
  readonly name: string
  readonly places?: number
}

const COLUMNS: Columns<Row> = [
  { id: 'name', head: '院校', text: ({ name }) => name },
  { id: 'places', head: '计划', figure: ({ places }) => places },
  { id: 'acts', head: '操作', cell: () => '＋' },
]
const idsOf = (rows: readonly Row[]) => columnsWithValues(COLUMNS, rows).map(({ id }) => id)

it('leaves out a column of which no row tells anything', () => {
  expect(idsOf([{ name: '甲' }, { name: '乙' }])).toEqual(['name', 'acts'])
})

it('keeps it where one row does, 0 included, and where there are no rows yet', () => {
  expect(idsOf([{ name: '甲' }, { name: '乙', places: 0 }])).toEqual(['name', 'places', 'acts'])
  expect(idsOf([])).toEqual(['name', 'places', 'acts'])
})
