import writeXlsxFile, { type Row } from 'write-excel-file/universal'
import { applicationForm, unknownForm } from '~/rules/filing/application-form'
import { type FormColumn, formColumns } from '~/rules/filing/form-columns'
import { badRequest } from '../../server/problem'
import { listFacts, TRUST_TEXT, type WrittenList } from './list-facts'

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

/** A list as a workbook: its name and facts, then one row for each choice in the columns of its province's form. */
export function listWorkbook(list: WrittenList): Promise<Blob> {
  const form = applicationForm(list.province, list.year, list.batch ?? undefined)
  if (!form) throw badRequest(unknownForm(list.province))
  const columns = formColumns(form)
  const reference = referenceOf(list)
  const heads = [...columns.map(({ head }) => head), ...reference.map(({ head }) => head)]
  const rows: Row[] = [
    [{ value: list.name, fontWeight: 'bold', fontSize: 14 }],
    [listFacts(list)],
    heads.map((value) => ({ value, fontWeight: 'bold' as const })),
    ...list.items.map((item) => [
      ...columns.map(({ cell }) => cell(item)),
      ...reference.map(({ of }) => cellOf(item[of])),
    ]),
    [],
    [TRUST_TEXT],
  ]
  return writeXlsxFile(rows, {
    sheet: '志愿表',
    orientation: 'landscape',
    stickyRowsCount: HEAD_ROWS,
    columns: [...columns.map(widthOf), ...reference.map(({ head }) => ({ width: 2 * head.length + 2 }))],
  }).toBlob()
}

function cellOf(value: unknown): string | number {
  return typeof value === 'number' || typeof value === 'string' ? value : ''
}

function widthOf({ head }: FormColumn) {
  return { width: head.endsWith('名称') ? 24 : 2 * head.length + 2 }
}
