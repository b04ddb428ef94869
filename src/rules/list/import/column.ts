import type { ColumnRole, HeadReading } from './column-roles'

/** Cells as texts, row by row. */
export type Table = readonly (readonly string[])[]

/** A column of a table with what is read of it. */
export interface Column extends HeadReading {
  /** From 0. */
  readonly index: number
  /** Its head names what another column was read as. */
  readonly isRival?: boolean
}

/** What is known beside the cells of a table. */
export interface TableOptions {
  /** What somebody says that a column is, by its index from 0. */
  readonly roles?: ReadonlyMap<number, ColumnRole | 'none'>
  /** Whether a text names a school: tells columns apart that have no heads, or several that could be meant. */
  readonly isSchool?: (text: string) => boolean
  /** Whether a text is the code of a school, or begins with one and a group's code follows. */
  readonly isSchoolCode?: (code: string) => 'school' | 'group' | undefined
  /** False where the form has no groups, so that a short code is that of a major. */
  readonly hasGroups?: boolean
}

/** Whether a column says which choice a row is. */
export const isKey = (role: ColumnRole): boolean =>
  role === 'school' || role === 'schoolCode' || role === 'group'

/** Cells of a column that tell what it holds; more would tell no more. */
const LOOKED_AT = 60

/** The first cells of a column that hold something. */
export const cellsIn = (data: Table, index: number): string[] =>
  data.flatMap((row) => row[index] || []).slice(0, LOOKED_AT)

export function shareOfCells(cells: readonly string[], fits: (cell: string) => boolean): number {
  return cells.length === 0 ? 0 : cells.filter(fits).length / cells.length
}

export const looksLikeSchool = (text: string, { isSchool }: TableOptions): boolean =>
  isSchool?.(text) || /(大学|学院|学校|校区|医学部)/.test(text)
export const isNumber = (text: string) => /^\d+$/.test(text)
export const isCode = (text: string) => /^[A-Z]{0,2}\d+$/i.test(text)
