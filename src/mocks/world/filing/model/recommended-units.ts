import type { Chance } from '~/rules/chance/admission-chance'
import { chanceReason, type ReasonQuery, undersubscribedWarning } from '~/rules/chance/chance-reason'
import { LEAST, MOST } from '~/rules/chance/reported-steps'
import { countText } from '~/rules/exam/count-text'
import { isJoint } from '~/rules/filing/joint'
import { FEW_PLACES } from '~/rules/filing/places'
import { changesMuch } from '~/rules/list/plan-change'
import type { AdmissionMajor } from '../../admission/groups'
import { schoolListItem } from '../../admission/model/school-library'
import { equivalentScore, scoreTable } from '../../exam/score-table'
import { isGiven, sourceOf } from '../../given/given-world'
import { yearsOfStudy } from '../../majors/model/study-years'
import { enrolCodeIn } from '../../schools/enrol-codes'
import {
  knownYears,
  linesYear,
  type PlanKey,
  type PlannedUnit,
  requirementOf,
  type UnitYear,
  unitYear,
} from '../planned-units'
import { type Asker, chanceOfMajor, type JudgedUnit } from './unit-chance'

/** Tuition that is worth a warning, yuan a year. */
const HIGH_FEE = 20_000
/** So many percent wider is the range of a chance where a unit has few places. */
const WIDER = 10

/** A unit as the fill-in screens show it (S1 §7): what it is, how likely, why, what it took before, and its majors. */
export function recommendedUnit(judged: JudgedUnit, plan: PlanKey, asker: Asker) {
  const { unit, chance, undersubscribed, planRatio, closed } = judged
  const [current, before] = unit.years
  const { id, schoolName, schoolCrestUrl, schoolFeatures, provinceName, cityName, schoolInstitution } =
    schoolListItem(unit.school)
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
    schoolEnrollCode: enrolCodeIn(plan.province, unit.school),
    majorGroupCode: unit.code,
    subjectRequirement: requirementOf(unit, plan),
    planYear: current.year,
    planNum: current.planNum ?? 0,
    lastPlanNum: before?.planNum,
    ...shownChance(unit.years, chance, { plan, asker, undersubscribed, planRatio, closed }),
    history: history(unit.years, plan),
    warnings: warningsOf(judged, plan),
    majors: unitMajors(judged, plan, asker),
  }
}

/** The majors of a unit, each with its own chance; a unit of one major has that of the unit. */
export function unitMajors(judged: JudgedUnit, plan: PlanKey, asker: Asker) {
  const { unit, planRatio, closed } = judged
  const [{ majors }] = unit.years
  return majors.map((major) => {
    const years = yearsOfMajor(unit, major)
    const own = chanceOfMajor(judged, years, plan, asker)
    const undersubscribed = judged.undersubscribed && own === judged.chance
    return {
      majorEnrollCode: major.enrolCode,
      majorName: major.entry.name,
      majorCode: major.entry.majors[0]?.major.majorCode,
      note: major.entry.note,
      planNum: major.planNum ?? 0,
      ...(major.entry.years !== undefined && { schoolSystem: yearsOfStudy(major.entry.years) }),
      ...(major.at && { source: sourceOf(major.at) }),
      fee: major.entry.fee,
      ...shownChance(years, own, {
        plan,
        asker,
        undersubscribed,
        planRatio,
        closed,
        ofMajor: majors.length > 1,
        unit: majors.length > 1 ? judged.chance : undefined,
      }),
      history: history(years, plan),
    }
  })
}

function yearsOfMajor({ years }: PlannedUnit, { enrolCode }: AdmissionMajor): UnitYear[] {
  return years.flatMap(({ year, majors }) => {
    const major = majors.find((candidate) => candidate.enrolCode === enrolCode)
    return major ? [unitYear(year, [major])] : []
  })
}

interface Shown extends Pick<ReasonQuery, 'undersubscribed' | 'planRatio' | 'ofMajor'> {
  readonly plan: PlanKey
  readonly asker: Asker
  /** Nothing is said of the chance at what the asker may not apply for. */
  readonly closed: JudgedUnit['closed']
  /** The chance of the unit that a major belongs to: the major has no more. */
  readonly unit?: Chance | undefined
}

function shownChance(
  years: readonly UnitYear[],
  chance: Chance | undefined,
  { plan, asker, unit, closed, ...reported }: Shown,
) {
  if (closed) return { reason: undefined }
  const [newest] = knownYears(years, plan)
  const reason = chanceReason({
    rank: asker.rank,
    chance,
    newest: newest?.lowestRank === undefined ? undefined : { year: newest.year, rank: newest.lowestRank },
    ...reported,
  })
  if (!chance) return { reason }
  const { tier, probability, low, high } = chance
  const [current] = years
  // The line of one or two places hangs on one candidate.
  const wider = current?.planNum !== undefined && current.planNum <= FEW_PLACES ? WIDER : 0
  return {
    risk: tier,
    probability,
    probabilityLow: Math.max(LEAST, low - wider),
    probabilityHigh: Math.min(MOST, high + wider, unit?.high ?? MOST),
    reason,
  }
}

function history(years: readonly UnitYear[], plan: PlanKey) {
  const { province, subject } = plan
  const table = scoreTable({ province, subject, year: linesYear(plan) })
  return knownYears(years, plan).flatMap(
    ({ year, lowestScore, lowestRank, planNum, admittedCount, matched, source }) =>
      lowestRank === undefined
        ? []
        : [
            {
              year,
              lowestScore,
              lowestRank,
              planNum,
              admittedCount,
              equivalentScore: table && equivalentScore(table, lowestRank),
              ...(matched !== undefined && { derived: 'group-from-majors' as const }),
              ...(source && { source }),
            },
          ],
  )
}

/** A table without notes does not say what is run jointly: what costs so much more probably is. */
function jointWarning({ majors }: UnitYear): string {
  const isSaid = !isGiven() || majors.some(({ entry }) => isJoint(entry.name, entry.note))
  return isSaid
    ? '中外合作办学，学费较高，入学后一般不能转到普通专业'
    : '学费是本校其他专业的三倍以上，可能是中外合作办学：表里没有写，看招生章程'
}

/** The line of a group that no authority has published: from which majors it was worked out. */
function derivedWarning(years: PlannedUnit['years'], plan: PlanKey): string[] {
  const [newest] = knownYears(years, plan)
  if (newest?.matched === undefined) return []
  const all = years[0].majors.length
  const most = newest.matched * 2 < all ? '，不到一半，组线可能更低' : ''
  return [`${newest.year} 年的线按本组专业推得（${all} 个专业中 ${newest.matched} 个有线${most}）`]
}

function warningsOf({ unit: { years, joint, fee }, undersubscribed }: JudgedUnit, plan: PlanKey): string[] {
  const [current, before] = years
  const [places, placesBefore] = [current.planNum, before?.planNum]
  const change = places !== undefined && placesBefore ? places / placesBefore - 1 : 0
  const percent = Math.round(Math.abs(change) * 100)
  return [
    ...(undersubscribed ? [undersubscribedWarning(current.year)] : []),
    ...(changesMuch({ plan: places, lastPlan: placesBefore })
      ? [`${current.year} 年计划比 ${current.year - 1} 年${change > 0 ? '增加' : '减少'} ${percent}%`]
      : []),
    ...(places !== undefined && places <= FEW_PLACES
      ? [`计划只有 ${places} 人，一个人的去留就会改变最低位次`]
      : []),
    ...(knownYears(years, plan).length === 1 ? ['只有一年数据可比，概率仅供参考'] : []),
    ...(joint ? [jointWarning(current)] : []),
    ...derivedWarning(years, plan),
    ...(fee !== undefined && fee >= HIGH_FEE && !joint ? [`学费每年 ${countText(fee)} 元起`] : []),
  ]
}
