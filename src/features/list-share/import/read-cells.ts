import type { Book } from '~/shared/lib/sheets/book'
import { readBook, sheetOfText } from '~/shared/lib/sheets/read-book'
import { type FileBounds, type Unreadable, UnreadableFile } from '~/shared/lib/sheets/unreadable-file'

/** The largest file that is opened, in bytes: a list is some ten thousand. */
const LARGEST = 5_000_000
const BOUNDS: FileBounds = { unpackedBytes: 30_000_000, cells: 200_000 }

const WORDS: Readonly<Record<Unreadable, string>> = {
  空: '这个文件是空的。',
  有密码: '这个表格有密码。请在 Excel 或 WPS 里去掉密码，再选一次。',
  '旧 Word': '这是旧的 Word 文档（.doc）。请把里面的表格复制、粘贴到下面。',
  旧表格: '这是旧格式的表格（.xls、.et）。请在 Excel 或 WPS 里另存为 .xlsx，再选一次。',
  PDF: '这是 PDF。请把里面的表格复制、粘贴到下面。',
  图片: '这是图片，读不了里面的字。',
  压缩包: '这是压缩包。请解开以后选里面的表格。',
  RTF: '这是 RTF 文档。请把里面的表格复制、粘贴到下面。',
  Word: '这是 Word 文档。请把里面的表格复制、粘贴到下面。',
  ods: '这是 .ods 表格。请另存为 .xlsx 再选。',
  xlsb: '这是二进制的 .xlsb 表格。请在 Excel 或 WPS 里另存为 .xlsx，再选一次。',
  Numbers: '这是苹果的 Numbers 表格。请导出为 Excel（.xlsx），再选一次。',
  'XML 表格': '这是“XML 表格 2003”格式。请另存为 .xlsx 再选。',
  单个文件网页: '这是“单个文件网页”格式。请另存为 .xlsx 再选。',
  页中无表: '这个网页里没有表格。请用 .xlsx 格式，或者把表格复制、粘贴到下面。',
  没有工作表: '这个文件里没有工作表。',
  编码不明: '认不出这个文件的文字编码。请用 .xlsx 格式，或者把表格复制、粘贴到下面。',
  损坏: '这个文件打不开。请用 .xlsx 格式，或者把表格复制、粘贴到下面。',
  解开太大: '文件解开以后太大，不像一份志愿表。',
  格子太多: `表里超过 ${BOUNDS.cells / 10_000} 万格，不像一份志愿表。`,
}

/** What was pasted. Throws with words for the reader where it is too much. */
export function pastedBook(text: string): Book {
  if (text.length > LARGEST) throw new Error('粘贴的内容太多，不像一份志愿表。')
  return { kind: '粘贴的表格', sheets: [sheetOfText(text)] }
}

/** What is in a file. Throws with words for the reader where it is no table. */
export async function bookOfFile(file: File): Promise<Book> {
  if (file.size > LARGEST) throw new Error('文件太大，不像一份志愿表。')
  try {
    return await readBook(new Uint8Array(await file.arrayBuffer()), BOUNDS)
  } catch (error) {
    throw error instanceof UnreadableFile ? new Error(WORDS[error.why]) : error
  }
}
