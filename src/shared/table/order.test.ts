import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Columns } from './columns'
import { directionOf, nextOrder, type Order, sortedRows } from './order'

interface Row {
  readonly year: number
  readonly plan: number | null
  readonly rank: number
}

const COLUMNS: Columns<Row, 'year' | 'plan' | 'rank'> = [
  { id: 'year', head: '年份', text: (row) => row.year, sort: 'year' },
  { id: 'plan', head: '计划数', figure: (row) => row.plan, sort: 'plan' },
  { id: 'place', head: '最低位次', figure: (row) => row.rank, sort: 'rank' },
]
const row = (plan: number | null, rank = 1, year = 2025): Row => ({ plan, rank, year })

describe('the order of rows', () => {
  it('is the one in which they came until another is asked for', () => {
    const rows = [row(3), row(1), row(2)]
    expect(sortedRows(rows, COLUMNS, '')).toBe(rows)
    expect(sortedRows(rows, COLUMNS, 'fee')).toBe(rows)
  })

  it('rises and falls, and keeps rows without the value last both times', () => {
    const rows = [row(null), row(3), row(1)]
    expect(sortedRows(rows, COLUMNS, 'plan').map(({ plan }) => plan)).toEqual([1, 3, null])
    expect(sortedRows(rows, COLUMNS, '-plan').map(({ plan }) => plan)).toEqual([3, 1, null])
  })

  it('is by the own value of the column that has the word', () => {
    const rows = [row(1, 900, 2024), row(2, 100, 2025)]
    expect(sortedRows(rows, COLUMNS, 'rank')[0]?.rank).toBe(100)
    expect(sortedRows(rows, COLUMNS, '-year')[0]?.year).toBe(2025)
  })

  it('loses no row', () => {
    const rows = fc.array(fc.record({ plan: fc.option(fc.nat()), rank: fc.nat(), year: fc.nat() }))
    const orders = fc.constantFrom<Order>('', 'year', '-year', 'plan', '-plan', 'rank', '-rank')
    fc.assert(
      fc.property(rows, orders, (some, order) => {
        const result = sortedRows(some, COLUMNS, order)
        expect(new Set(result)).toEqual(new Set(some))
        expect(result).toHaveLength(some.length)
      }),
    )
  })
})

it('goes from head to head: rising, falling, as the rows came', () => {
  expect(nextOrder('', 'rank')).toBe('rank')
  expect(nextOrder('rank', 'rank')).toBe('-rank')
  expect(nextOrder('-rank', 'rank')).toBe('')
  expect(nextOrder<'rank' | 'plan'>('-plan', 'rank')).toBe('rank')
  expect(['rank', '-rank', 'plan'].map((order) => directionOf(order, 'rank'))).toEqual([
    'ascending',
    'descending',
    'none',
  ])
})
