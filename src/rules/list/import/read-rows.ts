import { splitOutside } from '../../cells/cell-text'
import type { Column, Table } from './column'
import { adjustOf, type ColumnRole } from './column-roles'
import { isRepeatedHead } from './find-heads'
import type { ImportedMajor, ImportedRow, SkippedRow } from './imported-row'
import { remarkIn } from './remarks'

export interface BlockRows {
  readonly rows: ImportedRow[]
  readonly skipped: SkippedRow[]
}

/** The choices of one block. `isFirst`: its rows stand for cells that no block reads. */
export function tableRows(
  block: readonly Column[],
  data: Table,
  first: number,
  heads: Table,
  isFirst: boolean,
): BlockRows {
  const at = (role: ColumnRole) =>
    block.find((column) => column.role === role && !column.isNegated)?.index ?? -1
  const refusedAt = block.find(({ isNegated, role }) => isNegated && role === 'adjust')?.index ?? -1
  const [schoolAt, codeAt, groupAt, adjustAt] = [at('school'), at('schoolCode'), at('group'), at('adjust')]
  const majorAt = majorColumns(block)
  const namesSchool = schoolAt >= 0 || codeAt >= 0
  const isOneMajor = majorAt.length === 1
  const rows: ImportedRow[] = []
  const skipped: SkippedRow[] = []
  let above: Pick<ImportedRow, 'school' | 'schoolCode' | 'group'> | undefined
  let answer: Pick<ImportedRow, 'adjust' | 'unclearAdjust'> = {}
  for (const [offset, cells] of data.entries()) {
    const line = first + offset + 1
    const read = block.map(({ index }) => cells[index] ?? '')
    const text = textOf(read)
    if (text === '') continue
    const why = whySkipped(read, block, heads)
    if (why) {
      if (isFirst || why !== '又是表头') skipped.push({ line, text, why })
      continue
    }
    const cell = (index: number) => cells[index] || undefined
    const major = (index: number | undefined) =>
      index === undefined || NOTHING.test(cells[index] ?? '') ? undefined : cell(index)
    const own = (index: number) => (DITTO.test(cells[index] ?? '') ? undefined : cell(index))
    const majors = majorAt.flatMap(({ code, name }) => majorsIn(major(code), major(name)))
    let [school, schoolCode, group] = [own(schoolAt), own(codeAt)?.replace(/\(.*$/, '').trim(), own(groupAt)]
    const isSameGroup = SAME.test(cell(groupAt) ?? '')
    const isFilled = namesSchool && !school && !schoolCode && (group !== undefined || majors.length > 0)
    if (isFilled) {
      school = above?.school
      schoolCode = above?.schoolCode
      group ??= above?.group
    } else if (!group && above && (isSameGroup || (isOneMajor && groupAt >= 0 && majors.length > 0))) {
      // The cell of the group is merged, that of the school is not.
      if (school === above.school && schoolCode === above.schoolCode) group = above.group
    }
    if (!school && !schoolCode && (namesSchool || !group)) {
      skipped.push({ line, text, why: '没有院校' })
      continue
    }
    above = { ...(school && { school }), ...(schoolCode && { schoolCode }), ...(group && { group }) }
    const order = Number(cell(at('order')))
    const isSameAnswer = SAME.test(cell(adjustAt) ?? '') || SAME.test(cell(refusedAt) ?? '')
    if (!isSameAnswer) answer = answerOf(cell(adjustAt), cell(refusedAt))
    rows.push({
      line,
      ...(order > 0 && { order }),
      ...above,
      majors,
      ...answer,
      ...(isFilled && { isFilled }),
    })
  }
  return { rows, skipped }
}

/** The columns of each major, in the order of the majors. */
function majorColumns(block: readonly Column[]): readonly { code?: number; name?: number }[] {
  const own = block.filter(({ role }) => role === 'majorCode' || role === 'majorName')
  const codes = own.filter(({ role }) => role === 'majorCode')
  const names = own.filter(({ role }) => role === 'majorName')
  const areNumbered = [codes, names].every(
    (list) => new Set(list.map(({ number }) => number)).size === list.length,
  )
  if (areNumbered && own.every(({ number }) => number !== undefined)) {
    const numbers = [...new Set(own.map(({ number }) => number ?? 0))].toSorted((a, b) => a - b)
    const at = (list: readonly Column[], number: number) =>
      list.find((column) => column.number === number)?.index
    return numbers.map((number) => pair(at(codes, number), at(names, number)))
  }
  if (codes.length === names.length || codes.length === 0 || names.length === 0) {
    const length = Math.max(codes.length, names.length)
    return Array.from({ length }, (_, at) => pair(codes[at]?.index, names[at]?.index))
  }
  // Some majors have both: a code belongs to the name behind it.
  const pairs: { code?: number; name?: number }[] = []
  for (const { index, role } of own) {
    const part = role === 'majorCode' ? 'code' : 'name'
    const last = pairs.at(-1)
    if (last && last[part] === undefined && last.name === undefined) last[part] = index
    else pairs.push({ [part]: index })
  }
  return pairs
}

const pair = (code: number | undefined, name: number | undefined) => ({
  ...(code !== undefined && { code }),
  ...(name !== undefined && { name }),
})

export const textOf = (cells: readonly string[]): string =>
  cells
    .filter((cell) => cell !== '')
    .join(' ')
    .slice(0, 80)

/** The same as above, in a word or a sign. */
const SAME = /^(同上|同前|〃|〞|″|′′|''|"{1,2}|”|↑|\.{3,}|…+)$/
/** The same, or nothing, in the cells that name a unit. */
const NOTHING = /^[-–—/]+$/
const DITTO = new RegExp(`${SAME.source}|${NOTHING.source}`)

/** What the columns 服从 and 不服从 say together. */
function answerOf(
  said: string | undefined,
  refused: string | undefined,
): Pick<ImportedRow, 'adjust' | 'unclearAdjust'> {
  const yes = said === undefined ? undefined : adjustOf(said)
  const no = refused === undefined ? undefined : adjustOf(refused)
  const isClear = (said === undefined || yes !== undefined) && (refused === undefined || no !== undefined)
  const adjust = yes ?? (no === undefined ? undefined : !no)
  if (isClear && (yes === undefined || yes !== no)) return adjust === undefined ? {} : { adjust }
  return { unclearAdjust: [said, refused].filter(Boolean).join(' / ') }
}

function whySkipped(
  cells: readonly string[],
  block: readonly Column[],
  heads: Table,
): SkippedRow['why'] | undefined {
  return isRepeatedHead(cells, heads, block[0]?.index ?? 0) ? '又是表头' : remarkIn(cells)
}

/** Majors may stand in one cell, each with its code or its number: 1.软件工程 2.会计学. */
function majorsIn(code: string | undefined, name: string | undefined): ImportedMajor[] {
  if (name === undefined) {
    return code === undefined ? [] : splitOutside(code, '、,;/|\n ').map((one) => ({ code: one }))
  }
  const names = splitOutside(name, '、,;/|\n')
  const codes = code === undefined ? [] : splitOutside(code, '、,;/|\n ')
  const isPaired = codes.length === names.length
  return names.map((one, at) => {
    const own = isPaired ? codes[at] : undefined
    return { ...(own && { code: own }), name: one }
  })
}
