import type { ApplicationItem, ApplicationListDetail } from '~/contracts/application-lists'
import type { RecommendedUnit, UnitMajor } from '~/contracts/recommendation.schemas'
import { reportedShares } from '../chance/reported-shares'
import { limitsOfNote } from './limits/limits-of-note'
import type { ApplicationList, ListMajor, ListRow, ListSchoolUnit, ListStudent } from './list-input'
import { whyUncheckable } from './uncheckable'

/** For whom and for what a list is. */
export type ListFrame = Pick<
  ApplicationListDetail,
  'province' | 'year' | 'batch' | 'subject' | 'score' | 'rank'
>

/** What a check-up reads of a unit. */
export type CheckedUnit = Omit<RecommendedUnit, 'schoolFeatures'>

/** What is known of the units that rows name. */
export interface UnitsOfRows<Unit extends CheckedUnit = CheckedUnit> {
  /** By the id of the unit. */
  readonly byId: ReadonlyMap<string, Unit>
  /** Those of them that the plan does not offer to the student. */
  readonly closed?: ReadonlySet<string>
  /** The schools that were read, by id. A unit of one of them that is not known is not in the plan. */
  readonly schools?: ReadonlySet<string>
}

/** The units of a list that was just made: all of them are offered. */
export function offeredUnits(units: readonly CheckedUnit[]): UnitsOfRows {
  return { byId: new Map(units.map((unit) => [unit.unitId, unit])) }
}

/**
 * A list in the form that the check-up reads (docs/check-up.md). Undefined where it cannot be checked
 * (`whyUncheckable`). `student` is what is known of its student today, beside the score of the list.
 */
export function checkedList(
  { province, year, batch, subject, score, rank }: ListFrame,
  items: readonly ApplicationItem[],
  units: UnitsOfRows,
  student: Partial<ListStudent> = {},
): ApplicationList | undefined {
  if (whyUncheckable({ province, subject, rank, size: items.length }) || !rank || !subject) return undefined
  return {
    province,
    year,
    subject,
    ...(batch && { batch }),
    student: { ...student, rank, ...(score != null && { score }) },
    ...schoolsOf(items, units),
    rows: items.map((item) => checkedRow(item, units, year)),
  }
}

/**
 * The known units of each school with a row that has no reported chance: units of one school move each other's expected
 * lines. A reported chance counts them in already. Those of other schools are left out: which of them are known depends on
 * the page, and no figure may.
 */
function schoolsOf(
  items: readonly ApplicationItem[],
  { byId, closed }: UnitsOfRows,
): Pick<ApplicationList, 'schools'> {
  const unreported = items.filter(({ unitId }) => {
    const unit = byId.get(unitId)
    return unit && !closed?.has(unitId) && !reportedShares(unit)
  })
  if (unreported.length === 0) return {}
  const schools: Record<string, ListSchoolUnit[]> = Object.fromEntries(
    unreported.map(({ schoolName }) => [schoolName, []]),
  )
  for (const unit of byId.values()) schools[unit.schoolName]?.push(schoolUnit(unit))
  return { schools }
}

function schoolUnit({ majorGroupCode, subjectRequirement, history, majors }: CheckedUnit): ListSchoolUnit {
  return {
    ...(majorGroupCode && { unit: majorGroupCode }),
    ...(subjectRequirement && { requirement: subjectRequirement }),
    lines: history.map(({ year, lowestRank }) => ({ year, rank: lowestRank })),
    majors: majors.map(({ majorName }) => ({ name: majorName })),
  }
}

function checkedRow(item: ApplicationItem, units: UnitsOfRows, year: number): ListRow {
  const { unitId, schoolId, schoolName, majorGroupCode, provinceName, adjust } = item
  const row = {
    id: unitId,
    school: schoolName,
    ...(majorGroupCode && { unit: majorGroupCode }),
    province: provinceName,
    adjust,
  }
  const unit = units.byId.get(unitId)
  if (unit) {
    return { ...row, offered: !units.closed?.has(unitId), ...unitFacts(unit), ...majorsOf(item, unit) }
  }
  const majors = item.majors.map(({ majorName }) => ({ name: majorName }))
  if (!units.schools?.has(schoolId)) return { ...row, majors, unread: true }
  // The line that the list keeps tells what could stand in its place.
  const lines = item.lowestRank ? [{ year: year - 1, rank: item.lowestRank }] : []
  return { ...row, majors, lines, offered: false }
}

function unitFacts(unit: CheckedUnit): Partial<ListRow> {
  const { subjectRequirement, planNum, lastPlanNum, history } = unit
  const chance = reportedShares(unit)
  // The newest line has seen the plan of its own year: only a later change moves what is expected.
  const lastPlan = history[0]?.planNum ?? lastPlanNum
  return {
    ...(subjectRequirement && { requirement: subjectRequirement }),
    plan: planNum,
    ...(chance && { chance }),
    ...(lastPlan != null && { lastPlan }),
    ...(history.length === 0 && { isNew: true }),
    lines: history.map(({ year, lowestRank, lowestScore }) => ({
      year,
      rank: lowestRank,
      ...(lowestScore != null && { score: lowestScore }),
    })),
  }
}

/** The chosen majors in their order, and what else the unit holds. */
function majorsOf(item: ApplicationItem, unit: CheckedUnit): Pick<ListRow, 'majors' | 'alsoInUnit'> {
  const year = unit.history[0]?.year
  const known = new Map(unit.majors.map((major) => [major.majorEnrollCode, major]))
  const chosen = new Set(item.majors.map(({ majorEnrollCode }) => majorEnrollCode))
  return {
    majors: item.majors.map(({ majorEnrollCode, majorName }) => {
      const major = known.get(majorEnrollCode)
      return major ? checkedMajor(major, year) : { name: majorName }
    }),
    alsoInUnit: unit.majors
      .filter(({ majorEnrollCode }) => !chosen.has(majorEnrollCode))
      .map((major) => checkedMajor(major, year)),
  }
}

function checkedMajor(major: UnitMajor, year: number | undefined): ListMajor {
  const { majorName, planNum, fee, history, note } = major
  const limits = limitsOfNote(note)
  const rank = history.find((line) => line.year === year)?.lowestRank
  return {
    name: majorName,
    plan: planNum,
    ...(fee != null && { fee }),
    ...(rank && { rank }),
    ...(limits && { limits }),
  }
}
