import { escapedHtml } from '~/shared/lib/text/escaped-html'
/** A cell that is copied. */
export interface CopiedCell {
  readonly text: string
  /** The head of its column. */
  readonly head: string
  readonly isHead: boolean
  /** A number of its own, to be reckoned with. */
  readonly isFigure: boolean
}

/** Heads of columns whose values are names, even where they look like numbers. */
const CODES = /代码|代号|编号|专业组|批次/
/** What a spreadsheet would read as a number, a date or a formula: 002, 080901, 12E5, 3-4, =1. */
const MISREAD = /^0\d|^\d{12,}|^\d+[eE]\d+$|^\d{1,4}[-/]\d{1,2}([-/]\d{1,4})?$|^[=+@-]/

/** Whether a spreadsheet has to keep a cell as it is written. */
export function staysText({ text, head, isHead, isFigure }: CopiedCell): boolean {
  if (isFigure) return false
  return isHead || CODES.test(head) || MISREAD.test(text.trim())
}

/**
 * Excel and WPS take the format of a cell from `mso-number-format`, and LibreOffice from `sdnum`. Others take it from
 * the value that Sheets writes.
 */
function cellHtml(cell: CopiedCell): string {
  // A line break would begin another row.
  const inside = escapedHtml(cell.text).replaceAll('\n', '<br style="mso-data-placement:same-cell">')
  if (!staysText(cell)) return `<td>${inside}</td>`
  const sheets = escapedHtml(JSON.stringify({ 1: 2, 2: cell.text }))
  return `<td style="mso-number-format:'\\@'" x:str sdnum="1033;0;@" data-sheets-value="${sheets}">${inside}</td>`
}

/** A table for spreadsheets, as HTML. */
export function copiedHtml(rows: readonly (readonly CopiedCell[])[]): string {
  const lines = rows.map((row) => `<tr>${row.map(cellHtml).join('')}</tr>`)
  return `<table>${lines.join('')}</table>`
}

/** A document around what is copied, by which Excel knows its formats. */
export function copiedDocument(inside: string): string {
  return `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta charset="utf-8"></head><body>${inside}</body></html>`
}

/** The same as lines with tabs; a cell has one line. */
export function copiedText(rows: readonly (readonly CopiedCell[])[]): string {
  return rows.map((row) => row.map(({ text }) => text.replace(/\s*\n\s*/g, ' ')).join('\t')).join('\n')
}
