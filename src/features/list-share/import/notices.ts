import type { RecommendedUnit } from '~/contracts/recommendation.schemas'
import { itemName } from '~/entities/application-list/edits'
import type { ApplicationForm } from '~/rules/filing/application-form'
import type { ImportedMajor, ImportedRow } from '~/rules/list/import/imported-row'
import type { TakenRows } from '~/rules/list/import/taken-rows'
import type { MatchedRow, MatchedTable } from './match-table'

/** Something of a table that is not in the list as it stands there. One line, and the places it is about. */
export interface Notice {
  readonly text: string
  readonly lines: readonly string[]
}

type Taken = TakenRows<RecommendedUnit>

/** All that was joined, left out or read in another way than it is written; what waits for an answer stands elsewhere. */
export function noticesOf(table: Omit<MatchedTable, 'kind'>, taken: Taken, form: ApplicationForm): Notice[] {
  const { choices } = taken
  const used = choices.flatMap(({ rows }) => rows)
  const several = choices.filter(({ rows }) => rows.flatMap(({ lines }) => lines).length > 1)
  const joined = form.unit === '专业+院校' ? [] : several
  const joinedLines = joined.flatMap(({ rows }) => rows.flatMap(({ lines }) => lines)).length
  return [
    notice(
      `${joinedLines} 行合成 ${joined.length} 个志愿：院校和专业组相同，挨在一起`,
      joined.map(({ unit, rows }) => `${linesText(rows)}：${itemName(unit)}`),
    ),
    notice(
      '前面已经有了，没有再填一次',
      taken.later.map(({ row, unit }) => `${rowPlace(row)}又是 ${itemName(unit)}${majorsSaid(row)}`),
    ),
    notice(`一个志愿最多填 ${form.majorsPerChoice} 个专业，后面的没有填`, left(taken, '超过')),
    notice('同一个专业写了两遍，只填一次', left(taken, '重复')),
    notice(
      `最多填 ${form.choiceCount} 个志愿，放不下`,
      taken.left.map(({ unit, rows }) => `${linesText(rows)}：${itemName(unit)}`),
    ),
    notice('院校的代码或名称和本省的不同', used.flatMap(strangeSchool)),
    notice('专业的代码和名称不同，按名称填', used.flatMap(otherCodes)),
    notice(
      '院校名旁边的字没有用',
      used.flatMap((row) =>
        row.school.marks ? [`${rowPlace(row)} ${row.row.school}：${row.school.marks.join('、')}`] : [],
      ),
    ),
    ...(form.adjustment
      ? [
          notice(
            '看不出是不是服从，按服从填',
            choices.flatMap(({ rows, adjust }) =>
              adjust === undefined
                ? rows.flatMap((row) =>
                    row.row.unclearAdjust ? [`${rowPlace(row)}：“${row.row.unclearAdjust}”`] : [],
                  )
                : [],
            ),
          ),
          notice(
            '合成一个的几行里，有的写服从、有的写不服从，按最前面的填',
            taken.clashing.map(({ unit, rows }) => `${linesText(rows)}：${itemName(unit)}`),
          ),
        ]
      : []),
    ...table.sheets.flatMap(({ sheet, reading }) => {
      if (!reading) return []
      const of = sheet.name !== undefined && table.sheets.length > 1 ? `工作表“${sheet.name}”` : ''
      const isRead = new Set(reading.rows.map(({ line }) => line))
      const numbers = (lines: readonly number[]) =>
        lines.length > 0 ? [`${of}第 ${lines.join('、')} 行`] : []
      return [
        notice(
          '院校没写，或写着“同上”，当作和上一行同一所',
          numbers(reading.rows.flatMap(({ line, isFilled }) => (isFilled ? [line] : []))),
        ),
        notice('序号不是从小到大，按行的先后填', numbers(outOfOrder(reading.rows))),
        notice('表里藏着的行也读了', numbers(sheet.hiddenRows ?? [])),
        notice(
          '表里藏着的列也读了',
          reading.columns.flatMap(({ index, head, role }) =>
            role && sheet.hiddenColumns?.includes(index) ? [`${of}${head || `第 ${index + 1} 列`}`] : [],
          ),
        ),
        notice('表里划掉的行也读了', numbers((sheet.struckRows ?? []).filter((line) => isRead.has(line)))),
        notice('引号不成对，当作普通的字', numbers(sheet.strayQuotes ?? [])),
        notice('格子里的字太多，只读了前 500 个', numbers(reading.cutLines)),
        notice(
          '不是志愿，没有读',
          reading.skipped.map(({ line, text, why }) => `${of}第 ${line} 行（${why}）：${text}`),
        ),
      ].flat()
    }),
  ].flat()
}

const notice = (text: string, lines: readonly string[]): Notice[] =>
  lines.length > 0 ? [{ text, lines }] : []

/** Rows whose number is smaller than one above them. */
function outOfOrder(rows: readonly ImportedRow[]): readonly number[] {
  let most = 0
  return rows.flatMap(({ line, order }) => {
    if (order === undefined) return []
    const isLess = order < most
    most = Math.max(most, order)
    return isLess ? [line] : []
  })
}

const left = ({ leftMajors }: Taken, why: '超过' | '重复') =>
  leftMajors.flatMap((one) => (one.why === why ? [`${itemName(one.unit)}：${one.names.join('、')}`] : []))

function otherCodes(row: MatchedRow): string[] {
  if (!('unit' in row.match)) return []
  const { unit, otherCodes: others } = row.match
  return others.map(
    ({ major, code }) =>
      `${rowPlace(row)} ${itemName(unit)}：${major.majorName}是 ${major.majorEnrollCode}，表里写 ${code}`,
  )
}

function strangeSchool(row: MatchedRow): string[] {
  const { school } = row
  if (!('id' in school)) return []
  const own = 'unit' in row.match ? row.match.unit : undefined
  const code = own?.schoolEnrollCode ? `，${own.schoolName}是 ${own.schoolEnrollCode}` : ''
  if (school.strangeCode)
    return [`${rowPlace(row)} ${row.row.school}：本省没有代码 ${school.strangeCode}${code}，按名称填`]
  return school.strangeName
    ? [`${rowPlace(row)}：没有叫“${school.strangeName}”的，按代码填 ${own?.schoolName ?? ''}`]
    : []
}

/** 01 法学; of a major without a code its name alone. */
export const majorText = ({ name, code }: ImportedMajor) => [code, name].filter(Boolean).join(' ')

function majorsSaid({ row }: MatchedRow): string {
  return row.majors.length === 0 ? '' : `（${row.majors.map(({ name, code }) => name ?? code).join('、')}）`
}

/** 第 3 行, 工作表“冲”第 3–8 行. */
export function rowPlace({ lines, sheet }: Pick<MatchedRow, 'lines' | 'sheet'>): string {
  return `${sheet === undefined ? '' : `工作表“${sheet}”`}第 ${rangeText(lines)} 行`
}

function linesText(rows: readonly MatchedRow[]): string {
  const [first] = rows
  return first ? rowPlace({ ...first, lines: rows.flatMap(({ lines }) => lines) }) : ''
}

function rangeText(lines: readonly number[]): string {
  const [first = 0] = lines
  const last = lines.at(-1) ?? first
  if (last - first === lines.length - 1) return first === last ? String(first) : `${first}–${last}`
  return lines.join('、')
}
