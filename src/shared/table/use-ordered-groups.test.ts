import { expect, it } from 'vitest'
import type { Columns } from './columns'
import { orderedGroups } from './use-ordered-groups'

interface Row {
  readonly rank: number
}
const COLUMNS: Columns<Row, 'rank'> = [
  { id: 'rank', head: '最低位次', figure: ({ rank }) => rank, sort: 'rank' },
]
const row = (rank: number): Row => ({ rank })
const ranksOf = (groups: ReturnType<typeof orderedGroups<Row>>) =>
  groups.map(({ head, rows }) => [head?.rank, rows.map(({ item }) => item.rank)])

it('sorts groups by their heads, and rows inside of their groups', () => {
  const groups = [
    { head: row(30), rows: [row(20), row(30)] },
    { head: row(15), rows: [row(15), row(10)] },
  ]
  expect(ranksOf(orderedGroups(groups, COLUMNS, ''))).toEqual([
    [30, [20, 30]],
    [15, [15, 10]],
  ])
  expect(ranksOf(orderedGroups(groups, COLUMNS, 'rank'))).toEqual([
    [15, [10, 15]],
    [30, [20, 30]],
  ])
})

it('sorts the rows of the only group without a head', () => {
  expect(ranksOf(orderedGroups([{ rows: [row(2), row(3)] }], COLUMNS, '-rank'))).toEqual([
    [undefined, [3, 2]],
  ])
})
