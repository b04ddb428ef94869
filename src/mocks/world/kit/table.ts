/** Rows of a fact table written as text: one row per line, cells separated by `|`, blank lines and `#` comments skipped. */
export function factRows(text: string): string[][] {
  const rows: string[][] = []
  for (const line of text.split('\n')) {
    if (line !== '' && !line.startsWith('#')) rows.push(line.split('|'))
  }
  return rows
}

/** The cell of a row; throws when the row is shorter, because a damaged fact table must not be read on. */
export function cell(row: readonly string[], index: number): string {
  const value = row[index]
  if (value === undefined) throw new Error(`事实表缺少第 ${index + 1} 列：${row.join('|')}`)
  return value
}
