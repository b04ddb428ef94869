/** One change of an answer: what stands at a place of its envelope (RFC 6901) is replaced, added or removed. */
export interface Patch {
  readonly op: 'replace' | 'add' | 'remove'
  /** A JSON pointer into the envelope: `/data/0/name`, `/code`. */
  readonly path: string
  readonly value?: unknown
}

/** The signs by which an address tells additions and removals from replacements. */
const SIGNS = { replace: '', add: '+', remove: '-' } as const

/** A change as an address writes it: `/data/0/name="新名字"`, `+/data/0={…}`, `-/data/0`. */
export function patchWord({ op, path, value }: Patch): string {
  return op === 'remove' ? `${SIGNS[op]}${path}` : `${SIGNS[op]}${path}=${JSON.stringify(value)}`
}

const WRITTEN = /^(\+|-)?((?:\/(?:[^=/~]|~[01])*)+)(?:=(.*))?$/s

/** Reads what `patchWord` writes. Text, in Chinese for testers, where it cannot be read. */
export function readPatch(word: string): Patch | string {
  // An address that nobody has escaped makes a space of a plus sign.
  const [, sign, path, text] = WRITTEN.exec(word.replace(/^ (?=\/)/, '+')) ?? []
  if (path === undefined)
    return '写法是“POST /api/…:/data/0/name="新名字"”，加一项写 +/data/0=…，去一项写 -/data/0'
  if (sign === '-') return text === undefined ? { op: 'remove', path } : '去掉一项时后面没有内容'
  if (text === undefined) return '= 后面是 JSON，文字要带引号'
  try {
    return { op: sign === '+' ? 'add' : 'replace', path, value: JSON.parse(text) }
  } catch {
    return '= 后面是 JSON，文字要带引号'
  }
}
