import type { Sheet } from '~/shared/lib/sheets/book'
import { readBook } from '~/shared/lib/sheets/read-book'
import { type FileBounds, type Unreadable, UnreadableFile } from '~/shared/lib/sheets/unreadable-file'

/** A table of a file, as it stands there. */
export type FileSheet = Pick<Sheet, 'name' | 'cells'>

/** A file that is no table. Its message is for the reader. */
export class UnreadFile extends Error {}

/** The largest province has some hundred thousand rows of lines in four years. */
const BOUNDS: FileBounds = { unpackedBytes: 600_000_000, cells: 8_000_000 }

const SAVE_AS = '请在 Excel 或 WPS 里另存为 .xlsx 或 CSV'

const WORDS: Readonly<Partial<Record<Unreadable, string>>> = {
  空: '文件是空的',
  有密码: '这个表格有密码。请在 Excel 或 WPS 里去掉密码',
  旧表格: `这是旧版 .xls，或者加了密码。${SAVE_AS}`,
  没有工作表: '这个文件里没有工作表',
  编码不明: `认不出文字编码。${SAVE_AS}`,
  损坏: `这个表格打不开。${SAVE_AS}`,
  解开太大: '文件解开以后太大，不像一个省的数据',
  格子太多: `表里超过 ${BOUNDS.cells / 10_000} 万格，不像一个省的数据`,
}

/** The sheets of a file, by its content: a name may say another kind. Throws `UnreadFile`. */
export async function sheetsOf(bytes: Uint8Array): Promise<readonly FileSheet[]> {
  try {
    return (await readBook(bytes, BOUNDS)).sheets
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    throw new UnreadFile(WORDS[error.why] ?? `这不是表格。${SAVE_AS}`)
  }
}
