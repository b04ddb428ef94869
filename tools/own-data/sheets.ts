import { decodedText } from '~/features/lists/import/decoded-text'
import { textCells } from '~/features/lists/import/text-cells'
import { WorkbookError, type WorkbookLimits, workbookSheets } from '~/features/lists/import/workbook'

/** A table of a file, as it stands there. */
export interface FileSheet {
  /** Of a workbook; absent for a text. */
  readonly name?: string
  readonly cells: readonly (readonly unknown[])[]
}

/** A file that is no table. Its message is for the reader. */
export class UnreadFile extends Error {}

/** The largest province has some hundred thousand rows of lines in four years. */
const LIMITS: WorkbookLimits = { what: '一个省的数据', unpacked: 600_000_000, cells: 8_000_000 }

const SAVE_AS = '请在 Excel 或 WPS 里另存为 .xlsx 或 CSV'
/** The container of .xls, .et and of a workbook with a password (MS-CFB). */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0]
const ZIP = [0x50, 0x4b]
const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, at) => bytes[at] === byte)

/** The sheets of a file, by its content: a name may say another kind. Throws `UnreadFile`. */
export async function sheetsOf(bytes: Uint8Array): Promise<readonly FileSheet[]> {
  if (bytes.length === 0) throw new UnreadFile('文件是空的')
  if (startsWith(bytes, COMPOUND)) throw new UnreadFile(`这是旧版 .xls，或者加了密码。${SAVE_AS}`)
  if (startsWith(bytes, ZIP)) return workbook(bytes)
  const decoded = decodedText(bytes)
  if (!decoded) throw new UnreadFile(`认不出文字编码。${SAVE_AS}`)
  if (/^\s*(%PDF|<)/.test(decoded.text.slice(0, 200))) throw new UnreadFile(`这不是表格。${SAVE_AS}`)
  return [
    { cells: textCells(isTabbed(decoded.text) ? decoded.text : decoded.text.replaceAll('\t', ' ')).cells },
  ]
}

/** A tab in a cell parts no columns: some programs write one before a code, to keep its zeros. */
function isTabbed(text: string): boolean {
  const start = text.split(/\r\n|\r|\n/, 10).join('\n')
  return start.split('\t').length > start.split(/[,，;]/).length
}

async function workbook(bytes: Uint8Array): Promise<readonly FileSheet[]> {
  try {
    const sheets = await workbookSheets(bytes, LIMITS)
    return sheets.map(({ name, cells }) => ({ ...(name !== undefined && { name }), cells }))
  } catch (error) {
    throw new UnreadFile(
      error instanceof WorkbookError ? error.message.replace(/。$/, '') : `这个表格打不开。${SAVE_AS}`,
    )
  }
}
