import { parse } from 'papaparse'
import { readSheet } from 'read-excel-file/browser'

/** The largest file that is opened, in bytes: a list is some ten thousand. */
const LARGEST = 5_000_000

export type Cells = readonly (readonly unknown[])[]

/** The cells that somebody has copied from a spreadsheet, or typed with commas. */
export function pastedCells(text: string): Cells {
  return parse<string[]>(text, { delimiter: text.includes('\t') ? '\t' : '', skipEmptyLines: false }).data
}

/** The cells of the first sheet of a file. Throws with words for the reader where it is none. */
export async function cellsOfFile(file: File): Promise<Cells> {
  if (file.size > LARGEST) throw new Error('文件太大，不像一份志愿表。')
  if (/\.(csv|txt|tsv)$/i.test(file.name)) return pastedCells(await file.text())
  try {
    return await readSheet(file)
  } catch {
    throw new Error('这个文件打不开。请用 .xlsx 格式，或者把表格复制、粘贴到下面。')
  }
}
