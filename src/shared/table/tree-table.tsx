import ChevronRight from 'lucide-react/icons/chevron-right'
import { memo, type ReactNode, useCallback, useMemo, useState } from 'react'
import { cn } from '~/shared/ui/cn'
import { Table, TableBody, TableRow } from '~/shared/ui/table'
import { Cells } from './cells'
import type { Columns } from './columns'
import { Heads } from './heads'
import { layoutOf } from './layout'

interface TreeTableProps<Row> {
  readonly label: string
  /** Rows that open stay where they are: nothing sorts them. */
  readonly columns: Columns<Row, string>
  /** A row that is open stays open as long as it is the same object. */
  readonly rows: readonly Row[]
  /** The rows inside of one; it keeps its identity between renders. */
  readonly childrenOf: (row: Row) => readonly Row[]
}

/** A table whose rows may open into others, one level deep. */
export function TreeTable<Row>({ label, columns, rows, childrenOf }: TreeTableProps<Row>) {
  const [open, setOpen] = useState<ReadonlySet<Row>>(new Set())
  const toggle = useCallback((row: Row) => setOpen((before) => toggled(before, row)), [])
  const layout = useMemo(() => layoutOf(columns), [columns])
  return (
    <div className="rows-box">
      <Table aria-label={label} className="rows">
        <Heads columns={columns} layout={layout} order="" />
        <TableBody>
          {rows.map((row, index) => (
            <Branch
              // biome-ignore lint/suspicious/noArrayIndexKey: rows need not differ, and never change places
              key={index}
              columns={columns}
              layout={layout}
              row={row}
              childrenOf={childrenOf}
              expanded={open.has(row)}
              onToggle={toggle}
            />
          ))}
        </TableBody>
      </Table>
    </div>
  )
}

interface BranchProps<Row> extends Pick<TreeTableProps<Row>, 'columns' | 'childrenOf'> {
  readonly layout: readonly string[]
  readonly row: Row
  readonly expanded: boolean
  readonly onToggle: (row: Row) => void
}

function RowWithChildren<Row>({ row, childrenOf, expanded, onToggle, ...parts }: BranchProps<Row>) {
  const children = childrenOf(row)
  const toggle = (lead: ReactNode) => (
    <Toggle expanded={expanded} onToggle={() => onToggle(row)}>
      {lead}
    </Toggle>
  )
  return (
    <>
      <TableRow>
        <Cells {...parts} row={row} around={children.length > 0 ? toggle : besideToggles} />
      </TableRow>
      {expanded &&
        children.map((child, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows need not differ, and never change places
          <TableRow key={index} className="bg-muted/40">
            <Cells {...parts} row={child} level={1} around={insideOfRow} />
          </TableRow>
        ))}
    </>
  )
}

// A thousand may stand in one table: only those that open are drawn anew. `memo` forgets the row type, which its props
// have already checked.
const Branch = memo(RowWithChildren) as typeof RowWithChildren

const besideToggles = (lead: ReactNode) => <span className="block pl-6">{lead}</span>
// Further in by the width of a toggle, whatever padding the cell has.
const insideOfRow = (lead: ReactNode) => <span className="block pl-12 md:pl-9">{lead}</span>

interface ToggleProps {
  readonly expanded: boolean
  readonly onToggle: () => void
  readonly children: ReactNode
}

function Toggle({ expanded, onToggle, children }: ToggleProps) {
  return (
    <button
      type="button"
      aria-expanded={expanded}
      onClick={onToggle}
      className="-my-2 flex min-h-11 items-start gap-1.5 py-2 text-left hover:text-primary"
    >
      <ChevronRight
        aria-hidden
        className={cn('mt-0.5 size-4 shrink-0 transition-transform', expanded && 'rotate-90')}
      />
      <span>{children}</span>
    </button>
  )
}

/** Takes a member out of the set, or puts it in. */
function toggled<T>(set: ReadonlySet<T>, member: T): ReadonlySet<T> {
  const next = new Set(set)
  if (!next.delete(member)) next.add(member)
  return next
}
