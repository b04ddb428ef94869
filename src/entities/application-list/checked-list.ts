import type { ApplicationItem, ApplicationListDetail } from '~/contracts/application-lists'
import type { RecommendedUnit, UnitMajor } from '~/contracts/recommendation.schemas'
import type { ApplicationList, ListMajor, ListRow } from '~/rules/check-up/list-input'
import { isOldExamYear } from '~/rules/filing/application-form'

/** For whom and for what a list is. */
export type ListFrame = Pick<
  ApplicationListDetail,
  'id' | 'province' | 'year' | 'batch' | 'subject' | 'score' | 'rank'
>

/**
 * A list in the form that the check-up reads (docs/check-up.md). Undefined where it cannot be checked: without rows, rank
 * or subject. `electives` are the subjects that are sat, where they are known.
 */
export function checkedList(
  { id, province, year, batch, subject, score, rank }: ListFrame,
  items: readonly ApplicationItem[],
  units: ReadonlyMap<string, RecommendedUnit>,
  electives?: readonly string[],
): ApplicationList | undefined {
  if (!rank || !subject || items.length === 0) return undefined
  return {
    id,
    province,
    year,
    subject,
    ...(batch && { batch }),
    student: {
      rank,
      ...(score != null && { score }),
      ...(electives && !isOldExamYear(province, year) && { electives: [...electives] }),
    },
    rows: items.map((item) => checkedRow(item, units.get(item.unitId), year)),
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
  const { subjectRequirement, planNum, lastPlanNum, history, risk } = unit
  const chance = toldChance(unit)
  // The newest line has seen the plan of its own year: only a later change moves what is expected.
  const lastPlan = history[0]?.planNum ?? lastPlanNum
  return {
    ...(subjectRequirement && { requirement: subjectRequirement }),
    plan: planNum,
    ...(risk != null && { tier: risk }),
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

/** Percent are told in steps that never promise more than is known: 65 means 65 to 70. The first and the last are open. */
const STEP = 5
const FIRST = 10
const LAST = 90
/** Where the tiers lie, by risk. */
const TIERS: Readonly<Record<number, readonly [number, number]>> = { 1: [10, 50], 2: [50, 90], 3: [90, 100] }

/** Between which shares the server's chance lies: it knows all units of the school, a list only some. */
function toldChance({ risk, probability, probabilityLow, probabilityHigh }: RecommendedUnit) {
  const from = probability ?? probabilityLow
  const to = probability ?? probabilityHigh
  if (from == null || to == null) return undefined
  const [least, most] = TIERS[risk ?? 0] ?? [0, FIRST]
  const low = Math.max(from < FIRST ? 0 : from, least)
  const high = Math.min(to >= LAST ? 100 : to + STEP, most)
  return low < high ? { low: low / 100, high: high / 100 } : { low: least / 100, high: most / 100 }
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
