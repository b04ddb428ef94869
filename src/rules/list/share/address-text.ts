import { deflateSync, Inflate } from 'fflate'

/** A value that travelled in the text of an address with the version it was written in; null where the text is none. */
export interface ReadText {
  readonly version: string
  readonly value: unknown
}

/** Browsers and messengers carry far less; a list of 96 rows needs about a tenth. */
const LONGEST = 60_000
/** A short text can unfold into a huge one: more than this is nothing that was written here. */
const MOST_BYTES = 400_000

/** Words that most lists hold: with them at hand the packed text is a third shorter. */
const WORDS = new TextEncoder().encode(
  '职业技术学院师范大学医科大学理工大学工业大学科技大学农业大学财经大学交通大学中医药大学外国语大学' +
    '机械设计制造及其自动化电气工程及其自动化计算机科学与技术数据科学与大数据技术软件工程人工智能电子信息工程通信工程' +
    '土木工程材料科学与工程化学工程与工艺生物科学临床医学口腔医学护理学药学汉语言文学英语法学会计学金融学经济学工商管理' +
    '数学与应用数学类（师范）中外合作办学）本科批普通类一段物理历史综合安徽浙江山东江苏","0",1,"00',
)

/** A value as letters, digits, - and _ that an address can carry: version (one digit), checksum, packed JSON. */
export function textOfValue(version: string, value: unknown): string {
  const bytes = deflateSync(new TextEncoder().encode(JSON.stringify(value)), { level: 9, dictionary: WORDS })
  const text = toText(bytes)
  return `${version}${checksum(text)}${text}`
}

/**
 * The text that `textOfValue` wrote, without what it met on its way: breaks and characters that nobody sees inside it,
 * and anything behind it. Words of the same letters behind a space are no part of it. Damaged text comes back as far as
 * its letters go.
 */
export function soundText(address: string): string {
  const visible = address
    .slice(0, LONGEST)
    .replace(/%(20|0A|0D|09)/gi, ' ')
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
  const pieces = (/^\s*([\w-]+(?:\s+[\w-]+)*)/.exec(visible)?.[1] ?? '').split(/\s+/)
  const whole = pieces.join('')
  const ends = pieces.slice(0, MOST_BREAKS).map((_, at) => pieces.slice(0, at + 1).join(''))
  return [whole, ...ends].find(isWhole) ?? whole
}

/** Mails break a line each 76 characters. */
const MOST_BREAKS = 200

const isWhole = (text: string) => checksum(text.slice(1 + CHECK_LENGTH)) === text.slice(1, 1 + CHECK_LENGTH)

/** Reads what `textOfValue` wrote. Gives the version alone where that is none of `versions`, and null for damaged text; never throws. */
export function readTextOf(
  sent: string,
  versions: readonly string[],
): ReadText | { readonly newer: true } | null {
  if (sent.length > LONGEST) return null
  const address = soundText(sent)
  const [version, text] = [address.slice(0, 1), address.slice(1 + CHECK_LENGTH)]
  if (!/^\d[\w-]+$/.test(address)) return null
  if (!versions.includes(version)) return { newer: true }
  if (!isWhole(address)) return null
  try {
    return { version, value: JSON.parse(inflated(toBytes(text))) }
  } catch {
    // Text with the right checksum that no version has written.
    return null
  }
}

/** Unfolds packed bytes; throws when they are none, or when there is no end to them. */
function inflated(bytes: Uint8Array): string {
  const parts: Uint8Array[] = []
  let length = 0
  const stream = new Inflate({ dictionary: WORDS }, (part) => {
    length += part.length
    if (length > MOST_BYTES) throw new Error('too long')
    parts.push(part)
  })
  // Pushed in pieces, so that an endless one is noticed before it has filled the memory.
  for (let from = 0; from < bytes.length; from += PIECE) {
    stream.push(bytes.subarray(from, from + PIECE), from + PIECE >= bytes.length)
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(whole)
}

const PIECE = 256

function toText(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function toBytes(text: string): Uint8Array {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  )
}

const CHECK_LENGTH = 6

/** Six characters that tell a text that was cut or mistyped, or name what it says (FNV-1a, 32 bits). */
export function checksum(text: string): string {
  let hash = 0x811c9dc5
  for (let place = 0; place < text.length; place++)
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193)
  return (hash >>> 0).toString(36).padStart(7, '0').slice(-CHECK_LENGTH)
}
