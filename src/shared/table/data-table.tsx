import { memo, useMemo } from 'react'
import { cn } from '~/shared/ui/cn'
import { Table, TableBody, TableRow } from '~/shared/ui/table'
import { Cells } from './cells'
import type { Columns } from './columns'
import { Heads } from './heads'
import { layoutOf } from './layout'
import type { Order } from './order'
import { useOrderedRows } from './use-ordered-rows'

interface DataTableProps<Row, Sort extends string> {
  /** Names the table, where no heading does. */
  readonly label?: string
  readonly columns: Columns<Row, Sort>
  readonly rows: readonly Row[]
  readonly order?: Order<Sort>
  readonly onOrder?: (order: Order<Sort>) => void
  /** What rows next to each other may have in common: a heavier rule ends each group. */
  readonly groupOf?: (row: Row) => string
  /** What a row is known by where rows change places under the reader: a press that has begun then hits no other row. */
  readonly keyOf?: (row: Row) => string
  readonly className?: string
}

/** A table of rows by columns. On a phone what has no room stands below the lead column. */
export function DataTable<Row, Sort extends string = never>(props: DataTableProps<Row, Sort>) {
  const { label, columns, rows, order = '', onOrder, groupOf, keyOf, className } = props
  const layout = useMemo(() => layoutOf(columns), [columns])
  const shown = useOrderedRows(rows, columns, order)
  const endsGroup = (row: Row, next: Row | undefined) =>
    groupOf !== undefined && (next === undefined || groupOf(row) !== groupOf(next))
  return (
    <div className="rows-box">
      <Table aria-label={label} className={cn('rows', className)}>
        <Heads columns={columns} layout={layout} order={order} onOrder={onOrder} />
        <TableBody>
          {shown.map(({ row, place }, index) => (
            <DataRow
              key={keyOf?.(row) ?? place}
              columns={columns}
              layout={layout}
              row={row}
              heavy={endsGroup(row, shown[index + 1]?.row)}
            />
          ))}
        </TableBody>
      </Table>
    </div>
  )
}

interface DataRowProps<Row> {
  readonly columns: Columns<Row, string>
  readonly layout: readonly string[]
  readonly row: Row
  readonly heavy: boolean
}

function OneRow<Row>({ heavy, ...parts }: DataRowProps<Row>) {
  return (
    <TableRow className={cn(heavy && 'border-b-input')}>
      <Cells {...parts} />
    </TableRow>
  )
}

// Another order moves rows and draws none of them anew. `memo` forgets the row type, which its props have already checked.
const DataRow = memo(OneRow) as typeof OneRow
