import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { cn } from '~/shared/ui/cn'
import { Listed } from '~/shared/ui/listed'
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
        column.nowrap && 'md:whitespace-nowrap print:whitespace-nowrap',
        // A number that breaks reads as two.
        column.figure && !column.cell && 'whitespace-nowrap',
      )}
    >
      {column.lead ? around(<Lead {...{ columns, column, row, level }} />) : contentWith(column, row, level)}
    </td>
  ))
}

/** Its head as a word before the value, for where a row stands line by line. */
function headOf<Row>({ head, word, lead }: Column<Row, string>) {
  const text = word ?? head
  return typeof text === 'string' && !lead ? { 'data-head': text } : {}
}

interface LeadProps<Row> {
  readonly columns: Columns<Row, string>
  readonly column: Column<Row, string>
  readonly row: Row
  readonly level: number
}

/** A name, and on a phone what has no room in columns of its own: some of it at once, the rest when it is opened. */
function Lead<Row>({ columns, column, row, level }: LeadProps<Row>) {
  const brief = briefOf(columns, row, level)
  const more = column.opens ? briefOf(columns, row, level, column.opens) : []
  const line = brief.length > 0 && <Listed items={brief} />
  return (
    <>
      {contentWith(column, row, level)}
      {more.length > 0 ? (
        <details className="group text-xs text-muted-foreground md:hidden print:hidden">
          <summary className="-mb-2.5 flex min-h-11 items-start gap-1 pb-2.5">
            {line || '更多'}
            <ChevronDown aria-hidden className="mt-0.5 size-3.5 shrink-0 group-open:rotate-180" />
          </summary>
          <Listed items={more} className="mt-2" />
        </details>
      ) : (
        line && (
          <span
            className={cn(
              'text-xs text-muted-foreground md:hidden print:hidden',
              // As tall as what opens: it may open once another answer has come.
              column.opens ? '-mb-2.5 flex min-h-11 items-start pb-2.5' : 'block',
            )}
          >
            {line}
          </span>
        )
      )}
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
