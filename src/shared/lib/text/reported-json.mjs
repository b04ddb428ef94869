/*
 * JSON of files that people have made: with whatever editor, in whatever encoding. Plain JavaScript, for commands that
 * run without a build.
 */

/** The byte order marks, and what they stand for. */
const MARKS = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
]

/**
 * The text of bytes: by their mark, as UTF-16 where every other byte is empty, as strict UTF-8, else as GB18030. The mark
 * is no part of it. Undefined for bytes that are no text.
 * @param {Uint8Array} bytes
 * @returns {{ text: string, encoding: string } | undefined}
 */
export function textOfBytes(bytes) {
  const mark = MARKS.find((known) => known.bytes.every((byte, at) => bytes[at] === byte))
  const empty = bytes.indexOf(0)
  const unmarked = empty === 1 ? ['utf-16le'] : empty === 0 ? ['utf-16be'] : ['utf-8', 'gb18030']
  for (const encoding of mark ? [mark.encoding] : unmarked) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
      if (!text.includes('\0')) return { text, encoding }
    } catch {
      // Another one may fit.
    }
  }
  return undefined
}

/** White space, then one token of JSON. */
const TOKEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: JSON has none in its texts
  /[ \t\r\n]*(?:([{}[\],:])|("(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-]))/y

const SPACE = /[ \t\r\n]*/y

/** Where a text stops being JSON, from 0, and where its last token begins; its length where it ends too early. */
function faultOf(text) {
  const open = []
  let wants = 'value'
  let last = 0
  TOKEN.lastIndex = 0
  for (;;) {
    const from = TOKEN.lastIndex
    const found = TOKEN.exec(text)
    SPACE.lastIndex = from
    SPACE.test(text)
    const at = SPACE.lastIndex
    if (!found) return { at, last, wants }
    const sign = found[1] ?? (found[2] === undefined ? 'value' : 'text')
    const next = after(sign, wants, open)
    if (next === undefined) return { at, last, wants }
    last = at
    wants = next
  }
}

/** What has to come behind a token; undefined where it may not stand. */
function after(sign, wants, open) {
  const done = () => (open.length === 0 ? 'end' : 'comma')
  if (sign === '{' || sign === '[') {
    if (!wants.startsWith('value')) return undefined
    open.push(sign)
    return sign === '{' ? 'key or }' : 'value or ]'
  }
  if (sign === '}' || sign === ']') {
    const isRight = open.at(-1) === (sign === '}' ? '{' : '[')
    if (!isRight || !(wants === 'comma' || wants.endsWith(sign))) return undefined
    open.pop()
    return done()
  }
  if (sign === ',') {
    if (wants !== 'comma') return undefined
    return open.at(-1) === '{' ? 'key' : 'value'
  }
  if (sign === ':') return wants === 'colon' ? 'value' : undefined
  if (wants.startsWith('key')) return sign === 'text' ? 'colon' : undefined
  return wants.startsWith('value') ? done() : undefined
}

/** What people do, in their words. */
const HABITS = [
  [/^[，：；｛｝［］“”‘’]/, '是全角的标点，要用半角'],
  [/^[０-９]/, '是全角的数字，要用半角'],
  [/^[\u00a0\u2028\u2029\u200b-\u200f\u3000\ufeff]/, '是看不见的空白，要去掉'],
  [/^'/, '用了单引号，要用双引号'],
  [/^\/[/*]/, '不能有注释'],
]
const MISSING = { comma: '前面少了一个逗号', colon: '前面少了一个冒号', end: '后面还有别的内容' }

/** The place and the reason of the first fault: `第 3 行第 12 个字：多了一个逗号`. */
function faultText(text) {
  const { at, last, wants } = faultOf(text)
  const rest = text.slice(at)
  const isExtraComma = text[last] === ',' && /^[}\],]/.test(rest)
  const habit = HABITS.find(([sign]) => sign.test(rest))
  const seen = [...rest][0]
  const reason = isExtraComma
    ? '多了一个逗号'
    : seen === undefined
      ? '到这里就断了，没有写完'
      : (habit?.[1] ?? MISSING[wants] ?? `“${seen}”不该在这里`)
  const before = text.slice(0, isExtraComma ? last : at).split(/\r\n|[\r\n]/)
  return `第 ${before.length} 行第 ${[...before.at(-1)].length + 1} 个字${habit && !isExtraComma ? `“${seen}”` : ''}：${reason}`
}

const NAMES = { 'utf-16le': 'UTF-16', 'utf-16be': 'UTF-16', gb18030: 'GBK' }

/**
 * The value of a file of JSON, or why it has none, with its line and character. Encodings that editors choose by
 * themselves are read; one other than UTF-8 is named where something is wrong.
 * @param {Uint8Array} bytes
 * @returns {{ value: unknown, problem?: undefined } | { value?: undefined, problem: string }}
 */
export function readJson(bytes) {
  const read = textOfBytes(bytes)
  if (!read) return { problem: '不是文本文件' }
  if (read.text.trim() === '') return { problem: '不是 JSON：文件是空的' }
  try {
    return { value: JSON.parse(read.text) }
  } catch {
    const name = NAMES[read.encoding]
    return { problem: `不是 JSON${name ? `（按 ${name} 读的）` : ''}：${faultText(read.text)}` }
  }
}

const NO_FILE = {
  ENOENT: '没有这个文件',
  EISDIR: '是一个文件夹',
  EACCES: '没有权限读',
  EPERM: '没有权限读',
}

/**
 * Why a file could not be opened.
 * @param {unknown} error
 */
export function openProblem(error) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return NO_FILE[code] ?? `打不开这个文件${code && `（${code}）`}`
}
