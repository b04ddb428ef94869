import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Columns } from './columns'
import { GroupTable } from './group-table'

interface Row {
  readonly name: string
  readonly rank: number
}

const COLUMNS: Columns<Row, 'rank'> = [
  { id: 'name', head: '专业', text: ({ name }) => name, lead: [] },
  { id: 'rank', head: '最低位次', figure: ({ rank }) => rank, sort: 'rank' },
]
const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `专业${at}`, rank: at }))

const draw = (counts: readonly number[], folds?: { rows: number; unit: string }) =>
  renderToStaticMarkup(
    <GroupTable
      label="录取"
      columns={COLUMNS}
      groups={counts.map((count) => ({ head: { name: '专业组', rank: 1 }, rows: rows(count) }))}
      order=""
      onOrder={() => undefined}
      folds={folds}
    />,
  )

it('folds on a phone the rows of a long group behind one press, and of no other', () => {
  const html = draw([5, 3], { rows: 2, unit: '个专业' })
  expect([...html.matchAll(/展开其余 (\d+) 个专业/g)].map(([, count]) => count)).toEqual(['3'])
  expect([...html.matchAll(/<tr[^>]*max-md:not-print:hidden/g)]).toHaveLength(3)
  expect([...html.matchAll(/专业\d/g)]).toHaveLength(8)
  expect(draw([5, 3])).not.toContain('展开')
})
