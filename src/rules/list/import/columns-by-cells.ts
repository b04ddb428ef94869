import { type Column, cellsIn, isCode, isNumber, shareOfCells, type Table, type TableOptions } from './column'
import { adjustOf, type ColumnRole } from './column-roles'

/** Columns that have no heads, told apart by what stands in them; none where no column names schools. */
export function rolesOfCells(data: Table, width: number, options: TableOptions): Column[] {
  const { isSchool, isSchoolCode, hasGroups = true } = options
  if (!isSchool || !isSchoolCode) return []
  const all = Array.from({ length: width }, (_, index) => ({ index, cells: cellsIn(data, index) }))
  const share = (fits: (cell: string) => boolean) =>
    all.map(({ index, cells }) => ({
      index,
      share: cells.length > 1 || data.length === 1 ? shareOfCells(cells, fits) : 0,
    }))
  const most = (shares: readonly { index: number; share: number }[], least: number) =>
    shares.filter((one) => one.share >= least)
  const schools = most(share(isSchool), 0.4)
  const codes = most(
    share((cell) => isCode(cell) && cell.length >= 4 && isSchoolCode(cell) === 'school'),
    0.8,
  )
  const groups = most(
    share((cell) => isSchoolCode(cell) === 'group'),
    0.8,
  )
  const key = schools[0] ?? codes[0] ?? groups[0]
  if (!key) return []
  const columns: Column[] = []
  const choices = all[key.index]?.cells.length ?? 0
  for (const { index, cells } of all) {
    const isDense = 2 * cells.length >= choices
    const is = (list: readonly { index: number }[]) => list.some((one) => one.index === index)
    const has = (role: ColumnRole) => columns.some((column) => column.role === role)
    let role: ColumnRole | undefined
    if (cells.length === 0) role = undefined
    else if (is(schools)) role = 'school'
    else if (is(codes)) role = 'schoolCode'
    else if (is(groups) && schools.length + codes.length === 0) role = 'group'
    else if (index < key.index && shareOfCells(cells, isNumber) === 1 && !has('order')) role = 'order'
    else if (shareOfCells(cells, (cell) => adjustOf(cell) !== undefined && !isNumber(cell)) > 0.9)
      role = 'adjust'
    else if (
      index > key.index &&
      hasGroups &&
      isDense &&
      !has('group') &&
      isGroupColumn(cells, has('majorName'))
    )
      role = 'group'
    else if (index > key.index && has('majorName') === false && shareOfCells(cells, isCode) > 0.9)
      role = 'majorCode'
    else if (index > key.index && shareOfCells(cells, (cell) => isCode(cell) && cell.length <= 3) > 0.9)
      role = 'majorCode'
    else if (index > key.index && shareOfCells(cells, (cell) => /\p{Script=Han}{2}/u.test(cell)) > 0.6)
      role = 'majorName'
    columns.push({ index, ...(role && { role }) })
  }
  return columns
}

/** Codes of groups; behind the name of a major only those that are no code of one. */
const isGroupColumn = (cells: readonly string[], isBehindMajor: boolean): boolean =>
  shareOfCells(cells, (cell) => /组$/.test(cell) || /^[A-Z]?\d{3}$/i.test(cell)) > 0.9 ||
  (!isBehindMajor && shareOfCells(cells, (cell) => /^[A-Z]?\d{1,3}$/i.test(cell)) > 0.9)
