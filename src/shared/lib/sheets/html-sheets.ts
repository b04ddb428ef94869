import type { Sheet } from './book'
import { UnreadableFile } from './unreadable-file'

/** More tables than a page of figures has. */
const MOST_TABLES = 20

/** The tables of a page; programs write one and call it .xls. A cell that spans several stands in the first of them. */
export function htmlSheets(text: string): readonly Sheet[] {
  // A command has no reader of pages.
  if (typeof DOMParser === 'undefined') throw new UnreadableFile('页中无表')
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
  if (sheets.length === 0) throw new UnreadableFile('页中无表')
  return sheets.length === 1 ? sheets : sheets.map((sheet, at) => ({ ...sheet, name: `表格 ${at + 1}` }))
}

const span = (cell: Element, name: string) => Math.min(100, Math.max(1, Number(cell.getAttribute(name)) || 1))
