import type { ReactNode } from 'react'
import { formatCount } from '~/shared/lib/text/format'

type Value = string | number | null | undefined

/** Ids that `tableColumns` has found among those of their table. */
declare const found: unique symbol
type FoundIds = readonly string[] & { readonly [found]: true }

/** Ids of other columns of a table: where its ids are not known, none can be named. */
type OtherIds<Id extends string> = string extends Id ? FoundIds | readonly [] : readonly NoInfer<Id>[]

/** Of a row; `level` is 0 for a row of the table and 1 for a row inside of one (`TreeTable`). */
type Of<Row, T> = (row: Row, level: number) => T

/** What every table draws of a column: one of `text`, `figure` and `cell`, or `cell` over the value that sorts. */
interface Drawn<Row, Id extends string = string> {
  readonly id: Id
  readonly head: ReactNode
  /** The head as a word, where it is more than that. */
  readonly word?: string
  /** Words, `—` when absent. */
  readonly text?: Of<Row, Value>
  /** A number: at the right, its thousands apart, `—` when absent. */
  readonly figure?: Of<Row, number | null | undefined>
  /** What words or a number alone cannot say. */
  readonly cell?: Of<Row, ReactNode>
  /** Figures stand at the right anyway. */
  readonly align?: 'right'
}

/** A column of a `LongTable`. */
export interface LongColumn<Row> extends Drawn<Row> {
  /** Its share of the width; 1 when absent. */
  readonly share?: number
}

/** The width from which a column has room; on anything narrower its head and its cells are hidden together. */
export type From = 'sm' | 'md' | 'lg' | 'xl'

/** A column of a `DataTable` or a `TreeTable` that names no other. */
export interface PlainColumn<Row, Sort extends string = never, Id extends string = string>
  extends Drawn<Row, Id> {
  readonly from?: From | undefined
  /** Whether a sheet, which is narrower than a tablet, has room for it all the same; those from `sm` and `md` have it. */
  readonly onPaper?: boolean
  /** How the value reads below the lead column, away from its head. */
  readonly brief?: (text: string) => string
  /** How the value reads in a sentence. Where every row says the same, the column is left out (`foldColumns`). */
  readonly folds?: (text: string) => string
  /** Sorts the rows by `figure`, or by a `text` that is a number; the word of it in the address. */
  readonly sort?: Sort
  /** What it sorts by, where that is not what it shows. */
  readonly sortsBy?: (row: Row) => number | null | undefined
  /** A line below the words, on every width. */
  readonly note?: Of<Row, string | null | undefined>
  /** Something drawn below the figure. */
  readonly below?: Of<Row, ReactNode> | undefined
  readonly strong?: boolean
  readonly faint?: boolean
  /** Keeps the head on one line, and the cells where there is room. */
  readonly nowrap?: boolean
  /** No padding above and below: what stands in the cell is itself as high as a finger. */
  readonly flush?: boolean
}

/** A column of a table. */
export interface Column<Row, Sort extends string = never, Id extends string = string>
  extends PlainColumn<Row, Sort, Id> {
  /** Ids of the columns that stand below this one on a phone, in this order. One column of a table has it. */
  readonly lead?: OtherIds<Id>
  /** Ids of the columns that the lead column of a phone opens, below those that always stand there. */
  readonly opens?: OtherIds<Id>
}

/** Keep their identity between renders: a row is not drawn anew while they do. */
export type Columns<Row, Sort extends string = never> = readonly Column<Row, Sort>[]

/** Columns whose ids are known. */
type Named<Row, Sort extends string, Id extends string> = Columns<Row, Sort> & { readonly ids?: Id }

/** Declares the columns of a table: a lead column then names no id but theirs, and each of them has a literal id. */
export function tableColumns<Row, Sort extends string = never>() {
  return <Id extends string>(
    ...columns: readonly Column<Row, Sort, Id>[]
  ): string extends Id ? never : Named<Row, Sort, Id> =>
    // The parameter has compared the ids, which is all that the result adds.
    columns as never
}

/** The columns of a table by id, for another table that has some of them. */
export function columnsById<Row, Sort extends string, Id extends string>(
  columns: Named<Row, Sort, Id>,
): { readonly [K in Id]: PlainColumn<Row, Sort, K> } {
  const plain = columns.map(({ lead: _, opens: __, ...column }) => [column.id, column])
  return Object.fromEntries(plain)
}

/** The words of a cell; undefined when its value is absent. */
export function wordsOf<Row>(column: Drawn<Row>, row: Row, level = 0): string | undefined {
  const figure = column.figure?.(row, level)
  if (figure !== null && figure !== undefined) return formatCount(figure)
  const text = column.text?.(row, level)
  return text === null || text === undefined || text === '' ? undefined : String(text)
}

export function contentOf<Row>(column: Drawn<Row>, row: Row, level = 0): ReactNode {
  return column.cell ? column.cell(row, level) : (wordsOf(column, row, level) ?? '—')
}

export function isRight<Row>({ align, figure }: Drawn<Row>): boolean {
  return align === 'right' || figure !== undefined
}

/** Values as they read below the lead column on a phone; those of `lead` when none is named. Absent ones are left out. */
export function briefOf<Row>(
  columns: Columns<Row, string>,
  row: Row,
  level = 0,
  ids: readonly string[] = columns.find((column) => column.lead)?.lead ?? [],
): readonly string[] {
  return ids.flatMap((id) => {
    const column = columns.find((other) => other.id === id)
    const text = column && wordsOf(column, row, level)
    return text === undefined ? [] : (column?.brief?.(text) ?? text)
  })
}
