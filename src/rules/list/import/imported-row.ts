/** A row of a table that somebody brings, as far as its columns could be told apart. */
export interface ImportedRow {
  /** Its place in the table, from 1, heads included. */
  readonly line: number
  /** What the table numbers it as; rows are read in the order in which they stand. */
  readonly order?: number
  readonly school?: string
  readonly schoolCode?: string
  readonly group?: string
  /** In their order; each has a code, a name or both. */
  readonly majors: readonly ImportedMajor[]
  readonly adjust?: boolean
  /** All that was said of it, where several rows are one. */
  readonly adjusts?: readonly boolean[]
  /** What stands in the column of 服从 and says neither. */
  readonly unclearAdjust?: string
  /** The school is that of the row above: its own cell is empty. */
  readonly isFilled?: boolean
}

export interface ImportedMajor {
  readonly code?: string
  readonly name?: string
}

/** A row that is no choice, and why. */
export interface SkippedRow {
  readonly line: number
  readonly text: string
  readonly why: '标题' | '又是表头' | '合计' | '说明' | '没有院校'
}
