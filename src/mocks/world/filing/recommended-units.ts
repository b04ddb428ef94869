import { admissionChance, type Chance, type PastLine } from '~/shared/domain/chance/admission-chance'
import { examMode } from '~/shared/domain/exam-mode'
import type { AdmissionMajor } from '../admission/groups'
import { meets, requirementText } from '../admission/requirement'
import { schoolListItem } from '../admission/school-library'
import { provinceScale } from '../admission/strength-scale'
import { rowOfRank, scoreTable } from '../exam/score-table'
import { yearsOfStudy } from '../majors/study-years'
import { type PlanKey, type PlannedUnit, type UnitYear, unitYear } from './planned-units'

/** Who asks: a rank in the table of the plan's year, for an admission in `year`, with the electives that were sat. */
export interface Asker {
  readonly rank: number
  readonly year: number
  /** Empty: not known, and nothing is left out. */
  readonly electives: readonly string[]
}

export interface JudgedUnit {
  readonly unit: PlannedUnit
  /** Absent for a unit without any year to compare with. */
  readonly chance?: Chance
}

const grouped = new Intl.NumberFormat('zh-CN')
const formatCount = (value: number) => grouped.format(value)

/** A change of the plan by this share is worth a warning, and so is this tuition, yuan a year. */
const PLAN_CHANGE = 0.2
const HIGH_FEE = 20_000
/** So few places are worth a warning and a wider range, in percent; ranges stay within what is ever shown. */
export const FEW_PLACES = 2
const WIDER = 10
const [LEAST_SHOWN, MOST_SHOWN] = [5, 95]

/** Whether the requirement of a unit lets somebody apply. */
export function isOpenTo({ electives }: PlannedUnit, asker: Asker): boolean {
  return meets(electives, asker.electives)
}

export function judged(unit: PlannedUnit, plan: PlanKey, asker: Asker): JudgedUnit {
  const chance = chanceOf(unit.years, plan, asker)
  return { unit, ...(chance && { chance }) }
}

/** Only years before the admission count; its own plan counts as long as no line has seen it. */
function chanceOf(years: readonly UnitYear[], plan: PlanKey, asker: Asker): Chance | undefined {
  const candidates = candidatesIn(plan, plan.year)
  if (candidates === undefined) return undefined
  const [current, before] = years
  const isPlanNew = current !== undefined && current.year >= asker.year
  return admissionChance({
    rank: asker.rank,
    candidates,
    lines: known(years, asker).flatMap(({ year, lowestRank }): PastLine[] => {
      const then = candidatesIn(plan, year)
      return then === undefined ? [] : [{ year, rank: lowestRank, candidates: then }]
    }),
    ...(isPlanNew && before && { planRatio: current.planNum / before.planNum }),
  })
}

const known = (years: readonly UnitYear[], asker: Asker) => years.filter(({ year }) => year < asker.year)

function candidatesIn({ province, subject }: PlanKey, year: number): number | undefined {
  return provinceScale(province, year, subject)?.undergraduate.rank
}

/** A unit as the fill-in screens show it (S1 §7): what it is, how likely, why, what it took before, and its majors. */
export function recommendedUnit({ unit, chance }: JudgedUnit, plan: PlanKey, asker: Asker) {
  const [current, before] = unit.years
  const { id, schoolName, schoolCrestUrl, schoolFeatures, provinceName, cityName, schoolInstitution } =
    schoolListItem(unit.school)
  const subject = examMode(plan.province, plan.year)?.subjects.find((name) => name === plan.subject)
  return {
    unitId: unit.unitId,
    schoolId: id,
    schoolName,
    schoolCrestUrl,
    schoolFeatures,
    provinceName,
    cityName,
    schoolInstitution,
    batch: plan.batch,
    schoolEnrollCode: id,
    majorGroupCode: unit.code,
    subjectRequirement: subject && requirementText(subject, unit.electives),
    planNum: current.planNum,
    lastPlanNum: before?.planNum,
    ...shownChance(unit.years, chance, asker),
    history: history(unit.years, plan, asker),
    warnings: warningsOf(unit, asker),
    majors: unitMajors(unit, plan, asker),
  }
}

/** The majors of a unit, each with its own chance. */
export function unitMajors(unit: PlannedUnit, plan: PlanKey, asker: Asker) {
  return unit.years[0].majors.map((major) => {
    const years = yearsOfMajor(unit, major)
    return {
      majorEnrollCode: major.enrolCode,
      majorName: major.entry.name,
      majorCode: major.entry.majors[0]?.major.majorCode,
      note: major.entry.note,
      planNum: major.planNum,
      schoolSystem: yearsOfStudy(major.entry.years),
      fee: major.entry.fee,
      ...shownChance(years, chanceOf(years, plan, asker), asker),
      history: history(years, plan, asker),
    }
  })
}

function yearsOfMajor({ years }: PlannedUnit, { enrolCode }: AdmissionMajor): UnitYear[] {
  return years.flatMap(({ year, majors }) => {
    const major = majors.find((candidate) => candidate.enrolCode === enrolCode)
    return major ? [unitYear(year, [major])] : []
  })
}

function shownChance(years: readonly UnitYear[], chance: Chance | undefined, asker: Asker) {
  if (!chance) return { reason: '暂无可比数据' }
  const { tier, probability, low, high } = chance
  const [newest] = years
  // The line of one or two places hangs on one candidate.
  const wider = newest !== undefined && newest.planNum <= FEW_PLACES ? WIDER : 0
  return {
    risk: tier,
    probability,
    probabilityLow: Math.max(LEAST_SHOWN, low - wider),
    probabilityHigh: Math.min(MOST_SHOWN, high + wider),
    reason: reasonOf(known(years, asker), asker),
  }
}

function reasonOf([newest]: readonly UnitYear[], { rank }: Asker): string {
  if (!newest) return '暂无可比数据'
  const share = (Math.abs(newest.lowestRank / rank - 1) * 100).toFixed(1)
  const position = newest.lowestRank >= rank ? `领先 ${share}%` : `落后 ${share}%`
  return `位次 ${formatCount(rank)}，${newest.year} 年最低 ${formatCount(newest.lowestRank)}，${position}`
}

function history(years: readonly UnitYear[], plan: PlanKey, asker: Asker) {
  const table = scoreTable(plan)
  return known(years, asker).map(({ year, lowestScore, lowestRank, planNum, admittedCount }) => ({
    year,
    lowestScore,
    lowestRank,
    planNum,
    admittedCount,
    equivalentScore: table && rowOfRank(table, lowestRank)?.score,
  }))
}

function warningsOf({ years, joint, fee }: PlannedUnit, asker: Asker): string[] {
  const [current, before] = years
  const change = before ? current.planNum / before.planNum - 1 : 0
  const percent = Math.round(Math.abs(change) * 100)
  return [
    ...(Math.abs(change) >= PLAN_CHANGE
      ? [`${current.year} 年计划比上一年${change > 0 ? '增加' : '减少'} ${percent}%`]
      : []),
    ...(current.planNum <= FEW_PLACES
      ? [`计划只有 ${current.planNum} 人，一个人的去留就会改变最低位次`]
      : []),
    ...(known(years, asker).length === 1 ? ['只有一年数据可比，概率仅供参考'] : []),
    ...(joint ? ['中外合作办学，学费较高，入学后一般不能转到普通专业'] : []),
    ...(fee >= HIGH_FEE && !joint ? [`学费每年 ${formatCount(fee)} 元起`] : []),
  ]
}
