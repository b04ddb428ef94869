import { memo, useDeferredValue } from 'react'
import { cn } from '~/shared/ui/cn'
import { contentOf, isRight, type LongColumn } from './columns'

/** A row that stands out, with the word that says why. */
export interface RowMark {
  readonly key: string | number
  readonly label: string
  /** The reader's own row; any other is one that was looked for. */
  readonly own?: boolean
}

interface LongTableProps<T> {
  readonly label: string
  /** Must keep its identity between renders, like `rowKey`. */
  readonly columns: readonly LongColumn<T>[]
  readonly rows: readonly T[]
  readonly rowKey: (row: T) => string | number
  readonly marks?: readonly RowMark[]
}

/** Rows that are laid out together; the browser skips a chunk that is out of view. */
const CHUNK = 50
/** Text, padding and rule of one row. */
const ROW_HEIGHT = '2.625rem + 1px'
/** Chunks of the first screen, painted at once; the others follow when there is time. */
const FIRST_CHUNKS = 1

/**
 * A table of up to some thousand rows. It stays smooth on a phone, and whole for find-in-page, print and screen
 * readers. `content-visibility` needs boxes that are not table boxes, so the roles are written out.
 */
export function LongTable<T>({ label, columns, rows, rowKey, marks = [] }: LongTableProps<T>) {
  const count = Math.ceil(rows.length / CHUNK)
  const ready = useDeferredValue(rows, rows.slice(0, FIRST_CHUNKS * CHUNK))
  return (
    <div
      role="table"
      aria-label={label}
      aria-rowcount={rows.length + 1}
      className="rows-box text-sm print:text-[7.5pt]"
    >
      <div role="rowgroup" className="sticky-head row-heads">
        <div role="row" className="grid border-b text-xs text-muted-foreground" style={columnsOf(columns)}>
          {columns.map((column) => (
            <div
              key={column.id}
              role="columnheader"
              className={cn('px-2 py-2 sm:px-3 print:px-px!', isRight(column) && 'text-right')}
            >
              {column.head}
            </div>
          ))}
        </div>
      </div>
      {Array.from({ length: count }, (_, index) => {
        const [first, last] = [index * CHUNK, (index + 1) * CHUNK]
        const keys = new Set(ready.slice(first, last).map(rowKey))
        const own = marks.filter((mark) => keys.has(mark.key))
        return (
          <Chunk
            // biome-ignore lint/suspicious/noArrayIndexKey: a chunk is a place in the table, whatever rows it holds
            key={index}
            columns={columns}
            rows={ready}
            first={first}
            rowKey={rowKey}
            height={Math.min(CHUNK, rows.length - first)}
            marks={own.length > 0 ? own : NONE}
          />
        )
      })}
    </div>
  )
}

/** On paper several tables stand beside each other. */
const CELL = 'px-2 py-2.5 sm:px-3 print:px-px! print:py-1! print:whitespace-nowrap'

const NONE: readonly RowMark[] = []

interface ChunkProps<T> extends Pick<LongTableProps<T>, 'columns' | 'rows' | 'rowKey'> {
  readonly first: number
  /** Rows it will hold. */
  readonly height: number
  readonly marks: readonly RowMark[]
}

function ChunkOfRows<T>({ columns, rows, rowKey, first, height, marks }: ChunkProps<T>) {
  const grid = columnsOf(columns)
  return (
    <div
      role="rowgroup"
      className="[content-visibility:auto] print:[content-visibility:visible]"
      style={{ containIntrinsicBlockSize: `auto calc(${height} * (${ROW_HEIGHT}))` }}
    >
      {rows.slice(first, first + CHUNK).map((row) => {
        const key = rowKey(row)
        const mark = marks.find((candidate) => candidate.key === key)
        return (
          <div
            key={key}
            role="row"
            data-row={mark && key}
            {...(mark && { tabIndex: -1 })}
            className={cn(
              'row-line grid border-b hover:bg-muted/60',
              mark && 'font-medium shadow-[inset_3px_0_var(--primary)]',
              mark && (mark.own ? 'bg-primary-soft' : 'bg-muted'),
            )}
            style={grid}
          >
            {columns.map((column, index) => (
              <div
                key={column.id}
                role="cell"
                data-head={index > 0 ? column.head : undefined}
                className={cn(CELL, isRight(column) && 'text-right')}
              >
                {contentOf(column, row)}
                {mark && index === 0 && (
                  <span className="ml-2 text-xs whitespace-nowrap text-primary print:ml-0 print:block">
                    {mark.label}
                  </span>
                )}
              </div>
            ))}
          </div>
        )
      })}
    </div>
  )
}

// A new mark touches one chunk, not the table. `memo` forgets the row type, which its props have already checked.
const Chunk = memo(ChunkOfRows) as typeof ChunkOfRows

function columnsOf(columns: readonly { readonly share?: number }[]) {
  return { gridTemplateColumns: columns.map(({ share = 1 }) => `minmax(0, ${share}fr)`).join(' ') }
}
