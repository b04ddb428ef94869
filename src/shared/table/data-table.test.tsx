import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { columnsById, tableColumns } from './columns'
import { DataTable } from './data-table'
import { TreeTable } from './tree-table'

interface Row {
  readonly code: string | null
  readonly name: string
  readonly fee?: number | null
  readonly rank: number
  readonly majors?: readonly Row[]
}

const COLUMNS = tableColumns<Row, 'rank'>()(
  { id: 'code', head: '代码', text: (row) => row.code, from: 'md', faint: true },
  {
    id: 'name',
    head: '专业',
    text: ({ name }, level) => (level === 0 ? name : `· ${name}`),
    lead: ['fee', 'code'],
    note: () => '师范',
  },
  { id: 'fee', head: '学费', figure: (row) => row.fee, brief: (text) => `${text} 元/年`, from: 'lg' },
  { id: 'rank', head: '最低位次', figure: (row) => row.rank, sort: 'rank', strong: true },
)
const LAW: Row = { code: '01', name: '法学', fee: 5000, rank: 20_000 }
const MATHS: Row = { code: null, name: '数学', fee: null, rank: 9000 }

const draw = (order: '' | 'rank' | '-rank', onOrder?: () => void) =>
  renderToStaticMarkup(
    <DataTable
      label="录取"
      columns={COLUMNS}
      rows={[LAW, MATHS]}
      order={order}
      {...(onOrder && { onOrder })}
    />,
  )
/** The words of every cell of the body, row by row. */
const cellsOf = (html: string) =>
  [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/g)]
    .slice(1)
    .map(([, row = '']) =>
      [...row.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell = '']) => cell.replaceAll(/<[^>]+>/g, '')),
    )

describe('a table', () => {
  it('groups figures, says what is absent, and puts below the lead what a phone has no room for', () => {
    expect(cellsOf(draw(''))).toEqual([
      ['01', '法学师范5,000 元/年01', '5,000', '20,000'],
      ['—', '数学师范', '—', '9,000'],
    ])
  })

  it('opens on a phone what is read less often', () => {
    const { name, code, fee, rank } = columnsById(COLUMNS)
    const columns = tableColumns<Row, 'rank'>()(code, { ...name, lead: ['fee'], opens: ['code'] }, fee, rank)
    const html = renderToStaticMarkup(<DataTable columns={columns} rows={[LAW, MATHS]} />)
    expect(html.match(/<details/g)).toHaveLength(1)
    expect(html).toMatch(/<summary.*5,000 元\/年.*<\/summary>.*01.*<\/details>/)
  })

  it('hides the head and the cells of a column together', () => {
    expect(draw('').match(/max-lg:hidden/g)).toHaveLength(3)
  })

  it('says its order, and only where somebody can change it', () => {
    const ordered = draw('-rank', () => {})
    expect(ordered.match(/aria-sort="[a-z]+"/g)).toEqual(['aria-sort="descending"'])
    expect(cellsOf(ordered)[0]?.at(-1)).toBe('20,000')
    expect(cellsOf(draw('rank'))[0]?.at(-1)).toBe('9,000')
    expect(draw('rank')).not.toContain('aria-sort')
  })

  it('ends a group with a heavier rule', () => {
    const html = renderToStaticMarkup(
      <DataTable columns={COLUMNS} rows={[{ ...LAW }, LAW, MATHS]} groupOf={(row) => row.name} />,
    )
    expect(html.match(/<tr [^>]*border-b-input/g)).toHaveLength(2)
  })
})

it('a table of rows that open gives a button to those that hold others', () => {
  const html = renderToStaticMarkup(
    <TreeTable
      label="提前批"
      columns={COLUMNS.map(({ sort: _, ...column }) => column)}
      rows={[{ ...LAW, majors: [MATHS] }, MATHS]}
      childrenOf={(row) => row.majors ?? []}
    />,
  )
  expect(html.match(/<button[^>]*aria-expanded="false"/g)).toHaveLength(1)
  expect(html).not.toContain('· 数学')
})
