import { cleanText, textParts, withoutMarks } from '../../cells/cell-text'
import type { ImportedMajor } from './imported-row'

/** A major that a unit offers. */
export interface OfferedMajor {
  readonly majorEnrollCode: string
  readonly majorName: string
  /** What the plan says of it: campus, language, joint programme. */
  readonly note?: string | null | undefined
}

/** A major that a row names, found or not. */
export type MajorReading =
  | {
      readonly own: OfferedMajor
      /** The row has another code for it than the unit. */
      readonly otherCode?: string
      /** Its brackets are those of the row; not only allowed by them. */
      readonly isExact: boolean
    }
  | {
      /** The unit has none of this name and code; the bracket fits none; several are meant; name and code say two. */
      readonly why: '没有' | '括号' | '几个' | '代码'
      /** Majors that could be meant. */
      readonly near: readonly OfferedMajor[]
    }

/** What a name of a major says: its words, and what tells programmes of these words apart. */
interface MajorWords {
  readonly base: string
  readonly kinds: readonly string[]
  readonly code?: string
}

/** Brackets that praise a major, or tell its price and length, and tell no programme apart. */
const PRAISE =
  /^((国家|省|市|校)?级?(一流|特色|重点|品牌|优势|王牌)(本科)?(专业)?(建设点)?|双一流(学科)?|[a-c][+-]?|学制.*|[二三四五六七八2-8]年(制)?|(学费)?¥?[\d,.]+元?(\/|每)?年?|(招生)?(计划|拟?招)?\d+[人名])$/

const WORDS = new Map<string, MajorWords>()

function wordsOf(name: string): MajorWords {
  const known = WORDS.get(name)
  if (known) return known
  const words = readWords(name)
  // Names of one list are some hundred; a page that stays open for weeks must not keep all that was ever asked.
  if (WORDS.size > 5000) WORDS.clear()
  WORDS.set(name, words)
  return words
}

function readWords(name: string): MajorWords {
  const clean = withoutMarks(cleanText(name))
    .replace(/^\d{1,2}[.、](?=\D)/, '')
    .replace(/^(第?[一二三四五六\d]专业|专业(志愿)?[一二三四五六\d]?)[:：]\s*/, '')
    .replace(/\s+(\d+[人名]|¥?[\d,.]+元?)$|¥[\d,.]+$/, '')
  const led = /^([A-Z]?\d{1,4}[A-Z]?)[\s\-_.:]*(?=\p{Script=Han})/u.exec(clean)
  const parts = textParts(led ? clean.slice(led[0].length) : clean)
  const inside = parts.flatMap(({ text, isInside }) => (isInside ? [solid(text)] : []))
  const outside = solid(parts.flatMap(({ text, isInside }) => (isInside ? [] : [text])).join(''))
  const tail = /\p{Script=Han}(\d{2,3})$/u.exec(outside)?.[1]
  const coded = inside.find((text) => CODE.test(text))
  const code = led?.[1] ?? coded?.replace(CODE, '$2') ?? tail
  return {
    base: (tail ? outside.slice(0, -tail.length) : outside).replace(/专业$/, ''),
    kinds: inside.filter((text) => text !== coded && text !== code && text !== '' && !PRAISE.test(text)),
    ...(code !== undefined && { code }),
  }
}

const CODE = /^(代码|专业代码|代号)?:?([a-z]?\d{1,3}[a-z]?)$/i

const solid = (text: string) => withoutMarks(text.replace(/\s/g, '')).toLowerCase()

/** Spreadsheets take zeros off the front of codes. */
export const unpadded = (code: string) => code.replace(/^0+(?=.)/, '').toLowerCase()

/** The one of a code: as it is written, else without the zeros that a spreadsheet took. */
export function ofCode<T>(
  all: readonly T[],
  codeOf: (one: T) => string | null | undefined,
  code: string,
): T | undefined {
  const exact = all.filter((one) => codeOf(one) === code)
  const fitting =
    exact.length > 0
      ? exact
      : all.filter((one) => codeOf(one) != null && unpadded(codeOf(one) ?? '') === unpadded(code))
  return fitting.length === 1 ? fitting[0] : undefined
}

/** Finds the major that a row means among those of a unit: by name, which brackets make another, and by code. */
export function readMajor(
  majors: readonly OfferedMajor[],
  { code: reported, name }: ImportedMajor,
): MajorReading {
  const words = name === undefined ? undefined : wordsOf(name)
  const code = reported ?? words?.code
  const byCode = code === undefined ? undefined : ofCode(majors, (major) => major.majorEnrollCode, code)
  if (!words || words.base === '') return byCode ? { own: byCode, isExact: true } : { why: '没有', near: [] }
  const same = majors.filter((major) => wordsOf(major.majorName).base === words.base)
  if (same.length === 0)
    return byCode ? { why: '代码', near: [byCode] } : { why: '没有', near: nearMajors(majors, words.base) }
  const exact = same.filter((major) => isSameKinds(wordsOf(major.majorName).kinds, words.kinds))
  const fitting = exact.length > 0 ? exact : same.filter((major) => meets(major, words.kinds))
  const own = fitting.length === 1 ? fitting[0] : fitting.find((major) => major === byCode)
  if (own) {
    const isOther = reported !== undefined && byCode !== own && reported !== ''
    return { own, isExact: exact.includes(own), ...(isOther && { otherCode: reported }) }
  }
  if (fitting.length > 1) return { why: '几个', near: fitting }
  // A bracket may list what a class of majors leads to; the code says that no other programme is meant.
  const isListed = words.kinds.every((kind) => /[、,;]/.test(kind))
  if (isListed && byCode && same.includes(byCode)) return { own: byCode, isExact: false }
  if (isListed && same.length === 1 && same[0]) return { own: same[0], isExact: false }
  return { why: '括号', near: same }
}

const isSameKinds = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((kind) => b.includes(kind))

/** Whether each bracket of a row says something of a major; none at all says any. */
function meets({ majorName, note }: OfferedMajor, kinds: readonly string[]): boolean {
  const own = [...wordsOf(majorName).kinds, ...(note ? [solid(note)] : [])]
  return kinds.every((kind) =>
    own.some(
      (one) => one.includes(kind) || (kind.length > one.length && one.length > 1 && kind.includes(one)),
    ),
  )
}

function nearMajors(majors: readonly OfferedMajor[], base: string): readonly OfferedMajor[] {
  return majors.filter(({ majorName }) => {
    const own = wordsOf(majorName).base
    return own.length > 1 && base.length > 1 && (own.includes(base) || base.includes(own))
  })
}
