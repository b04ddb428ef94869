import { cleanText, textParts, withoutMarks } from './cell-text'
import { unpadded } from './match-major'
import type { ImportedRow } from './read-table'

/** What a school can be called. */
export interface CalledSchool {
  readonly id: string
  readonly schoolName: string
  readonly aliases?: readonly string[] | null | undefined
  /** The code of the province that the list is for; absent where nobody has told it. */
  readonly schoolEnrollCode?: string | null | undefined
}

/** What stands beside the name of a school in its cell. */
interface Beside {
  /** The code of a group, where it was written with its school: 0101003, 安徽大学（003组）. */
  readonly group?: string
  /** The name of a major behind that of the school. */
  readonly major?: string
  /** Brackets that were read as marks: 公办, 985. */
  readonly marks?: readonly string[]
}

/** The school that a row names. */
export interface NamedSchool extends Beside {
  readonly id: string
  /** The code of the row is nobody's; the name alone counted. */
  readonly strangeCode?: string
  /** The code counted: the name of the row is nobody's, and is nearly that of the school. */
  readonly strangeName?: string
}

/** Schools that a row could mean; asked for. */
export interface AskedSchool extends Beside {
  /** The likeliest first; none where nothing is known. */
  readonly ids: readonly string[]
  /** Code and name say two schools; several have the name; a bracket is no campus that is known; nobody is called so. */
  readonly why: '代码' | '几所' | '括号' | '没有'
  /** The bracket, which may say where the school `ids[0]` stands: 郑州大学（郑州）. */
  readonly place?: string
}

export type SchoolReading = NamedSchool | AskedSchool

/** Whether a row names its school by a code alone. */
export const isCodeOnly = ({ school, schoolCode, group }: ImportedRow): boolean =>
  school === undefined && (schoolCode ?? group) !== undefined

export interface SchoolFinder {
  readonly schoolOf: (row: Pick<ImportedRow, 'school' | 'schoolCode' | 'group'>) => SchoolReading
  /** Whether a text names a school, alone or with its group or major. */
  readonly isSchool: (text: string) => boolean
  readonly isSchoolCode: (code: string) => 'school' | 'group' | undefined
}

/**
 * How schools are found by what a row says of them: by name, then by short name, by the code of the province, and by the
 * national code, which is the id. A name or a code that several schools could have names none, and a code is compared with
 * the name beside it.
 */
export function schoolFinder(schools: readonly CalledSchool[]): SchoolFinder {
  const names = namesOf(schools)
  const codes = codesOf(schools)
  const knowsCodes = schools.some(({ schoolEnrollCode }) => schoolEnrollCode)
  const schoolOf: SchoolFinder['schoolOf'] = ({ school, schoolCode, group }) => {
    if (school === undefined) return ofCodes(schoolCode, group, codes)
    const read = readCell(school, names, codes)
    const code = schoolCode ?? read.code
    const whole = group !== undefined && group.length > 4 ? ofWholeCode(group, codes) : undefined
    const byCode = code === undefined ? (whole ? [whole.id] : []) : codes.all(code)
    const { code: _, ids, isBlank, ...beside } = read
    const [id] = ids
    if (ids.length === 1 && id !== undefined && read.why === undefined) {
      if (byCode.length > 0 && !byCode.includes(id)) return { ...beside, ids: [id, ...byCode], why: '代码' }
      const isStrange = code !== undefined && byCode.length === 0 && knowsCodes
      return { ...beside, id, ...(isStrange && { strangeCode: code }) }
    }
    const [coded] = byCode
    if (byCode.length === 1 && coded !== undefined) {
      const { why: __, place: ___, ...own } = beside
      if (ids.includes(coded) || isBlank) {
        return { ...own, id: coded, ...(read.why === '括号' && { strangeName: school }) }
      }
      const name = names.nameOf(coded)
      if (read.why === '没有' && isNearly(school, name)) return { ...own, id: coded, strangeName: school }
    }
    const asked = [...new Set([...ids, ...byCode])]
    return { ...beside, ids: asked, why: byCode.length > 0 ? '代码' : (read.why ?? '没有') }
  }
  return {
    schoolOf,
    isSchool: (text) => {
      if (!/\p{Script=Han}{2}|[a-z]{3}/iu.test(text)) return false
      const read = readCell(text, names, codes)
      return read.ids.length > 0 && (read.why === undefined || read.why !== '没有')
    },
    isSchoolCode: (code) => {
      if (codes.all(code).length > 0) return 'school'
      return code.length > 4 && ofWholeCode(code, codes) ? 'group' : undefined
    },
  }
}

/**
 * A name as it is compared: 中国地质大学（北京） is another school than 中国地质大学（武汉）, so what stands in brackets counts.
 */
const keyOf = (name: string) =>
  cleanText(name)
    .toLowerCase()
    .replace(/[\s()[\]{}【】〔〕〖〗「」『』《》〈〉<>·,、.。:;\-_—–*★☆]/g, '')

/** 校区 or 分校 behind the place is not always written. */
const stemOf = (key: string) => key.replace(/(.{3})(校区|分校|校园)$/, '$1')

interface Names {
  readonly full: ReadonlyMap<string, string>
  /** Short names, and all schools that have each. */
  readonly short: ReadonlyMap<string, readonly string[]>
  readonly nameOf: (id: string) => string
  readonly keys: readonly (readonly [key: string, id: string])[]
}

/** The shortest part of a name that stands for it: 大连理工. */
const LEAST_STEM = 4

function namesOf(schools: readonly CalledSchool[]): Names {
  const full = new Map<string, string>()
  for (const { id, schoolName } of schools) full.set(keyOf(schoolName), id)
  const short = new Map<string, string[]>()
  const add = (name: string, id: string) => {
    const key = keyOf(name)
    const known = short.get(key) ?? []
    if (key !== '' && !full.has(key) && !known.includes(id)) short.set(key, [...known, id])
  }
  const shortNames = ({ schoolName, aliases }: CalledSchool) => {
    const stem = /^(.+)大学$/.exec(keyOf(schoolName))?.[1]
    return [...(aliases ?? []), ...(stem && stem.length >= LEAST_STEM ? [stem] : [])]
  }
  const byId = new Map(schools.map((school) => [school.id, school]))
  for (const school of schools) {
    for (const name of shortNames(school)) add(name, school.id)
    add(stemOf(keyOf(school.schoolName)), school.id)
    // A campus is called by the short names of its university too: 哈工大（深圳）.
    const key = keyOf(school.schoolName)
    for (let end = key.length - 1; end >= LEAST_STEM; end--) {
      const parent = byId.get(full.get(key.slice(0, end)) ?? '')
      if (!parent) continue
      for (const name of shortNames(parent)) {
        add(name + key.slice(end), school.id)
        add(stemOf(keyOf(name) + key.slice(end)), school.id)
      }
      break
    }
  }
  return { full, short, nameOf: (id) => byId.get(id)?.schoolName ?? '', keys: [...full] }
}

interface CellReading extends Beside {
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
  /^(公办|民办|公立|私立|中外合作(办学)?(大学)?|独立(学院|办学)|[一二]本|本科(一|二|三)?批?|专科|高职|(国家|省|市)?(双)?(一流|高)(大学|学科|建设)?(高校)?|一流|双一流|C9|985|211|(国家|省|市|校)?(级)?(重点|示范)(大学|高校)?|(部|省|市)属(重点)?|省部共建|部省共建|保研|强基|研究生院|(校)?本部|主校区|总校|原.+|[A-C][+-]?|.*专项(计划)?|普通类?|师范类?|理工类?|综合类?|医药类?|财经类?|农林类?|语言类?|政法类?|[冲稳保])$/i

const GROUP_WORDS =
  /^(?:院校)?(?:专业)?(?:组)?第?([0-9A-Z]{1,3})(?:专业)?组$|^(?:院校)?专业组第?([0-9A-Z]{1,3})$/i
/** Longer than any name with its brackets, its group and its major. */
const LONGEST = 80

/** What a cell of a school says. Takes time by its length alone. */
function readCell(cell: string, names: Names, codes: Codes): CellReading {
  const text = withoutMarks(cleanText(cell)).slice(0, LONGEST)
  const whole = names.full.get(keyOf(text))
  if (whole !== undefined) return { ids: [whole] }
  if (/^[A-Z]?\d{3,5}$/i.test(text))
    return { ids: codes.all(text), ...(codes.all(text).length !== 1 && { why: '没有' as const }) }
  let code: string | undefined
  let group: string | undefined
  const marks: string[] = []
  const kept: { text: string; isInside: boolean }[] = []
  for (const part of textParts(text.replace(/^\d{1,3}[.、)]\s*/, ''))) {
    const solid = part.text.replace(/\s/g, '')
    const words = GROUP_WORDS.exec(solid)
    const isPraise = /^(985|211)$/.test(solid)
    const isGroup = (words || /^\d{2,3}$/.test(solid)) && (part.isInside || kept.length > 0)
    if (isGroup && !isPraise) group ??= words?.[1] ?? words?.[2] ?? solid
    else if (part.isInside && /^[A-Z]?\d{4,5}$/i.test(solid)) code ??= solid
    else if (part.isInside && solid.split(/[、,/·;+]/).every((one) => MARK.test(withoutMarks(one))))
      marks.push(solid)
    else kept.push(part)
  }
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
    if (tail) {
      group ??= tail[2] ?? tail[4] ?? tail[6]
      outside.text = tail[1] ?? tail[3] ?? tail[5] ?? ''
    }
  }
  const beside = {
    ...(code !== undefined && { code }),
    ...(group !== undefined && { group }),
    ...(marks.length > 0 && { marks }),
  }
  const said = kept.filter((part) => part.text !== '')
  return { ...ofName(said, names), ...beside }
}

function ofName(parts: readonly { text: string; isInside: boolean }[], names: Names): CellReading {
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
  if (only === undefined) {
    const before = withMajor(parts, names)
    if (before) return before
    const longer = all.length >= LEAST_STEM ? names.keys.filter(([key]) => key.startsWith(all)) : []
    const ids = longer.slice(0, 6).map(([, one]) => one)
    return { ids, why: ids.length > 0 ? '几所' : '没有' }
  }
  return { ids: own }
}

function known(key: string, { full, short }: Names): readonly string[] {
  const id = full.get(key)
  return id === undefined ? (short.get(key) ?? []) : [id]
}

/** The schools that a bracket behind a name could mean: a campus of these words, the school itself, its other campuses. */
function campuses(id: string, place: string, names: Names): readonly string[] {
  const base = keyOf(names.nameOf(id))
  const word = keyOf(place)
  const own = names.keys.filter(([key]) => key !== base && key.startsWith(base))
  const named = own.filter(
    ([key]) => key.slice(base.length).includes(word) || word.includes(key.slice(base.length)),
  )
  return [...new Set([...named.map(([, one]) => one), id, ...own.map(([, one]) => one)])].slice(0, 6)
}

/** 安徽大学软件工程, 安徽大学-软件工程（中外合作办学）: the longest name that begins the cell, and what stands behind it. */
function withMajor(
  parts: readonly { text: string; isInside: boolean }[],
  names: Names,
): CellReading | undefined {
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
    if (/(大学|学院|学校|校区|分校|医学部|研究院)/.test(major)) return { ids: [id], why: '没有' }
    return { ids: [id], major, ...(led?.[1] !== undefined && { group: led[1] }) }
  }
  return undefined
}

const onlyOne = <T>(all: readonly T[] | undefined): T | undefined => (all?.length === 1 ? all[0] : undefined)

/** Whether a name that nobody has is written like that of a school: 安微大学. */
function isNearly(text: string, name: string): boolean {
  const [a, b] = [[...keyOf(text)], [...keyOf(name)]]
  const shared = a.filter((character) => b.includes(character)).length
  return Math.abs(a.length - b.length) <= 2 && shared >= Math.max(a.length, b.length) - 1 && b.length >= 4
}

function ofCodes(schoolCode: string | undefined, group: string | undefined, codes: Codes): SchoolReading {
  if (schoolCode !== undefined) {
    const ids = codes.all(schoolCode)
    const [id] = ids
    if (ids.length === 1 && id !== undefined) return { id }
    if (ids.length > 1) return { ids, why: '几所' }
    return (schoolCode.length > 4 ? ofWholeCode(schoolCode, codes) : undefined) ?? { ids: [], why: '没有' }
  }
  return (group === undefined ? undefined : ofWholeCode(group, codes)) ?? { ids: [], why: '没有' }
}

interface Codes {
  /** The school of a code of the province, as it is written. */
  readonly own: (code: string) => string | undefined
  /** The same, also of the national code. */
  readonly whole: (code: string) => string | undefined
  /** All schools of a code: as it is written, else without the zeros that a spreadsheet took. */
  readonly all: (code: string) => readonly string[]
}

function codesOf(schools: readonly CalledSchool[]): Codes {
  const exact = new Map<string, string>()
  const short = new Map<string, readonly string[]>()
  for (const { id, schoolEnrollCode } of schools) {
    if (!schoolEnrollCode) continue
    exact.set(schoolEnrollCode, id)
    const digits = unpadded(schoolEnrollCode)
    short.set(digits, [...(short.get(digits) ?? []), id])
  }
  const national = new Set(schools.map(({ id }) => id))
  const own = (code: string) => exact.get(code)
  const whole = (code: string) => own(code) ?? (national.has(code) ? code : undefined)
  const all = (code: string) => {
    const id = whole(code)
    return id === undefined ? (short.get(unpadded(code)) ?? []) : [id]
  }
  return { own, whole, all }
}

/** The shortest code of a school is three characters long, that of a group is two. */
const [LEAST_SCHOOL, LEAST_GROUP] = [3, 2]
/** The longest code of a school with that of a group and a stroke between. */
const LONGEST_CODE = 14

/** A code of a school with that of its group behind it, with or without a stroke between; none where it can be parted in several ways. */
function ofWholeCode(code: string, { own, whole, all }: Codes): NamedSchool | undefined {
  if (code.length > LONGEST_CODE) return undefined
  const any = (one: string) => onlyOne(all(one))
  const [left, right] = code.split(/[-_－—\s]+/)
  if (left && right) {
    const id = any(left)
    return id === undefined ? undefined : { id, group: right }
  }
  const found = [own, whole, any].map((idOf) => waysToPart(code, idOf)).find((ways) => ways.length > 0)
  return onlyOne(found)
}

function waysToPart(
  code: string,
  idOf: (code: string) => string | undefined,
): readonly { readonly id: string; readonly group: string }[] {
  const ways: { id: string; group: string }[] = []
  for (let at = LEAST_SCHOOL; at <= code.length - LEAST_GROUP; at++) {
    const id = idOf(code.slice(0, at))
    if (id !== undefined) ways.push({ id, group: code.slice(at) })
  }
  return ways
}
