import type { ImportedRow } from './imported-row'
import type { CalledSchool, SchoolReading } from './named-school'
import { readCell } from './school-cell'
import { codesOf, ofCodes, ofWholeCode } from './school-codes'
import { isNearly, namesOf } from './school-names'

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
 * How schools are found by what a row says of them: by name, then by short name, by the province's code, and by the
 * national code, which is the id. A name or a code that several schools could have names none. A code is compared with
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
