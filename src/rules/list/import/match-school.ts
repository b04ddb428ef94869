import { plain, unpadded } from './match-row'
import type { ImportedRow } from './read-table'

/** What a school can be called. */
export interface CalledSchool {
  readonly id: string
  readonly schoolName: string
  readonly aliases?: readonly string[] | null | undefined
  /** The code of the province that the list is for; absent where nobody has told it. */
  readonly schoolEnrollCode?: string | null | undefined
}

/** The school that a row names. */
export interface NamedSchool {
  readonly id: string
  /** The code of the group, where a code of a group and of its school was written as one: 0101003. */
  readonly group?: string
}

/** Whether a row names its school by a code alone. */
export const isCodeOnly = ({ school, schoolCode, group }: ImportedRow): boolean =>
  school === undefined && (schoolCode ?? group) !== undefined

/**
 * How schools are found by what a row says of them: by name, then by short name, by the code of the province, and by the
 * national code, which is the id. A code that several schools could have names none.
 */
export function schoolFinder(
  schools: readonly CalledSchool[],
): (row: ImportedRow) => NamedSchool | undefined {
  const byName = new Map<string, string>()
  for (const { id, aliases } of schools.toReversed()) {
    for (const alias of aliases ?? []) byName.set(plain(alias), id)
  }
  for (const { id, schoolName } of schools) byName.set(bare(schoolName), id)
  const codes = codesOf(schools)
  return ({ school, schoolCode, group }) => {
    const id =
      (school !== undefined ? (byName.get(bare(school)) ?? byName.get(plain(school))) : undefined) ??
      (schoolCode === undefined ? undefined : codes.any(schoolCode))
    if (id !== undefined) return { id }
    return school === undefined && schoolCode === undefined && group ? ofWholeCode(group, codes) : undefined
  }
}

/** 中国地质大学（北京） is another school than 中国地质大学（武汉）: what stands in brackets counts. */
const bare = (name: string) => name.replace(/[\s（）()]/g, '')

interface Codes {
  /** As it is written. */
  readonly whole: (code: string) => string | undefined
  /** Also without the zeros that a spreadsheet took. */
  readonly any: (code: string) => string | undefined
}

function codesOf(schools: readonly CalledSchool[]): Codes {
  const exact = new Map<string, string>()
  const short = new Map<string, string | undefined>()
  for (const { id, schoolEnrollCode } of schools) {
    if (!schoolEnrollCode) continue
    exact.set(schoolEnrollCode, id)
    const digits = unpadded(schoolEnrollCode)
    short.set(digits, short.has(digits) ? undefined : id)
  }
  const national = new Set(schools.map(({ id }) => id))
  const whole = (code: string) => exact.get(code) ?? (national.has(code) ? code : undefined)
  return { whole, any: (code) => whole(code) ?? short.get(unpadded(code)) }
}

/** The shortest code of a school is three characters long, that of a group is two. */
const [LEAST_SCHOOL, LEAST_GROUP] = [3, 2]

/** A code of a school with that of its group behind it, with or without a stroke between; none where it can be parted in several ways. */
function ofWholeCode(code: string, { whole, any }: Codes): NamedSchool | undefined {
  const [left, right] = code.split(/[-_－—\s]+/)
  if (left && right) {
    const id = any(left)
    return id === undefined ? undefined : { id, group: right }
  }
  const ways = waysToPart(code, whole)
  const all = ways.length > 0 ? ways : waysToPart(code, any)
  return all.length === 1 ? all[0] : undefined
}

function waysToPart(code: string, idOf: (code: string) => string | undefined): readonly NamedSchool[] {
  const ways: NamedSchool[] = []
  for (let at = LEAST_SCHOOL; at <= code.length - LEAST_GROUP; at++) {
    const id = idOf(code.slice(0, at))
    if (id !== undefined) ways.push({ id, group: code.slice(at) })
  }
  return ways
}
