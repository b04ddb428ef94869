import type { ApplicationItem, ApplicationListDetail } from '~/contracts/application-lists'
import type { RecommendedUnit, UnitMajor } from '~/contracts/recommendation.schemas'
import { toldShares } from '~/rules/chance/told-shares'
import type { ApplicationList, ListMajor, ListRow, ListSchoolUnit } from '~/rules/check-up/list-input'
import { whyUncheckable } from '~/rules/check-up/uncheckable'
import { isOldExamYear } from '~/rules/filing/application-form'

/** For whom and for what a list is. */
export type ListFrame = Pick<
  ApplicationListDetail,
  'province' | 'year' | 'batch' | 'subject' | 'score' | 'rank'
>

/**
 * A list in the form that the check-up reads (docs/check-up.md). Undefined where it cannot be checked
 * (`whyUncheckable`). `electives` are the subjects that are sat, where they are known.
 */
export function checkedList(
  { province, year, batch, subject, score, rank }: ListFrame,
  items: readonly ApplicationItem[],
  units: ReadonlyMap<string, RecommendedUnit>,
  electives?: readonly string[],
): ApplicationList | undefined {
  if (whyUncheckable({ province, subject, rank, size: items.length }) || !rank || !subject) return undefined
  return {
    province,
    year,
    subject,
    ...(batch && { batch }),
    student: {
      rank,
      ...(score != null && { score }),
      ...(electives && !isOldExamYear(province, year) && { electives: [...electives] }),
    },
    ...schoolsOf(items, units),
    rows: items.map((item) => checkedRow(item, units.get(item.unitId), year)),
  }
}

/**
 * All units that are known of the schools of rows whose chance nobody tells: they move the expected lines of each other.
 * A told chance knows them already; which others are known depends on the page, and no figure may.
 */
function schoolsOf(
  items: readonly ApplicationItem[],
  units: ReadonlyMap<string, RecommendedUnit>,
): Pick<ApplicationList, 'schools'> {
  const untold = items.filter(({ unitId }) => {
    const unit = units.get(unitId)
    return unit && !toldShares(unit)
  })
  if (untold.length === 0) return {}
  const schools: Record<string, ListSchoolUnit[]> = Object.fromEntries(
    untold.map(({ schoolName }) => [schoolName, []]),
  )
  for (const unit of units.values()) schools[unit.schoolName]?.push(schoolUnit(unit))
  return { schools }
}

function schoolUnit({
  majorGroupCode,
  subjectRequirement,
  history,
  majors,
}: RecommendedUnit): ListSchoolUnit {
  return {
    ...(majorGroupCode && { unit: majorGroupCode }),
    ...(subjectRequirement && { requirement: subjectRequirement }),
    lines: history.map(({ year, lowestRank }) => ({ year, rank: lowestRank })),
    majors: majors.map(({ majorName }) => ({ name: majorName })),
  }
}

function checkedRow(item: ApplicationItem, unit: RecommendedUnit | undefined, year: number): ListRow {
  const { schoolName, majorGroupCode, provinceName, adjust } = item
  const row = {
    school: schoolName,
    ...(majorGroupCode && { unit: majorGroupCode }),
    province: provinceName,
    adjust,
  }
  if (!unit) {
    const majors = item.majors.map(({ majorName }) => ({ name: majorName }))
    const lines = item.lowestRank ? [{ year: year - 1, rank: item.lowestRank }] : []
    return { ...row, majors, lines }
  }
  return { ...row, ...unitFacts(unit), ...majorsOf(item, unit) }
}

function unitFacts(unit: RecommendedUnit): Partial<ListRow> {
  const { subjectRequirement, planNum, lastPlanNum, history } = unit
  const chance = toldShares(unit)
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
      score: lowestScore,
    })),
  }
}

/** The chosen majors in their order, and what else the unit holds. */
function majorsOf(item: ApplicationItem, unit: RecommendedUnit): Pick<ListRow, 'majors' | 'alsoInUnit'> {
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

function checkedMajor({ majorName, planNum, fee, history }: UnitMajor, year: number | undefined): ListMajor {
  const rank = history.find((line) => line.year === year)?.lowestRank
  return { name: majorName, plan: planNum, ...(fee != null && { fee }), ...(rank && { rank }) }
}
