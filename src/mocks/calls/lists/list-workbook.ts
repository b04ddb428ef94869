import writeXlsxFile, { type Row } from 'write-excel-file/universal'
import { applicationForm, unknownForm } from '~/rules/filing/application-form'
import { formColumns } from '~/rules/filing/form-columns'
import { badRequest } from '../../server/problem'
import { FAMILY_HEAD_ROWS, FAMILY_SHEET, familySheet, type ReportedUnit } from './family-sheet'
import { listFacts, TRUST_TEXT, type WrittenList } from './list-facts'
import { printSettings } from './print-settings'

interface Reference {
  readonly head: string
  readonly of: keyof WrittenList['items'][number]
}

/** Columns that help to read the list and are no part of the form. */
const referenceOf = ({ lineYear }: WrittenList): readonly Reference[] => [
  { head: '所在省份', of: 'provinceName' },
  { head: `${lineYear} 年最低分`, of: 'lowestScore' },
  { head: `${lineYear} 年最低位次`, of: 'lowestRank' },
]

/** Rows above the choices: name, facts, heads. */
const HEAD_ROWS = 3

const SHEET = '志愿表'

/** A cell of the table: with a border, and as high as its words need. */
const IN_TABLE = { borderStyle: 'thin', wrap: true, alignVertical: 'center' } as const

/**
 * A list as a workbook. The first sheet has one row for each choice in the columns of its province's form. The second
 * says what a family asks of each.
 */
export function listWorkbook(list: WrittenList, units: ReadonlyMap<string, ReportedUnit>): Promise<Blob> {
  const form = applicationForm(list.province, list.year, list.batch ?? undefined)
  if (!form) throw badRequest(unknownForm(list.province))
  const columns = formColumns(form)
  const reference = referenceOf(list)
  const heads = [...columns.map(({ head }) => head), ...reference.map(({ head }) => head)]
  const rows: Row[] = [
    [{ value: list.name, fontWeight: 'bold', fontSize: 14 }],
    [listFacts(list)],
    heads.map((value) => ({ value, fontWeight: 'bold' as const, ...IN_TABLE })),
    ...list.items.map((item) => [
      ...columns.map(({ cell }) => ({ value: cell(item), ...IN_TABLE })),
      ...reference.map(({ of }) => ({ value: cellOf(item[of]), ...IN_TABLE })),
    ]),
    [],
    [TRUST_TEXT],
  ]
  const official = {
    data: rows,
    sheet: SHEET,
    orientation: 'landscape' as const,
    stickyRowsCount: HEAD_ROWS,
    columns: [...columns, ...reference].map(({ head }) => ({ width: widthOf(head, columns.length) })),
  }
  const printed = [
    { name: SHEET, headRows: HEAD_ROWS },
    { name: FAMILY_SHEET, headRows: FAMILY_HEAD_ROWS },
  ]
  const sheets = [official, familySheet(list, units)]
  return writeXlsxFile(sheets, { features: [printSettings(printed)] }).toBlob()
}

function cellOf(value: unknown): string | number {
  return typeof value === 'number' || typeof value === 'string' ? value : ''
}

/** More columns than this are made narrow: the width of a page is for all of them. */
const ROOMY = 8
/** Widths by what heads end with, in characters: codes are short, and heads and names go on to further lines. */
const NARROW: readonly (readonly [end: RegExp, width: number])[] = [
  [/院校名称$/, 18],
  [/名称$/, 12],
  [/专业\d+代码$/, 5],
  [/位次$/, 8],
  [/./, 6],
]

/** The width of a column of `count`, in characters. */
function widthOf(head: string, count: number): number {
  if (count <= ROOMY) return head.endsWith('名称') ? 24 : 2 * head.length + 2
  return NARROW.find(([end]) => end.test(head))?.[1] ?? 6
}
