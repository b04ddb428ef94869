import { unparse } from 'papaparse'
import writeXlsxFile, { type SheetData } from 'write-excel-file/universal'
import { neutralSheet, type Sheet } from './sheet'

/** Programs for tables read a file as UTF-8 when it begins so. */
const BYTE_ORDER_MARK = '\uFEFF'

export function csvOf(sheet: Sheet): string {
  const { heads, rows } = neutralSheet(sheet)
  return BYTE_ORDER_MARK + unparse({ fields: [...heads], data: rows.map((row) => [...row]) })
}

export function xlsxOf(sheet: Sheet): Promise<Blob> {
  const { name, heads, rows } = neutralSheet(sheet)
  const data: SheetData = [
    heads.map((head) => ({ value: head, fontWeight: 'bold' })),
    ...rows.map((row) => row.map((cell) => cell ?? null)),
  ]
  const columns = heads.map(() => ({ width: 16 }))
  return writeXlsxFile(data, { sheet: name, columns, stickyRowsCount: 1 }).toBlob()
}
