import { memo, useEffect, useMemo, useRef, useState } from 'react'
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
  /** How many rows of a group a phone shows at first, and what they are called: 个专业. All when absent. */
  readonly folds?: { readonly rows: number; readonly unit: string } | undefined
}

/** A group of so many rows more is not worth a press. */
const LEAST_FOLDED = 2

/**
 * One table of groups. The head of each is a row with figures of its own (level 0); it stays in view over its rows
 * (level 1).
 */
export function GroupTable<Row, Sort extends string>(props: GroupTableProps<Row, Sort>) {
  const { label, columns, groups, order, onOrder, folds } = props
  const [open, setOpen] = useState<ReadonlySet<number>>(NONE)
  const table = useRef<HTMLTableElement>(null)
  const layout = useMemo(() => layoutOf(columns), [columns])
  const shown = useOrderedGroups(groups, columns, order)
  useHeadHeight(table)
  return (
    <div className="rows-box">
      <Table ref={table} aria-label={label} className="rows">
        <Heads columns={columns} layout={layout} order={order} onOrder={onOrder} />
        {shown.map(({ head, place, rows }) => {
          const isFolded = folds && !open.has(place) && rows.length >= folds.rows + LEAST_FOLDED
          return (
            <TableBody key={place}>
              {head !== undefined && <Row columns={columns} layout={layout} row={head} level={0} />}
              {rows.map((row, at) => (
                <Row
                  key={row.place}
                  columns={columns}
                  layout={layout}
                  row={row.item}
                  level={1}
                  isFolded={isFolded && at >= folds.rows}
                />
              ))}
              {isFolded && (
                <tr className="md:hidden print:hidden">
                  <td colSpan={columns.length}>
                    <button
                      type="button"
                      aria-expanded={false}
                      className="min-h-11 w-full text-left text-sm text-primary"
                      onClick={() => setOpen(new Set([...open, place]))}
                    >
                      展开其余 {rows.length - folds.rows} {folds.unit}
                    </button>
                  </td>
                </tr>
              )}
            </TableBody>
          )
        })}
      </Table>
    </div>
  )
}

const NONE: ReadonlySet<number> = new Set()

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
  /** Not shown on a phone yet. */
  readonly isFolded?: boolean | undefined
}

function OneRow<T>({ level, isFolded = false, ...parts }: RowProps<T>) {
  return (
    <TableRow
      className={cn(
        'print:break-inside-avoid',
        level === 0 && 'group-head print:break-after-avoid',
        isFolded && 'max-md:not-print:hidden',
      )}
    >
      <Cells {...parts} level={level} />
    </TableRow>
  )
}

// Another order moves rows and draws none of them anew. `memo` forgets the row type, which its props have already checked.
const Row = memo(OneRow) as typeof OneRow
