/** A file of an archive: its path and its text. */
export interface ZipEntry {
  readonly path: string
  readonly text: string
}

const LOCAL_HEADER = 0x04034b50
const CENTRAL_HEADER = 0x02014b50
const END_OF_CENTRAL = 0x06054b50
const VERSION = 20
/** Names are UTF-8. */
const UTF8 = 0x0800
/** 1980-01-01, the first day that the format can name: the same content gives the same bytes. */
const FIRST_DAY = 0x21

/** A ZIP archive with its files stored as they are (APPNOTE.TXT of PKWARE, method 0). */
export function zip(entries: readonly ZipEntry[], type: string): Blob {
  const encoder = new TextEncoder()
  const local: Uint8Array<ArrayBuffer>[] = []
  const central: Uint8Array<ArrayBuffer>[] = []
  let offset = 0
  for (const { path, text } of entries) {
    const name = encoder.encode(path)
    const content = encoder.encode(text)
    const described = [
      ...[2, UTF8],
      ...[2, 0],
      ...[2, 0],
      ...[2, FIRST_DAY],
      ...[4, crc32(content)],
      ...[4, content.length],
      ...[4, content.length],
      ...[2, name.length],
      ...[2, 0],
    ]
    local.push(littleEndian([4, LOCAL_HEADER, 2, VERSION, ...described]), name, content)
    // No comment, first disk, no attributes, then where the local header is.
    central.push(
      littleEndian([
        4,
        CENTRAL_HEADER,
        2,
        VERSION,
        2,
        VERSION,
        ...described,
        2,
        0,
        2,
        0,
        2,
        0,
        4,
        0,
        4,
        offset,
      ]),
      name,
    )
    offset += 30 + name.length + content.length
  }
  const size = central.reduce((sum, part) => sum + part.length, 0)
  const end = [4, END_OF_CENTRAL, 2, 0, 2, 0, 2, entries.length, 2, entries.length, 4, size, 4, offset, 2, 0]
  return new Blob([...local, ...central, littleEndian(end)], { type })
}

/** Numbers as bytes, the lowest first: pairs of width and value. */
function littleEndian(pairs: readonly number[]): Uint8Array<ArrayBuffer> {
  const bytes: number[] = []
  for (let i = 0; i < pairs.length; i += 2) {
    const value = pairs[i + 1] ?? 0
    for (let byte = 0; byte < (pairs[i] ?? 0); byte++) bytes.push((value >>> (8 * byte)) & 0xff)
  }
  return Uint8Array.from(bytes)
}

const CRC_POLYNOMIAL = 0xedb88320

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? CRC_POLYNOMIAL : 0)
  }
  return (crc ^ 0xffffffff) >>> 0
}

/** Text inside of XML, without the control characters that XML cannot hold. */
export function xmlText(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u{20}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
