import { describe, expect, it } from 'vitest'
import { countsOf, mostTaking, narrowed, type RowFilter } from './narrowed'

interface Row {
  readonly place: string
  readonly fee?: number
}
const ROWS: readonly Row[] = [
  { place: '安徽', fee: 5_000 },
  { place: '安徽', fee: 20_000 },
  { place: '江苏', fee: 4_000 },
  { place: '江苏' },
]
const FILTERS: readonly RowFilter<Row, 'place' | 'fee'>[] = [
  { id: 'place', fits: ({ place }, value) => place === value },
  { id: 'fee', fits: ({ fee }, value) => fee !== undefined && fee <= Number(value) },
]

describe('a list', () => {
  it('is narrowed by each filter, and widened by each value of one', () => {
    expect(narrowed(ROWS, FILTERS, {})).toHaveLength(4)
    expect(narrowed(ROWS, FILTERS, { place: ['安徽'] })).toHaveLength(2)
    expect(narrowed(ROWS, FILTERS, { place: ['安徽', '江苏'], fee: ['6000'] })).toEqual([ROWS[0], ROWS[2]])
    expect(narrowed(ROWS, FILTERS, { place: [] })).toHaveLength(4)
  })

  it('counts what each value would leave, the other filters as they are', () => {
    const counts = countsOf(
      ROWS,
      FILTERS,
      { place: ['江苏'], fee: ['6000'] },
      { id: 'place', values: ['安徽', '江苏'] },
    )
    expect([...counts]).toEqual([
      ['安徽', 1],
      ['江苏', 1],
    ])
  })

  it('tells which filter alone takes most away', () => {
    const taking = mostTaking(ROWS, FILTERS, { place: ['北京'], fee: ['6000'] })
    expect(taking.map(({ id, rows }) => [id, rows.length])).toEqual([['place', 2]])
  })
})
