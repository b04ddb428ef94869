import papaparse from 'papaparse'
import type { Cells } from './book'

/** Cells of a text, and the lines where a quote has no other. */
export interface TextCells {
  readonly cells: Cells
  /** From 1; the quote was read as it stands. */
  readonly strayQuotes: readonly number[]
}

/** The cells that somebody has copied from a spreadsheet, or typed with commas. */
export function textCells(text: string): TextCells {
  // Some programs end lines with the signs of Unicode alone.
  const lined = /[\r\n]/.test(text) ? text : text.replace(/[\u0085\u2028\u2029]/g, '\n')
  if (TABBED.test(lined)) return tabbedCells(lined)
  return blankCells(lined) ?? commaCells(lined)
}

const WIDE_BLANK = /[^\S\r\n\u3000]{2,}|\u3000+/

/** Cells that somebody has set apart by blanks alone, as a chat or a PDF shows them; nearly each line has them. */
function blankCells(text: string): TextCells | undefined {
  const lines = text.split(/\r\n|\r|\n/)
  const filled = lines.filter((line) => line.trim() !== '')
  const parted = filled.filter((line) => WIDE_BLANK.test(line.trim()))
  if (filled.length < 2 || parted.length < 0.8 * filled.length) return undefined
  return { cells: lines.map((line) => line.trim().split(WIDE_BLANK)), strayQuotes: [] }
}

/** A tab that parts two cells. One at the beginning of a cell parts none: programs write it before a code, to keep its zeros. */
const TABBED = /[^,，;"\r\n]\t/

/**
 * Cells between tabs. A spreadsheet quotes a cell only where it holds a line break or a tab. Any other quote is a
 * letter of the cell: one at its beginning does not take what follows.
 */
function tabbedCells(text: string): TextCells {
  const lines = text.split(/\r\n|\r|\n/)
  const width = lines[0]?.split('\t').length ?? 0
  const cells: string[][] = []
  const strayQuotes: number[] = []
  for (let at = 0; at < lines.length; at++) {
    const row: string[] = []
    let line = (lines[at] ?? '').split('\t')
    for (let next = 0; next < line.length; ) {
      const cell = line[next] ?? ''
      const isOpen = cell.startsWith('"') && !isClosed(cell)
      const end = isOpen && next === line.length - 1 ? closingLine(lines, at) : undefined
      const isTooWide = isOpen && row.length + line.length - next > width
      const tab = isTooWide ? line.findIndex((one, index) => index > next && one.endsWith('"')) : -1
      if (end !== undefined) {
        const rest = (lines[end] ?? '').split('\t')
        row.push(unquoted([cell, ...lines.slice(at + 1, end), rest[0] ?? ''].join('\n')))
        line = rest
        next = 1
        at = end
      } else if (tab >= 0) {
        row.push(unquoted(line.slice(next, tab + 1).join('\t')))
        next = tab + 1
      } else {
        if (isOpen) strayQuotes.push(at + 1)
        row.push(isOpen ? cell.slice(1) : cell)
        next++
      }
    }
    cells.push(row)
  }
  return { cells, strayQuotes }
}

/** A cell may have so many lines. */
const MOST_LINES = 30

/** The line in whose first cell a quoted cell ends; its lines in between hold no tab. */
function closingLine(lines: readonly string[], from: number): number | undefined {
  for (let at = from + 1; at < Math.min(lines.length, from + MOST_LINES); at++) {
    const [first = '', ...behind] = (lines[at] ?? '').split('\t')
    if (/(^|[^"])("")*"$/.test(first)) return at
    if (behind.length > 0) return undefined
  }
  return undefined
}

const isClosed = (cell: string) => cell.length > 1 && cell.endsWith('"')
const unquoted = (cell: string) => cell.slice(1, -1).replaceAll('""', '"')

function commaCells(text: string): TextCells {
  const isWide = !/[,;|]/.test(text) && text.includes('，')
  const options = { delimiter: isWide ? '，' : '', skipEmptyLines: false } as const
  const read = papaparse.parse<string[]>(text, options)
  const quotes = read.errors.filter(({ type }) => type === 'Quotes')
  if (quotes.length === 0) return { cells: read.data, strayQuotes: [] }
  // A quote without another took all that follows: each is a letter then.
  const plain = papaparse.parse<string[]>(text, {
    ...options,
    quoteChar: '\0',
    delimiter: read.meta.delimiter,
  })
  const cells = plain.data.map((row) => row.map((cell) => cell.replace(/^"|"$/g, '')))
  const strayQuotes = plain.data.flatMap((row, at) =>
    row.some((cell) => cell.startsWith('"') !== cell.endsWith('"')) ? [at + 1] : [],
  )
  return { cells, strayQuotes }
}
