import type { ImportedMajor, ImportedRow } from './read-table'

/** A unit that a list may have. */
export interface OfferedUnit {
  readonly unitId: string
  readonly schoolId: string
  readonly schoolEnrollCode?: string | null | undefined
  readonly majorGroupCode?: string | null | undefined
  readonly majors: readonly OfferedMajor[]
}

interface OfferedMajor {
  readonly majorEnrollCode: string
  readonly majorName: string
}

/** What a row means among the units of its school. */
export type Match<Unit extends OfferedUnit> =
  | {
      readonly unit: Unit
      readonly majors: readonly OfferedMajor[]
      /** Majors that the unit does not have, as the row writes them. */
      readonly missing: readonly string[]
    }
  /** The units that it could mean. */
  | { readonly nearest: readonly Unit[] }

/**
 * The unit that a row means: by code, then by name. `units` are those of its school. Where a unit is one major, the code or
 * the name of that major names it.
 */
export function matchRow<Unit extends OfferedUnit>(row: ImportedRow, units: readonly Unit[]): Match<Unit> {
  const unit =
    onlyOne(byGroup(row, units)) ?? onlyOne(byMajors(row, units)) ?? (row.group ? undefined : onlyOne(units))
  return unit ? matched(row, unit) : { nearest: nearestOf(row, units) }
}

/** A row laid on a unit that somebody has chosen for it. */
export function matched<Unit extends OfferedUnit>({ majors }: ImportedRow, unit: Unit) {
  const found = majors.map((major) => ({ major, own: majorIn(unit, major) }))
  return {
    unit,
    majors: found.flatMap(({ own }) => own ?? []),
    missing: found.flatMap(({ major, own }) => (own ? [] : (major.name ?? major.code ?? ''))),
  }
}

const onlyOne = <T>(all: readonly T[]): T | undefined => (all.length === 1 ? all[0] : undefined)

function byGroup<Unit extends OfferedUnit>({ group }: ImportedRow, units: readonly Unit[]): readonly Unit[] {
  return group ? units.filter(({ majorGroupCode }) => isSameCode(majorGroupCode, group)) : []
}

/** Units that have every major of a row; where a unit is one major, that one. */
function byMajors<Unit extends OfferedUnit>(
  { group, majors }: ImportedRow,
  units: readonly Unit[],
): readonly Unit[] {
  if (group || majors.length === 0) return []
  return units.filter((unit) => majors.every((major) => majorIn(unit, major) !== undefined))
}

/** The units that a row could mean: those of its code before those with its majors. */
export function nearestOf<Unit extends OfferedUnit>(
  { group, majors }: ImportedRow,
  units: readonly Unit[],
): readonly Unit[] {
  const hasCode = ({ majorGroupCode }: Unit) =>
    Number(group !== undefined && isSameCode(majorGroupCode, group))
  const shared = (unit: Unit) => majors.filter((major) => majorIn(unit, major) !== undefined).length
  return units.toSorted((a, b) => hasCode(b) - hasCode(a) || shared(b) - shared(a))
}

function majorIn(unit: OfferedUnit, { code, name }: ImportedMajor): OfferedMajor | undefined {
  const byCode = code ? unit.majors.filter((major) => isSameCode(major.majorEnrollCode, code)) : []
  const isNamed = (major: OfferedMajor) => !name || plain(major.majorName) === plain(name)
  return byCode.find(isNamed) ?? (name ? unit.majors.find(isNamed) : byCode[0])
}

/** Spreadsheets take zeros off the front of codes. */
export const unpadded = (code: string) => code.replace(/^0+/, '')

function isSameCode(a: string | null | undefined, b: string): boolean {
  return a != null && (a === b || unpadded(a) === unpadded(b))
}

/** A name without notes in brackets and without spaces. */
export function plain(name: string): string {
  return name.replace(/[（(].*?[）)]/g, '').replace(/\s/g, '')
}
