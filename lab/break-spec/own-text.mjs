const IMPORT = /^import .*?from '[^']*'\n/gms

/**
 * What a test rests on in its file: the file without the other tests, and without its imports, which move with it. A test
 * begins a line and ends before the next line that stands no deeper, but for what closes it. `title` is as it is written, `…`
 * for what is filled in.
 */
export function ownText(text, title) {
  const lines = text.replaceAll(IMPORT, '').split('\n')
  const kept = []
  for (let at = 0; at < lines.length; ) {
    const end = endOfTest(lines, at)
    const part = lines.slice(at, end).join('\n')
    if (end === at + 1 || title.split('…').every((words) => part.includes(words))) kept.push(part)
    at = end
  }
  return kept.join('\n')
}

/** The line after the test that begins at a line; the next line where none does. */
function endOfTest(lines, at) {
  const indent = /^( *)(?:test|it)(?:\.each)?\(/.exec(lines[at])?.[1]
  if (indent === undefined) return at + 1
  let end = at + 1
  while (end < lines.length && isWithin(lines[end], indent)) end++
  return end
}

function isWithin(line, indent) {
  return line.startsWith(`${indent} `) || line === '' || /^[)\]}]/.test(line.slice(indent.length))
}
