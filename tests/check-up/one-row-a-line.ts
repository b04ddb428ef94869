/** A list as text: every member of it on a line, and each of its rows. A pretty-printed list is seven times as long. */
export function oneRowALine({ rows, ...head }: { readonly rows: readonly unknown[] }): string {
  const members = Object.entries(head).map(([name, value]) => `  "${name}": ${JSON.stringify(value)},\n`)
  return `{\n${members.join('')}  "rows": [\n    ${rows.map((row) => JSON.stringify(row)).join(',\n    ')}\n  ]\n}\n`
}
