export type Cells = readonly (readonly unknown[])[]

/** A sheet of cells. */
export interface Sheet {
  /** Absent where there is only one, without a name. */
  readonly name?: string
  readonly cells: Cells
  readonly isHidden?: boolean
  /** From 1. */
  readonly hiddenRows?: readonly number[]
  /** Rows whose cells are struck through, from 1. */
  readonly struckRows?: readonly number[]
  /** From 0. */
  readonly hiddenColumns?: readonly number[]
  /** Lines with a quote that has no other, from 1. */
  readonly strayQuotes?: readonly number[]
}

/** What somebody has brought, before anything of it is read. */
export interface Book {
  /** What it is, in words: .xlsx 表格, 文本（GB18030）. */
  readonly kind: string
  readonly sheets: readonly Sheet[]
}
