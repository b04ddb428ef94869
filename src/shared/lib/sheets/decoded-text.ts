/** A text with the name of the encoding that it was read in. */
export interface DecodedText {
  readonly text: string
  readonly encoding: string
}

const MARKS: readonly (readonly [name: string, label: string, bytes: readonly number[]])[] = [
  ['UTF-8', 'utf-8', [0xef, 0xbb, 0xbf]],
  ['UTF-16', 'utf-16le', [0xff, 0xfe]],
  ['UTF-16', 'utf-16be', [0xfe, 0xff]],
]

/** Bytes that are looked at to tell UTF-16 without a mark. */
const SAMPLE = 2000

/** The share of the characters beyond ASCII that may be broken, where a file was cut or glued. */
const BROKEN = 0.05

/**
 * Bytes as text: by the mark at their beginning, else as UTF-8, else as GB18030, which Excel and WPS write in China. A few
 * broken characters stay as �. Undefined where they are none of these.
 */
export function decodedText(all: Uint8Array): DecodedText | undefined {
  const bytes = withoutZeros(all)
  for (const [encoding, label, mark] of MARKS) {
    if (mark.every((byte, at) => bytes[at] === byte)) return read(bytes, label, encoding)
  }
  const wide = wideLabel(bytes)
  if (wide) return read(bytes, wide, 'UTF-16')
  return read(bytes, 'utf-8', 'UTF-8') ?? read(bytes, 'gb18030', 'GB18030（GBK）')
}

function read(bytes: Uint8Array, label: string, encoding: string): DecodedText | undefined {
  const text = new TextDecoder(label).decode(bytes)
  if (text.includes('\0')) return undefined
  const broken = text.match(/\ufffd/g)?.length ?? 0
  const beyond = text.match(/[^\0-\x7f]/gu)?.length ?? 0
  return broken > BROKEN * beyond ? undefined : { text, encoding }
}

/** Some programs fill the end of a file up with zeros; those of UTF-16 stand between its characters too. */
function withoutZeros(bytes: Uint8Array): Uint8Array {
  let end = bytes.length
  while (end > 0 && bytes[end - 1] === 0) end--
  const own = bytes.subarray(0, end)
  return own.includes(0) ? bytes : own
}

/** Commas, digits and line ends have a zero in one of their two bytes. */
function wideLabel(bytes: Uint8Array): string | undefined {
  const zeros = [0, 0]
  for (let at = 0; at < Math.min(bytes.length, SAMPLE); at++) {
    if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  }
  const [even = 0, odd = 0] = zeros
  if (bytes.length % 2 !== 0 || even + odd === 0) return undefined
  return odd > 4 * even ? 'utf-16le' : even > 4 * odd ? 'utf-16be' : undefined
}
