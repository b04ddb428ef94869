import { type CopiedCell, copiedDocument, copiedHtml, copiedText } from '~/shared/table/copied-cells'

const TABLE = 'table, [role=table]'
const ROW = 'tr, [role=row]'
const CELL = 'td, th, [role=cell], [role=columnheader], [role=rowheader]'
const HEAD = 'th, [role=columnheader]'

/** Puts tables that are copied on the clipboard as spreadsheets take them: codes as text, a row a row. */
export function copyTables(): void {
  document.addEventListener('copy', (event) => {
    const selection = getSelection()
    if (event.defaultPrevented || !event.clipboardData || !selection || selection.isCollapsed) return
    if (event.target instanceof Element && event.target.closest('input, textarea, [contenteditable=true]'))
      return
    const range = selection.getRangeAt(0)
    const tables = tablesIn(range)
    if (tables.length === 0) return
    const rows = tables.map((table) => rowsIn(table, range))
    const isAlone = tables.length === 1 && tables[0]?.contains(range.commonAncestorContainer)
    event.clipboardData.setData('text/html', copiedDocument(htmlOf(range, tables, rows)))
    event.clipboardData.setData('text/plain', isAlone ? copiedText(rows[0] ?? []) : selection.toString())
    event.preventDefault()
  })
}

/** The tables of which more than one cell is selected. */
function tablesIn(range: Range): Element[] {
  const around = range.commonAncestorContainer
  const within = around instanceof Element ? around : around.parentElement
  const outer = within?.closest(TABLE)
  const all = outer ? [outer] : [...(within?.querySelectorAll(TABLE) ?? [])]
  return all.filter((table) => rowsIn(table, range).flat().length > 1)
}

function rowsIn(table: Element, range: Range): CopiedCell[][] {
  const heads = [...(table.querySelector(ROW)?.querySelectorAll(CELL) ?? [])]
  return [...table.querySelectorAll(ROW)].flatMap((row) => {
    if (!range.intersectsNode(row)) return []
    const cells = [...row.querySelectorAll(CELL)].filter((cell) => isSelected(cell, range) && isShown(cell))
    return cells.length === 0 ? [] : [cells.map((cell) => copied(cell, heads))]
  })
}

/** A range ends before or behind a cell where nothing of it is selected. */
function isSelected(cell: Element, range: Range): boolean {
  if (!range.intersectsNode(cell)) return false
  const whole = document.createRange()
  whole.selectNodeContents(cell)
  const endsBehind = range.compareBoundaryPoints(Range.START_TO_END, whole) > 0
  return endsBehind && range.compareBoundaryPoints(Range.END_TO_START, whole) < 0
}

const isShown = (cell: Element) => cell.getClientRects().length > 0

function copied(cell: Element, heads: readonly Element[]): CopiedCell {
  const at = [...(cell.parentElement?.children ?? [])].indexOf(cell)
  return {
    // biome-ignore lint/performance/useDomNodeTextContent: what a phone or a sheet hides is not copied, and lines stay lines
    text: cell instanceof HTMLElement ? cell.innerText.trim() : (cell.textContent ?? ''),
    head: cell.getAttribute('data-head') ?? heads[at]?.textContent ?? '',
    isHead: cell.matches(HEAD),
    isFigure: cell.classList.contains('text-right') && !cell.matches(HEAD),
  }
}

/** What is selected, with its tables made anew. */
function htmlOf(range: Range, tables: readonly Element[], rows: readonly CopiedCell[][][]): string {
  const parts: string[] = []
  let from: { node: Node; offset: number } | undefined = {
    node: range.startContainer,
    offset: range.startOffset,
  }
  for (const [at, table] of tables.entries()) {
    if (from && !table.contains(from.node)) parts.push(htmlBetween(from, (end) => end.setEndBefore(table)))
    parts.push(copiedHtml(rows[at] ?? []))
    const parent: Node | null = table.parentNode
    from = parent
      ? { node: parent, offset: [...parent.childNodes].indexOf(table as ChildNode) + 1 }
      : undefined
  }
  const isAfter = from && range.comparePoint(from.node, from.offset) === 0
  if (from && isAfter) parts.push(htmlBetween(from, (end) => end.setEnd(range.endContainer, range.endOffset)))
  return parts.join('')
}

function htmlBetween(from: { node: Node; offset: number }, end: (part: Range) => void): string {
  const part = document.createRange()
  part.setStart(from.node, from.offset)
  end(part)
  const box = document.createElement('div')
  box.append(part.cloneContents())
  return box.innerHTML
}
