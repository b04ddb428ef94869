import { type ReactNode, useDeferredValue } from 'react'
import { cn } from './cn'

export interface LongTableColumn<T> {
  readonly id: string
  readonly head: ReactNode
  readonly cell: (row: T) => ReactNode
  /** Figures stand at the right. */
  readonly align?: 'right'
}

interface LongTableProps<T> {
  readonly label: string
  readonly columns: readonly LongTableColumn<T>[]
  readonly rows: readonly T[]
  readonly rowKey: (row: T) => string | number
  /** The row that is the reader's own, with the word that says so. */
  readonly mine?: { readonly key: string | number; readonly label: string } | undefined
}

/** Rows that are laid out together; the browser skips a chunk that is out of sight. */
const CHUNK = 50
const ROW_HEIGHT_REM = 2.625
/** Chunks of the first screen, painted at once; the others follow when there is time. */
const FIRST_CHUNKS = 1

/**
 * A table of up to some thousand rows that stays smooth on a phone and whole for find-in-page, print and screen
 * readers. `content-visibility` needs boxes that are not table boxes, so the roles are written out.
 */
export function LongTable<T>({ label, columns, rows, rowKey, mine }: LongTableProps<T>) {
  const chunkCount = useDeferredValue(Math.ceil(rows.length / CHUNK), FIRST_CHUNKS)
  const grid = { gridTemplateColumns: `repeat(${columns.length}, minmax(0, 1fr))` }
  return (
    <div role="table" aria-label={label} aria-rowcount={rows.length + 1} className="text-sm">
      <div role="rowgroup" className="sticky top-[var(--sticky-top,0px)] z-10 bg-background">
        <div role="row" className="grid border-b text-xs text-muted-foreground" style={grid}>
          {columns.map((column) => (
            <div
              key={column.id}
              role="columnheader"
              className={cn('px-3 py-2 first:pl-3', column.align === 'right' && 'text-right')}
            >
              {column.head}
            </div>
          ))}
        </div>
      </div>
      {Array.from({ length: chunkCount }, (_, index) => {
        const chunk = rows.slice(index * CHUNK, (index + 1) * CHUNK)
        return (
          <div
            key={rowKeyOf(chunk, rowKey, index)}
            role="rowgroup"
            className="[content-visibility:auto] print:[content-visibility:visible]"
            style={{ containIntrinsicSize: `auto ${chunk.length * ROW_HEIGHT_REM}rem` }}
          >
            {chunk.map((row) => {
              const key = rowKey(row)
              const own = mine?.key === key
              return (
                <div
                  key={key}
                  role="row"
                  data-mine={own || undefined}
                  className={cn(
                    'grid border-b hover:bg-muted/60',
                    own && 'border-l-4 border-l-primary bg-primary-soft font-medium',
                  )}
                  style={grid}
                >
                  {columns.map((column, i) => (
                    <div
                      key={column.id}
                      role="cell"
                      className={cn('px-3 py-2.5', column.align === 'right' && 'text-right')}
                    >
                      {column.cell(row)}
                      {own && i === 0 && <span className="ml-2 text-xs text-primary">{mine.label}</span>}
                    </div>
                  ))}
                </div>
              )
            })}
          </div>
        )
      })}
    </div>
  )
}

function rowKeyOf<T>(
  chunk: readonly T[],
  rowKey: (row: T) => string | number,
  index: number,
): string | number {
  const first = chunk[0]
  return first === undefined ? index : rowKey(first)
}
