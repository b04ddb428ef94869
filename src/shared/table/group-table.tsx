import { memo, useEffect, useMemo, useRef } from 'react'
import { whenIdleOrScrolled } from '~/shared/lazy/when-idle'
import { cn } from '~/shared/ui/cn'
import { stickyRule } from '~/shared/ui/sticky-rule'
import { Table, TableBody, TableRow } from '~/shared/ui/table'
import { Cells } from './cells'
import type { Columns } from './columns'
import { Heads } from './heads'
import { layoutOf } from './layout'
import type { Order } from './order'
import { type RowGroup, useOrderedGroups } from './use-ordered-groups'

interface GroupTableProps<Row, Sort extends string> {
  readonly label: string
  /** The lead column comes first: it names the groups. */
  readonly columns: Columns<Row, Sort>
  readonly groups: readonly RowGroup<Row>[]
  readonly order: Order<Sort>
  readonly onOrder: (order: Order<Sort>) => void
}

/**
 * One table of groups. The head of each is a row with figures of its own (level 0); it stays in sight over its rows
 * (level 1).
 */
export function GroupTable<Row, Sort extends string>(props: GroupTableProps<Row, Sort>) {
  const { label, columns, groups, order, onOrder } = props
  const table = useRef<HTMLTableElement>(null)
  const layout = useMemo(() => layoutOf(columns), [columns])
  const shown = useOrderedGroups(groups, columns, order)
  useHeadHeight(table)
  return (
    <div className="rows-box">
      <Table ref={table} aria-label={label} className="rows">
        <Heads columns={columns} layout={layout} order={order} onOrder={onOrder} />
        {shown.map(({ head, place, rows }) => (
          <TableBody key={place}>
            {head !== undefined && <Row columns={columns} layout={layout} row={head} level={0} />}
            {rows.map((row) => (
              <Row key={row.place} columns={columns} layout={layout} row={row.item} level={1} />
            ))}
          </TableBody>
        ))}
      </Table>
    </div>
  )
}

/** Tells the heads of groups how high the head of the table is, below which they stick. */
function useHeadHeight(table: React.RefObject<HTMLTableElement | null>): void {
  useEffect(() => {
    const element = table.current
    const head = element?.tHead
    if (!head) return
    const below = stickyRule(element, 'head-height')
    const observer = new ResizeObserver(([entry]) => below.set(entry?.borderBoxSize[0]?.blockSize ?? 0))
    // Where heads stick matters only to a page that is scrolled: nothing is measured while the page is drawn.
    const callOff = whenIdleOrScrolled(() => observer.observe(head))
    return () => {
      callOff()
      observer.disconnect()
      below.remove()
    }
  }, [table])
}

interface RowProps<T> {
  readonly columns: Columns<T, string>
  readonly layout: readonly string[]
  readonly row: T
  readonly level: 0 | 1
}

function OneRow<T>({ level, ...parts }: RowProps<T>) {
  return (
    <TableRow className={cn('print:break-inside-avoid', level === 0 && 'group-head print:break-after-avoid')}>
      <Cells {...parts} level={level} />
    </TableRow>
  )
}

// Another order moves rows and draws none of them anew. `memo` forgets the row type, which its props have already checked.
const Row = memo(OneRow) as typeof OneRow
