/** Characters of a cell that are read: a longer one is a text, and no name is half as long. */
export const MOST_CELL_CHARACTERS = 500

/** Invisible characters: zero-width, direction, soft hyphen, variation selectors. */
const INVISIBLE = /\p{Cf}|\p{Variation_Selector}/gu

/**
 * Radicals that a PDF writes for the simplified character of their form, and that NFKC leaves.
 * Source: Unicode, CJK Radicals Supplement (2E80–2EFF), as EquivalentUnifiedIdeograph.txt has them.
 */
const RADICALS: ReadonlyMap<string, string> = new Map(
  [
    ...'⺎兀⺒巳⺓幺⺟母⺠民⺩王⺫罒⺬示⺮竹⺶羊⺼月⻁虎⻄西⻅见⻆角⻉贝⻋车⻓长⻔门⻘青⻙韦⻚页⻛风⻜飞⻝食⻢马⻣骨⻤鬼⻥鱼⻦鸟⻨麦⻩黄⻬齐⻮齿⻰龙⻳龟'.matchAll(
      /(.)(.)/gu,
    ),
  ].map(([, radical = '', character = '']) => [radical, character]),
)

/**
 * A cell as text, in the one spelling that all matching compares: width and radicals do not count, nor what cannot be
 * seen. Nor does the `.0` that a program puts behind a code. `="003"`, which keeps a zero in a spreadsheet, says 003.
 * No formula is worked out.
 */
export function cellText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10)
  if (typeof value !== 'string' && typeof value !== 'number') return ''
  const text = cleanText(String(value).slice(0, 2 * MOST_CELL_CHARACTERS))
  const quoted = /^="(.*)"$/.exec(text)?.[1] ?? /^"([^"]*)"$/.exec(text)?.[1] ?? text.replace(/^'/, '')
  return quoted
    .replace(/^(\d+)\.0+$/, '$1')
    .trim()
    .slice(0, MOST_CELL_CHARACTERS)
}

/** Whether more stands in a cell than is read of it. */
export const isLongCell = (value: unknown): boolean =>
  typeof value === 'string' && value.length > MOST_CELL_CHARACTERS

/** A text in that spelling; lines keep their ends. */
export function cleanText(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(/[\u2e80-\u2eff]/g, (radical) => RADICALS.get(radical) ?? radical)
    .normalize('NFKC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .trim()
}

/** A text in its parts: what stands in brackets of any make, and what stands outside. Takes time by its length alone. */
export interface TextPart {
  readonly text: string
  readonly isInside: boolean
}

const OPEN = '([{【〔〖「『《〈<'
const CLOSE = ')]}】〕〗」』》〉>'

/** Brackets within brackets stay in the text of the outer ones; one that is never closed ends with the text. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let depth = 0
  let from = 0
  const end = (at: number, isInside: boolean) => {
    const part = text.slice(from, at).trim()
    if (part !== '') parts.push({ text: part, isInside })
    from = at + 1
  }
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at)
    if (OPEN.includes(character)) {
      if (depth === 0) end(at, false)
      depth++
    } else if (CLOSE.includes(character)) {
      if (depth <= 1) end(at, depth === 1)
      depth = Math.max(0, depth - 1)
    }
  }
  end(text.length, depth > 0)
  return parts
}

/** Stars, bullets and the like, that somebody has put around a name. */
const MARKS = '★☆*※●○◎◆◇■□▲△▼•·#>✦✧✪♥❤⭐→‣'
const ROUND = new Set([...MARKS, ...' ,.;:、。;:-_+/|~!?"\'“”'])

/** A name without the marks around it. */
export function withoutMarks(text: string): string {
  const characters = [...text]
  let from = 0
  let to = characters.length
  while (from < to && ROUND.has(characters[from] ?? '')) from++
  while (to > from && ROUND.has(characters[to - 1] ?? '')) to--
  return characters
    .slice(from, to)
    .filter((character) => !MARKS.includes(character))
    .join('')
}

/** Parts a text at marks that stand outside of brackets. */
export function splitOutside(text: string, marks: string): string[] {
  const pieces: string[] = []
  let depth = 0
  let piece = ''
  for (const character of text) {
    if (OPEN.includes(character)) depth++
    else if (CLOSE.includes(character)) depth = Math.max(0, depth - 1)
    if (depth === 0 && marks.includes(character)) {
      pieces.push(piece)
      piece = ''
    } else piece += character
  }
  return [...pieces, piece].map((one) => one.trim()).filter((one) => one !== '')
}
