import type { ReactNode } from 'react'
import { cn } from '~/shared/ui/cn'
import { briefOf, type Column, type Columns, contentOf } from './columns'

interface CellsProps<Row> {
  readonly columns: Columns<Row, string>
  readonly layout: readonly string[]
  readonly row: Row
  readonly level?: number
  /** Draws something around what stands in the lead column. */
  readonly around?: (lead: ReactNode) => ReactNode
}

/** The cells of one row. */
export function Cells<Row>({ columns, layout, row, level = 0, around = (lead) => lead }: CellsProps<Row>) {
  return columns.map((column, index) => (
    <td
      key={column.id}
      {...headOf(column)}
      className={cn(
        column.flush ? 'py-0' : 'py-2.5',
        column.lead && 'basis-full',
        layout[index],
        column.faint && 'text-muted-foreground',
        column.nowrap && 'md:whitespace-nowrap',
      )}
    >
      {column.lead ? around(<Lead {...{ columns, column, row, level }} />) : contentWith(column, row, level)}
    </td>
  ))
}

/** Its head as a word before the value, for where a row stands line by line. */
function headOf<Row>({ head, lead }: Column<Row, string>) {
  return typeof head === 'string' && !lead ? { 'data-head': head } : {}
}

interface LeadProps<Row> {
  readonly columns: Columns<Row, string>
  readonly column: Column<Row, string>
  readonly row: Row
  readonly level: number
}

/** A name, and on a phone what has no room in columns of its own. */
function Lead<Row>({ columns, column, row, level }: LeadProps<Row>) {
  const brief = briefOf(columns, row, level)
  return (
    <>
      {contentWith(column, row, level)}
      {brief !== '' && <span className="block text-xs text-muted-foreground md:hidden">{brief}</span>}
    </>
  )
}

function contentWith<Row>(column: Column<Row, string>, row: Row, level: number): ReactNode {
  const content = contentOf(column, row, level)
  const note = column.note?.(row, level)
  const below = column.below?.(row, level)
  return (
    <>
      {column.strong ? <span className="font-medium">{content}</span> : content}
      {note && <span className="block text-xs text-muted-foreground">{note}</span>}
      {below && <span className="block">{below}</span>}
    </>
  )
}
