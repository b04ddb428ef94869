/** Prints rows of texts and numbers below each other: the first column to the left, the others to the right. */
export function printTable(rows) {
  const first = Math.max(...rows.map(([name]) => width(`${name}`))) + 2
  for (const [name, ...cells] of rows)
    console.log(padEnd(`${name}`, first) + cells.map((cell) => padStart(`${cell}`, 10)).join(''))
}

/** Columns on a terminal: a Chinese character takes two. */
function width(text) {
  return text.length + (text.match(/[\u2e80-\uffff]/g)?.length ?? 0)
}

function padEnd(text, columns) {
  return text + ' '.repeat(Math.max(0, columns - width(text)))
}

function padStart(text, columns) {
  return ' '.repeat(Math.max(0, columns - width(text))) + text
}
