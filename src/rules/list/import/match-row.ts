import { cleanText, splitOutside, textParts } from '../../cells/cell-text'
import type { ImportedMajor, ImportedRow } from './imported-row'
import { type MajorReading, type OfferedMajor, ofCode, readMajor, unpadded } from './match-major'

/** A unit that a list may have. */
export interface OfferedUnit {
  readonly unitId: string
  readonly schoolId: string
  readonly schoolEnrollCode?: string | null | undefined
  readonly majorGroupCode?: string | null | undefined
  readonly majors: readonly OfferedMajor[]
}

/** A major of a row that could not be told. */
export interface OpenMajor {
  readonly major: ImportedMajor
  /** Its place among the majors of the row, from 0. */
  readonly at: number
  readonly why: '没有' | '括号' | '几个' | '代码'
  readonly near: readonly OfferedMajor[]
}

/** What a row means among the units of its school. */
export type Match<Unit extends OfferedUnit> =
  | MatchedUnit<Unit>
  /** The units that it could mean. */
  | { readonly nearest: readonly Unit[] }

/** A row laid on a unit. */
export interface MatchedUnit<Unit extends OfferedUnit> {
  readonly unit: Unit
  /** Those that were found, in the order of the row; `at` is their place there. */
  readonly majors: readonly OfferedMajor[]
  readonly places: readonly number[]
  /** Majors that the unit does not have, as the row writes them. */
  readonly missing: readonly string[]
  readonly open: readonly OpenMajor[]
  /** All majors of the row are named with their very brackets. */
  readonly isExact: boolean
  /** Majors whose code in the row is another's or nobody's. */
  readonly otherCodes: readonly { readonly major: OfferedMajor; readonly code: string }[]
}

const onlyOne = <T>(all: readonly T[]): T | undefined => (all.length === 1 ? all[0] : undefined)

type Asked = Pick<ImportedRow, 'group' | 'majors'> & Partial<ImportedRow>

/**
 * The unit that a row means: by code, then by name. `units` are those of its school. Where a unit is one major, the code or
 * the name of that major names it. A group that has none of the majors, while another has them all, is asked for.
 */
export function matchRow<Unit extends OfferedUnit>(row: Asked, units: readonly Unit[]): Match<Unit> {
  const named = row.group ? unitOfGroup(row.group, units) : undefined
  const unit = named ?? byMajors(row, units) ?? (row.group ? undefined : onlyOne(units))
  const match = unit && matched(row, unit)
  const hasNone = match !== undefined && row.majors.length > 0 && match.majors.length === 0
  const isElsewhere =
    hasNone &&
    (named === undefined || units.some((other) => other !== unit && matched(row, other).open.length === 0))
  return match && !isElsewhere ? match : { nearest: nearestOf(row, units) }
}

/** A row laid on a unit that somebody has chosen for it. */
export function matched<Unit extends OfferedUnit>({ majors }: Asked, unit: Unit): MatchedUnit<Unit> {
  const found = majors.flatMap((major, at) => readAll(unit, major).map((one) => ({ ...one, at })))
  const own = found.flatMap(({ read, at }) => ('own' in read ? [{ ...read, at }] : []))
  const open = found.flatMap(({ read, major, at }) => ('own' in read ? [] : [{ ...read, major, at }]))
  return {
    unit,
    majors: own.map((one) => one.own),
    places: own.map(({ at }) => at),
    missing: open.map(({ major }) => major.name ?? major.code ?? ''),
    open,
    isExact: open.length === 0 && own.every(({ isExact }) => isExact),
    otherCodes: own.flatMap(({ own: major, otherCode }) =>
      otherCode === undefined ? [] : [{ major, code: otherCode }],
    ),
  }
}

interface ReadOne {
  readonly major: ImportedMajor
  readonly read: MajorReading
}

/** What stands between majors of one cell where no list mark does: blanks, arrows, and numbers that were circled. */
const BETWEEN = ' \n→>。\\+·~-–—'

/** A cell may hold several majors with nothing but a blank between them. */
function readAll(unit: OfferedUnit, major: ImportedMajor): readonly ReadOne[] {
  const whole = readMajor(unit.majors, major)
  const unnumbered = (major.name ?? '').replace(/\d{1,2}[.、]?(?=\p{Script=Han})/gu, ' ')
  const words = splitOutside(unnumbered, BETWEEN)
  if ('own' in whole || words.length < 2) return [{ major, read: whole }]
  const parts = words.map((name) => ({ major: { name }, read: readMajor(unit.majors, { name }) }))
  return parts.every(({ read }) => 'own' in read) ? parts : [{ major, read: whole }]
}

/** The code of a group as it is compared: 第002组, (002), 院校专业组002 are 002. */
export function groupCode(text: string): string {
  const clean = cleanText(text)
    .replace(/\s/g, '')
    .replace(/\.0+(?=\D|$)/, '')
  const parts = textParts(clean).map((part) =>
    part.text.replace(/^(院校)?(专业)?组?第?|(院校)?(专业)?组$/g, ''),
  )
  return parts.find((part) => /\d|^[A-Z]$/i.test(part)) ?? clean
}

/** A group by its code, alone or behind that of its school. */
function unitOfGroup<Unit extends OfferedUnit>(group: string, units: readonly Unit[]): Unit | undefined {
  const code = groupCode(group)
  const alone = ofCode(units, (unit) => unit.majorGroupCode, code)
  if (alone) return alone
  const solid = code.replace(/[-_—–.+/]/g, '')
  return ofCode(
    units,
    ({ schoolEnrollCode, majorGroupCode }) =>
      schoolEnrollCode && majorGroupCode ? schoolEnrollCode + majorGroupCode : undefined,
    solid,
  )
}

/** The one unit that has every major of a row: of several the one with the codes of the row, then with its very names. */
function byMajors<Unit extends OfferedUnit>(row: Asked, units: readonly Unit[]): Unit | undefined {
  if (row.group || row.majors.length === 0) return undefined
  const having = units.map((unit) => matched(row, unit)).filter(({ open }) => open.length === 0)
  const coded = having.filter(({ otherCodes }) => otherCodes.length === 0)
  const exact = having.filter(({ isExact }) => isExact)
  const both = exact.filter((one) => coded.includes(one))
  return [having, both, coded, exact].map(onlyOne).find((one) => one !== undefined)?.unit
}

/** The units that a row could mean: those of its code before those with its majors. */
export function nearestOf<Unit extends OfferedUnit>(row: Asked, units: readonly Unit[]): readonly Unit[] {
  const code = row.group === undefined ? undefined : groupCode(row.group)
  const hasCode = ({ majorGroupCode }: Unit) =>
    Number(code !== undefined && majorGroupCode != null && unpadded(majorGroupCode) === unpadded(code))
  const shared = new Map(units.map((unit) => [unit, matched(row, unit).majors.length]))
  return units.toSorted((a, b) => hasCode(b) - hasCode(a) || (shared.get(b) ?? 0) - (shared.get(a) ?? 0))
}
