import {
  type Column,
  cellsIn,
  isCode,
  looksLikeSchool,
  shareOfCells,
  type Table,
  type TableOptions,
} from './column'
import { type ColumnRole, type HeadReading, readHead } from './column-roles'

/** What the columns of a table are by their heads, and by their cells where those say another. */
export function rolesOfHeads(texts: readonly string[], data: Table, options: TableOptions): Column[] {
  const columns: Column[] = []
  for (const [index, text] of texts.entries()) {
    const read = readHead(text)
    const before = columns.findLast(({ role }) => role !== undefined)
    const column: Column = { index, ...(read.beside ? besideOf(read.beside, before, data, index) : read) }
    columns.push({ ...column, ...roleByCells(column, data, options) })
  }
  return withSchool(columns, data, options)
}

/** 代码 beside 院校 is that of the school where it is long, else that of the group; beside a major, its own. */
function besideOf(
  part: 'code' | 'name',
  before: Column | undefined,
  data: Table,
  index: number,
): HeadReading {
  const role = before?.role
  if (role === 'majorName' || role === 'majorCode') {
    return {
      role: part === 'code' ? 'majorCode' : 'majorName',
      ...(before?.number !== undefined && { number: before.number }),
    }
  }
  if (part === 'name') return role === 'group' ? { role: 'majorName' } : { role: 'school' }
  if (role !== 'school') return role === 'schoolCode' ? { role: 'group' } : { role: 'schoolCode' }
  const lengths = cellsIn(data, index).map((cell) => cell.length)
  return { role: Math.max(0, ...lengths) <= 3 ? 'group' : 'schoolCode' }
}

/** What stands in a column can say other than its head: 院校专业组 with the names of schools. */
function roleByCells({ index, role }: Column, data: Table, options: TableOptions): { role?: ColumnRole } {
  const cells = cellsIn(data, index)
  if (!role || cells.length < Math.min(2, data.length)) return {}
  const areSchools = shareOfCells(cells, (cell) => looksLikeSchool(cell, options)) > 0.5
  if (role === 'group' || role === 'schoolCode' || role === 'order') {
    if (areSchools) return { role: 'school' }
  }
  if (role === 'school' && shareOfCells(cells, isCode) > 0.9) return { role: 'schoolCode' }
  if (role === 'majorName' && shareOfCells(cells, (cell) => isCode(cell) && cell.length <= 3) > 0.9)
    return { role: 'majorCode' }
  if (role === 'majorCode' && shareOfCells(cells, (cell) => /\p{Script=Han}/u.test(cell)) > 0.9)
    return { role: 'majorName' }
  return {}
}

/** Where no head names a school, the first column that holds schools is theirs, whatever its head: School, 去哪读. */
function withSchool(columns: readonly Column[], data: Table, { isSchool }: TableOptions): Column[] {
  const isNamed = columns.some(({ role }) => role === 'school' || role === 'schoolCode')
  const own =
    isNamed || !isSchool
      ? undefined
      : columns.find(({ index, role }) => !role && shareOfCells(cellsIn(data, index), isSchool) > 0.5)
  return columns.map((column) => (column === own ? { ...column, role: 'school' } : column))
}
