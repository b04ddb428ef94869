import type { Unreadable } from './unreadable-file'

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, at) => bytes[at] === byte)

/** The container of .xlsx, and of every other document that is a packed folder. */
export const isPacked = (bytes: Uint8Array): boolean => startsWith(bytes, [0x50, 0x4b])

/** The container of .xls, .et, .doc and of every workbook with a password (MS-CFB). */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0]

/** PNG, JPEG, GIF, WebP, HEIC: where their first bytes stand, and what they are. */
const PICTURES: readonly (readonly [at: number, ...start: number[]])[] = [
  [0, 0x89, 0x50, 0x4e, 0x47],
  [0, 0xff, 0xd8, 0xff],
  [0, 0x47, 0x49, 0x46, 0x38],
  [8, 0x57, 0x45, 0x42, 0x50],
  [4, 0x66, 0x74, 0x79, 0x70],
]
/** RAR, 7z, gzip. */
const ARCHIVES = [
  [0x52, 0x61, 0x72, 0x21],
  [0x37, 0x7a, 0xbc, 0xaf],
  [0x1f, 0x8b],
]

/** Why a file cannot be read, for those that are known by their first bytes. */
export function refusalOf(bytes: Uint8Array): Unreadable | undefined {
  if (bytes.length === 0) return '空'
  if (startsWith(bytes, COMPOUND)) {
    const has = (name: string) =>
      holds(
        bytes,
        [...name].flatMap((letter) => [letter.charCodeAt(0), 0]),
      )
    if (has('EncryptedPackage')) return '有密码'
    return has('WordDocument') ? '旧 Word' : '旧表格'
  }
  if (startsWith(bytes, [0x25, 0x50, 0x44, 0x46])) return 'PDF'
  if (PICTURES.some(([at, ...start]) => startsWith(bytes.subarray(at), start))) return '图片'
  if (ARCHIVES.some((start) => startsWith(bytes, start))) return '压缩包'
  return startsWith(bytes, [0x7b, 0x5c, 0x72, 0x74, 0x66]) ? 'RTF' : undefined
}

/** Why a text cannot be read, for those that are known by how they begin. */
export function refusalOfText(start: string): Unreadable | undefined {
  if (/^<\?xml|^<Workbook/.test(start) && /<Workbook/.test(start)) return 'XML 表格'
  return /^MIME-Version:|^Content-Type: multipart/i.test(start) ? '单个文件网页' : undefined
}

function holds(bytes: Uint8Array, part: readonly number[]): boolean {
  const [first = 0] = part
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (part.every((byte, offset) => bytes[at + offset] === byte)) return true
  }
  return false
}
