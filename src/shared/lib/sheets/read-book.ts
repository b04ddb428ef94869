import type { Book, Sheet } from './book'
import { decodedText } from './decoded-text'
import { htmlSheets } from './html-sheets'
import { isPacked, refusalOf, refusalOfText } from './known-file'
import { textCells } from './text-cells'
import { type FileBounds, UnreadableFile } from './unreadable-file'
import { workbookSheets } from './workbook'

/** A text of cells as a sheet. */
export function sheetOfText(text: string): Sheet {
  const { cells, strayQuotes } = textCells(text)
  return { cells, ...(strayQuotes.length > 0 && { strayQuotes }) }
}

/** What is in a file, by its content: the name may say another. Throws an UnreadableFile where it is no table. */
export async function readBook(bytes: Uint8Array, bounds: FileBounds): Promise<Book> {
  const refused = refusalOf(bytes)
  if (refused) throw new UnreadableFile(refused)
  if (isPacked(bytes)) return { kind: '.xlsx 表格', sheets: await sheetsOf(bytes, bounds) }
  const decoded = decodedText(bytes)
  if (!decoded) throw new UnreadableFile('编码不明')
  const { text, encoding } = decoded
  const start = text.slice(0, 2000).trimStart()
  const refusedText = refusalOfText(start)
  if (refusedText) throw new UnreadableFile(refusedText)
  if (start.startsWith('<') && /<(html|table|head|body|meta)\b/i.test(start)) {
    return { kind: `网页表格（${encoding}）`, sheets: htmlSheets(text) }
  }
  return { kind: `文本（${encoding}）`, sheets: [sheetOfText(text)] }
}

async function sheetsOf(bytes: Uint8Array, bounds: FileBounds): Promise<readonly Sheet[]> {
  try {
    return await workbookSheets(bytes, bounds)
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    throw new UnreadableFile('损坏')
  }
}
