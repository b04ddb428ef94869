import { cleanText, type TextPart, textParts, withoutMarks } from '../../cells/cell-text'
import type { AskedSchool, Beside } from './named-school'
import type { Codes } from './school-codes'
import { campuses, keyOf, known, LEAST_STEM, type Names, stemOf } from './school-names'

/** What a cell of a school says of it. */
export interface CellReading extends Beside {
  readonly ids: readonly string[]
  /** Absent where the one school is sure. */
  readonly why?: AskedSchool['why']
  readonly place?: string
  readonly code?: string
  /** It holds no name: (003组) beside the code of the school. */
  readonly isBlank?: boolean
}

/** Brackets beside a school that tell no school apart. */
const MARK =
  /^(公办|民办|公立|私立|中外合作(办学)?(大学)?|独立(学院|办学)|[一二]本|本科(一|二|三)?批?|专科|高职|(国家|省|市)?(双)?(一流|高)(大学|学科|建设)?(高校)?|一流|双一流|C9|985|211|(国家|省|市|校)?(级)?(重点|示范)(大学|高校)?|(部|省|市)属(重点)?|省部共建|部省共建|保研|强基|研究生院|已?[更改]名|(校)?本部|主校区|总校|原.+|[A-C][+-]?|.*专项(计划)?|普通类?|师范类?|理工类?|综合类?|医药类?|财经类?|农林类?|语言类?|政法类?|[冲稳保垫](刺|妥|底)?)$/i

const GROUP_WORDS =
  /^(?:院校)?(?:专业)?(?:组)?第?([0-9A-Z]{1,3})(?:专业)?组$|^(?:院校)?专业组第?([0-9A-Z]{1,3})$/i
/** What stands before a name and is none of it: 1、 志愿1： 院校： 冲 10安徽大学. */
const LED_BY =
  /^(\d{1,3}[.、)]\s*|\d{1,2}(?=\p{Script=Han}{4})|(第?[一二三四五六七八九十\d]*志愿\s*\d*|院校|学校|大学)\s*[:：]\s*|[冲稳保垫](刺|妥|底)?[\s:：、.]+|[A-C][.、\s]+(?=\p{Script=Han}))/u
/** Longer than any name with its brackets, its group and its major. */
const LONGEST = 80

/** What a cell of a school says. Takes time by its length alone. */
export function readCell(cell: string, names: Names, codes: Codes): CellReading {
  const text = withoutMarks(cleanText(cell)).slice(0, LONGEST)
  const whole = names.full.get(keyOf(text))
  if (whole !== undefined) return { ids: [whole] }
  if (/^[A-Z]?\d{3,5}$/i.test(text))
    return { ids: codes.all(text), ...(codes.all(text).length !== 1 && { why: '没有' as const }) }
  let code: string | undefined
  let group: string | undefined
  const marks: { readonly text: string; readonly from: number }[] = []
  const kept: { text: string; isInside: boolean }[] = []
  for (const part of textParts(text.replace(LED_BY, ''))) {
    const solid = part.text.replace(/\s/g, '')
    const words = GROUP_WORDS.exec(solid)
    const isPraise = /^(985|211)$/.test(solid)
    const isGroup = (words || /^\d{2,3}$/.test(solid)) && (part.isInside || kept.length > 0)
    if (isGroup && !isPraise) group ??= words?.[1] ?? words?.[2] ?? solid
    else if (part.isInside && /^[A-Z]?\d{4,5}$/i.test(solid)) code ??= solid
    else if (part.isInside && areMarks(solid, /[、,/·;+]/)) marks.push({ text: solid, from: kept.length })
    else kept.push(part)
  }
  // [合肥]安徽大学 is 安徽大学（合肥）.
  if (kept[0]?.isInside && kept[1] && !kept[1].isInside) kept.splice(0, 2, kept[1], kept[0])
  const [first] = kept
  if (first && !first.isInside) {
    const led = /^([A-Z]?\d{4,5})[\s\-_.:]*(?=\p{Script=Han})/iu.exec(first.text)
    if (led) {
      code ??= led[1]
      first.text = first.text.slice(led[0].length)
    }
  }
  const outside = kept.findLast(({ isInside }) => !isInside)
  if (outside) {
    const tail =
      /^(.*?)[\s\-_+/]*(?:院校)?(?:专业组?|第)[\s:]*([0-9A-Z]{1,3})(?:专业)?组?$|^(.*?)[\s\-_+/]+([0-9]{2,3})(?:组)?$|^(.*\p{Script=Han})([0-9]{2,3})组?$/iu.exec(
        outside.text,
      )
    const reported = tail?.[2] ?? tail?.[4] ?? tail?.[6]
    if (tail && reported !== '985' && reported !== '211') {
      group ??= reported
      outside.text = tail[1] ?? tail[3] ?? tail[5] ?? ''
    }
  }
  const read = ofName(
    kept.filter((part) => part.text !== ''),
    names,
  )
  // Behind a major a mark is its own: 安徽大学-软件工程（中外合作办学）.
  const own = read.major === undefined ? [] : marks.filter(({ from }) => from === kept.length)
  const others = [
    ...marks.filter((mark) => !own.includes(mark)).map((mark) => mark.text),
    ...(read.marks ?? []),
  ]
  return {
    ...read,
    ...(read.major !== undefined && { major: read.major + own.map((mark) => `(${mark.text})`).join('') }),
    ...(code !== undefined && { code }),
    ...(group !== undefined && { group }),
    ...(others.length > 0 && { marks: others }),
  }
}

function ofName(parts: readonly TextPart[], names: Names): CellReading {
  const all = keyOf(parts.map(({ text }) => text).join(''))
  if (all === '') return { ids: [], why: '没有', isBlank: true }
  const id = names.full.get(all)
  if (id !== undefined) return { ids: [id] }
  const short = names.short.get(all)
  const stem = short ? undefined : names.full.get(stemOf(all))
  if (stem !== undefined) return { ids: [stem] }
  const called = short ?? names.short.get(stemOf(all))
  if (called) {
    // 北师大（珠海） is 北京师范大学（珠海校区） and not 北京师范大学珠海分校: both have the bracket.
    const hasBracket = parts.some(({ isInside }) => isInside)
    const alike = hasBracket ? called.filter((one) => /[(（]/.test(names.nameOf(one))) : []
    const ids = alike.length === 1 ? alike : called
    return ids.length === 1 ? { ids } : { ids, why: '几所' }
  }
  const [first, ...rest] = parts
  const own = first && !first.isInside ? known(keyOf(first.text), names) : []
  const [only] = own
  const bracket = rest[0]
  if (own.length > 1) return { ids: own, why: '几所' }
  if (only !== undefined && bracket?.isInside) {
    const place = bracket.text
    return { ids: [...campuses(only, place, names)], why: '括号', place }
  }
  if (only === undefined || bracket) {
    const before = behindPlace(parts, names) ?? withMajor(parts, names)
    if (before) return before
    if (only !== undefined) return { ids: own, why: '没有' }
    const longer = all.length >= LEAST_STEM ? names.keys.filter(([key]) => key.startsWith(all)) : []
    const ids = longer.slice(0, 6).map(([, one]) => one)
    return { ids, why: ids.length > 0 ? '几所' : '没有' }
  }
  return { ids: own }
}

/** 安徽 安徽大学, 合肥·安徽大学: the place comes first. */
function behindPlace([first, ...rest]: readonly TextPart[], names: Names): CellReading | undefined {
  const led = first && !first.isInside ? /^(\p{Script=Han}{2,4})[\s·]+(\S.*)$/u.exec(first.text) : null
  const [, place, name] = led ?? []
  if (place === undefined || name === undefined) return undefined
  const parts = [{ text: name, isInside: false }, ...rest]
  const [id] = known(keyOf(parts.map(({ text }) => text).join('')), names)
  return id === undefined ? undefined : { ids: campuses(id, place, names), why: '括号', place }
}

/** 安徽大学软件工程, 安徽大学-软件工程（中外合作办学）: the longest name that begins the cell, and what stands behind it. */
function withMajor(parts: readonly TextPart[], names: Names): CellReading | undefined {
  const whole = parts.map(({ text, isInside }) => (isInside ? `(${text})` : text)).join('')
  for (let end = Math.min(whole.length - 1, 40); end >= 2; end--) {
    const head = whole.slice(0, end)
    // A name is not parted within its brackets.
    if (head.split('(').length !== head.split(')').length || /[(\s\-_+/|、:—–]$/.test(head)) continue
    const isParted = /^[\s\-_+/|、:—–]/.test(whole.slice(end))
    const id = names.full.get(keyOf(head)) ?? (isParted ? onlyOne(names.short.get(keyOf(head))) : undefined)
    if (id === undefined) continue
    const behind = withoutMarks(whole.slice(end))
    const led = /^(?:院校)?(?:专业组)?第?([0-9A-Z]{1,3})(?:专业)?组\s*(?=\S)/i.exec(behind)
    const major = led ? withoutMarks(behind.slice(led[0].length)) : behind
    if (major === '' || major.startsWith('(')) return undefined
    if (areMarks(major, /[、,/·;+\s]/)) return { ids: [id], marks: [major] }
    if (/(大学|学院|学校|校区|分校|医学部|研究院)/.test(major)) return { ids: [id], why: '没有' }
    return { ids: [id], major, ...(led?.[1] !== undefined && { group: led[1] }) }
  }
  return undefined
}

const areMarks = (text: string, between: RegExp) =>
  text.split(between).every((one) => MARK.test(withoutMarks(one)))

const onlyOne = <T>(all: readonly T[] | undefined): T | undefined => (all?.length === 1 ? all[0] : undefined)
