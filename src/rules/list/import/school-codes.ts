import { unpadded } from './match-major'
import type { CalledSchool, NamedSchool, SchoolReading } from './named-school'

/** The schools by their codes. */
export interface Codes {
  /** The school of a code of the province, as it is written. */
  readonly own: (code: string) => string | undefined
  /** The same, also of the national code. */
  readonly whole: (code: string) => string | undefined
  /** All schools of a code: as it is written, else without the zeros that a spreadsheet took. */
  readonly all: (code: string) => readonly string[]
}

export function codesOf(schools: readonly CalledSchool[]): Codes {
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

/** The school that codes alone name: that of the school, else that of its group, which begins with it. */
export function ofCodes(
  schoolCode: string | undefined,
  group: string | undefined,
  codes: Codes,
): SchoolReading {
  if (schoolCode !== undefined) {
    const ids = codes.all(schoolCode)
    const [id] = ids
    if (ids.length === 1 && id !== undefined) return { id }
    if (ids.length > 1) return { ids, why: '几所' }
    return (schoolCode.length > 4 ? ofWholeCode(schoolCode, codes) : undefined) ?? { ids: [], why: '没有' }
  }
  return (group === undefined ? undefined : ofWholeCode(group, codes)) ?? { ids: [], why: '没有' }
}

/** The shortest code of a school is three characters long, that of a group is two. */
const [LEAST_SCHOOL, LEAST_GROUP] = [3, 2]
/** The longest code of a school with that of a group and a stroke between. */
const LONGEST_CODE = 14

/** A code of a school with that of its group behind it, with or without a stroke between; none where it can be parted in several ways. */
export function ofWholeCode(code: string, { own, whole, all }: Codes): NamedSchool | undefined {
  if (code.length > LONGEST_CODE) return undefined
  const any = (one: string) => onlyOne(all(one))
  const [left, right] = code.split(/[^0-9A-Z]+/i)
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

const onlyOne = <T>(all: readonly T[] | undefined): T | undefined => (all?.length === 1 ? all[0] : undefined)
