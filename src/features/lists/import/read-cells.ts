import type { Book, Sheet } from './book'
import { decodedText } from './decoded-text'
import { textCells } from './text-cells'
import { WorkbookError, workbookSheets } from './workbook'

/** The largest file that is opened, in bytes: a list is some ten thousand. */
const LARGEST = 5_000_000

/** What was pasted. Throws with words for the reader where it is too much. */
export function pastedBook(text: string): Book {
  if (text.length > LARGEST) throw new Error('粘贴的内容太多，不像一份志愿表。')
  return { kind: '粘贴的表格', sheets: [sheetOfText(text)] }
}

function sheetOfText(text: string): Sheet {
  const { cells, strayQuotes } = textCells(text)
  return { cells, ...(strayQuotes.length > 0 && { strayQuotes }) }
}

/** What is in a file, by its content: the name may say another. Throws with words for the reader where it is no table. */
export async function bookOfFile(file: File): Promise<Book> {
  if (file.size > LARGEST) throw new Error('文件太大，不像一份志愿表。')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const refused = refusalOf(bytes)
  if (refused) throw new Error(refused)
  if (startsWith(bytes, [0x50, 0x4b])) return { kind: '.xlsx 表格', sheets: await sheetsOf(bytes) }
  const decoded = decodedText(bytes)
  if (!decoded) throw new Error('认不出这个文件的文字编码。请用 .xlsx 格式，或者把表格复制、粘贴到下面。')
  const { text, encoding } = decoded
  const start = text.slice(0, 2000).trimStart()
  if (/^<\?xml|^<Workbook/.test(start) && /<Workbook/.test(start)) {
    throw new Error('这是“XML 表格 2003”格式。请另存为 .xlsx 再选。')
  }
  if (/^MIME-Version:|^Content-Type: multipart/i.test(start)) {
    throw new Error('这是“单个文件网页”格式。请另存为 .xlsx 再选。')
  }
  if (start.startsWith('<') && /<(html|table|head|body|meta)\b/i.test(start)) {
    return { kind: `网页表格（${encoding}）`, sheets: sheetsOfHtml(text) }
  }
  return { kind: `文本（${encoding}）`, sheets: [sheetOfText(text)] }
}

async function sheetsOf(bytes: Uint8Array): Promise<readonly Sheet[]> {
  try {
    return await workbookSheets(bytes)
  } catch (error) {
    if (error instanceof WorkbookError) throw error
    throw new Error('这个文件打不开。请用 .xlsx 格式，或者把表格复制、粘贴到下面。')
  }
}

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, at) => bytes[at] === byte)

/** The container of .xls, .et, .doc and of every workbook with a password (MS-CFB). */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0]

/** Why a file cannot be read, for those that are known by their first bytes. */
function refusalOf(bytes: Uint8Array): string | undefined {
  if (bytes.length === 0) return '这个文件是空的。'
  if (startsWith(bytes, COMPOUND)) {
    const has = (name: string) =>
      holds(
        bytes,
        [...name].flatMap((letter) => [letter.charCodeAt(0), 0]),
      )
    if (has('EncryptedPackage')) return '这个表格有密码。请在 Excel 或 WPS 里去掉密码，再选一次。'
    if (has('WordDocument')) return '这是旧的 Word 文档（.doc）。请把里面的表格复制、粘贴到下面。'
    return '这是旧格式的表格（.xls、.et）。请在 Excel 或 WPS 里另存为 .xlsx，再选一次。'
  }
  if (startsWith(bytes, [0x25, 0x50, 0x44, 0x46])) return '这是 PDF。请把里面的表格复制、粘贴到下面。'
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47]) || startsWith(bytes, [0xff, 0xd8, 0xff])) {
    return '这是图片，读不了里面的字。'
  }
  if (startsWith(bytes, [0x52, 0x61, 0x72, 0x21]) || startsWith(bytes, [0x37, 0x7a, 0xbc, 0xaf])) {
    return '这是压缩包。请解开以后选里面的表格。'
  }
  return startsWith(bytes, [0x7b, 0x5c, 0x72, 0x74, 0x66])
    ? '这是 RTF 文档。请把里面的表格复制、粘贴到下面。'
    : undefined
}

function holds(bytes: Uint8Array, part: readonly number[]): boolean {
  const [first = 0] = part
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (part.every((byte, offset) => bytes[at + offset] === byte)) return true
  }
  return false
}

/** More tables than a page of lists has. */
const MOST_TABLES = 20

/** The tables of a page; programs write one and call it .xls. A cell that spans several stands in the first of them. */
function sheetsOfHtml(text: string): readonly Sheet[] {
  const page = new DOMParser().parseFromString(text.replace(/<br\s*\/?>/gi, '\n'), 'text/html')
  const sheets = [...page.querySelectorAll('table')].slice(0, MOST_TABLES).map((table): Sheet => {
    const taken = new Map<number, number>()
    const cells = [...table.querySelectorAll('tr')].map((tr) => {
      const row: string[] = []
      let column = 0
      const skip = () => {
        for (; (taken.get(column) ?? 0) > 0; column++) taken.set(column, (taken.get(column) ?? 0) - 1)
      }
      for (const td of tr.querySelectorAll('td, th')) {
        skip()
        row[column] = td.textContent ?? ''
        const [wide, high] = [span(td, 'colspan'), span(td, 'rowspan')]
        for (let end = column + wide; column < end; column++) if (high > 1) taken.set(column, high - 1)
      }
      skip()
      return Array.from(row, (cell) => cell ?? '')
    })
    return { cells }
  })
  if (sheets.length === 0)
    throw new Error('这个网页里没有表格。请用 .xlsx 格式，或者把表格复制、粘贴到下面。')
  return sheets.length === 1 ? sheets : sheets.map((sheet, at) => ({ ...sheet, name: `表格 ${at + 1}` }))
}

const span = (cell: Element, name: string) => Math.min(100, Math.max(1, Number(cell.getAttribute(name)) || 1))
