import { type Column, type Columns, type From, isRight } from './columns'

/** A sheet of A4 is narrower than a tablet, and has its columns all the same. */
const HIDDEN: Readonly<Record<From, string>> = {
  sm: 'max-sm:not-print:hidden',
  md: 'max-md:not-print:hidden',
  lg: 'max-lg:hidden',
  xl: 'max-xl:hidden',
}
const HIDDEN_ON_SCREEN: Readonly<Record<From, string>> = {
  ...HIDDEN,
  lg: 'max-lg:not-print:hidden',
  xl: 'max-xl:not-print:hidden',
}

/** A column at the edge of the table has no padding there. A wider screen may show another column outside of it. */
const LEFT = {
  always: 'pl-0',
  never: 'pl-3',
  sm: 'pl-0 sm:pl-3 print:pl-3',
  md: 'pl-0 md:pl-3 print:pl-3',
  lg: 'pl-0 lg:pl-3',
  xl: 'pl-0 xl:pl-3',
}
const RIGHT = {
  always: 'pr-0',
  never: 'pr-3',
  sm: 'pr-0 sm:pr-3 print:pr-3',
  md: 'pr-0 md:pr-3 print:pr-3',
  lg: 'pr-0 lg:pr-3',
  xl: 'pr-0 xl:pr-3',
}

const WIDTHS: readonly (From | undefined)[] = [undefined, 'sm', 'md', 'lg', 'xl']

/** Classes of each column, for its head and its cells: where it is hidden, its sides, and where its words stand. */
export function layoutOf<Row>(columns: Columns<Row, string>): readonly string[] {
  return columns.map((column, index) =>
    [
      LEFT[atEdge(column, columns.slice(0, index))],
      RIGHT[atEdge(column, columns.slice(index + 1))],
      column.from && (column.onPaper ? HIDDEN_ON_SCREEN : HIDDEN)[column.from],
      isRight(column) && 'text-right',
    ]
      .filter(Boolean)
      .join(' '),
  )
}

/** How long a column stands at the edge, given the columns between it and the edge. */
function atEdge<Row>({ from }: Column<Row, string>, outside: Columns<Row, string>): keyof typeof LEFT {
  const place = (width: From | undefined) => WIDTHS.indexOf(width)
  const narrowest = Math.min(...outside.map((column) => place(column.from)))
  if (narrowest === Number.POSITIVE_INFINITY) return 'always'
  return narrowest <= place(from) ? 'never' : (WIDTHS[narrowest] ?? 'never')
}
