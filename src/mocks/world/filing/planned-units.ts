import { examMode } from '~/rules/exam/exam-mode'
import type { ApplicationUnit } from '~/rules/exam/province-forms'
import { comparableSubject } from '~/rules/exam/subject-counterpart'
import { applicationForm, isOldExamYear } from '~/rules/filing/application-form'
import { easiestLine } from '~/rules/filing/easiest-line'
import { requirementText } from '~/rules/filing/requirement'
import { type AdmissionGroup, type AdmissionMajor, admissionGroups } from '../admission/groups'
import { isGiven } from '../given/given-world'
import { remember } from '../kit/remember'
import type { School } from '../schools/schools'
import { givenYears } from './model/given-years'
import type { PlanKey, UnitYear } from './model/unit-year'

export type { PlanKey, UnitYear } from './model/unit-year'

/** A unit that one choice of an application list names, with its lines of the known years. */
export interface PlannedUnit {
  /** The code of the school, and after a dash that of the group or, in provinces of 专业+院校, of the major. */
  readonly unitId: string
  readonly school: School
  readonly code?: string
  readonly electives: readonly string[]
  readonly joint: boolean
  /** The plan's year first, then the years before in which the same kind of exam was sat. */
  readonly years: readonly [UnitYear, ...UnitYear[]]
  /** As a table prints it. */
  readonly requirement?: string
  /** The lowest tuition among its majors, yuan a year. */
  readonly fee?: number | undefined
}

/** The newest year whose lines are out. */
export function linesYear({ year, linesUntil = year }: PlanKey): number {
  return Math.min(year, linesUntil)
}

/** The years of a unit, or of one of its majors, whose lines are out; the newest first. */
export function knownYears(years: readonly UnitYear[], plan: PlanKey): UnitYear[] {
  const newest = linesYear(plan)
  const { filedIn = newest + 1 } = plan
  return years.filter(({ year }) => year <= newest && year < filedIn)
}

/** The rank by which a unit is told from harder and easier ones: that of its newest line, or what its plan is expected to take. */
export function rankOf({ years }: PlannedUnit, plan: PlanKey): number {
  const [newest = years[0]] = knownYears(years, plan)
  // A unit that nobody knows stands behind the others.
  return newest.lowestRank ?? Number.MAX_SAFE_INTEGER
}

/** What a unit asks for, as its plan prints it; none under the old exam. */
export function requirementOf(
  { electives, requirement }: Pick<PlannedUnit, 'electives' | 'requirement'>,
  plan: PlanKey,
): string | undefined {
  if (isGiven()) return requirement
  const subject = examMode(plan.province, plan.year)?.subjects.find((name) => name === plan.subject)
  return subject && requirementText(subject, electives)
}

/** Years of lines that are told of a unit, that of the plan included. */
const HISTORY_YEARS = 4

/** The units of a school in a plan, with their lines; empty where it does not enrol. */
export const plannedUnits: (school: School, plan: PlanKey) => readonly PlannedUnit[] = remember(
  1200,
  (school, plan) =>
    `${school.id}|${plan.province}|${plan.year}|${plan.subject}|${plan.batch}|${unitOf(plan)}`,
  (school: School, plan: PlanKey): readonly PlannedUnit[] => {
    const years = comparableYears(plan)
    const earlier = new Map(
      (isGiven() ? [] : years).map((year) => [year, byUnit(school, { ...plan, year })] as const),
    )
    return [...byUnit(school, plan)].map(([unitId, { group, majors }]) => {
      const before = isGiven()
        ? givenYears(school, plan, group, majors, years)
        : [...earlier].flatMap(([year, units]) => {
            const unit = units.get(unitId)
            return unit ? [unitYear(year, unit.majors)] : []
          })
      return {
        unitId,
        school,
        ...(group.code !== undefined && { code: group.code }),
        electives: group.electives,
        joint: group.joint,
        years: [unitYear(plan.year, majors), ...before],
        ...(group.requirement !== undefined && { requirement: group.requirement }),
        fee: lowestOf(majors.flatMap(({ entry }) => entry.fee ?? [])),
      }
    })
  },
)

/** The years before the plan's whose units and ranks compare with it, the newest first: none before a change of the exam. */
function comparableYears({ province, year, subject }: PlanKey): number[] {
  const years: number[] = []
  for (let before = year - 1; before > year - HISTORY_YEARS; before--) {
    const sat = examMode(province, before)
    if (!sat || comparableSubject(subject, sat.subjects) !== subject) break
    years.push(before)
  }
  return years
}

interface UnitGroup {
  readonly group: AdmissionGroup
  readonly majors: readonly AdmissionMajor[]
}

/** What one choice is. A plan of the old exam has no groups, whatever form came after it. */
function unitOf({ province, year, batch, filedIn = year }: PlanKey): ApplicationUnit | undefined {
  return applicationForm(province, isOldExamYear(province, year) ? year : filedIn, batch)?.unit
}

/** The majors of a group that have places: lines alone are no plan, and what is 待定 cannot be judged. */
function plannedPart(group: AdmissionGroup): AdmissionGroup[] {
  const majors = group.majors.filter(({ isInPlan, planNum }) => isInPlan && planNum !== undefined)
  return majors.length > 0 ? [{ ...group, majors }] : []
}

function byUnit(school: School, plan: PlanKey): Map<string, UnitGroup> {
  const groups = admissionGroups({ school, ...plan })
    .filter(({ batch }) => batch === plan.batch)
    .flatMap(isGiven() ? plannedPart : (group) => [group])
  const unit = unitOf(plan)
  const [first] = groups
  if (unit === '院校') {
    const majors = groups.flatMap((group) => group.majors)
    return new Map(first ? [[school.id, { group: { ...first, electives: [] }, majors }]] : [])
  }
  return new Map(
    groups.flatMap((group): [string, UnitGroup][] =>
      unit === '专业+院校'
        ? group.majors.map((major) => [`${school.id}-${major.enrolCode}`, { group, majors: [major] }])
        : [[`${school.id}-${group.code ?? group.requirement}`, { group, majors: group.majors }]],
    ),
  )
}

/** The line of a unit or of a single major in a year. */
export function unitYear(year: number, majors: readonly AdmissionMajor[]): UnitYear {
  let [planNum, admittedCount]: (number | undefined)[] = []
  // Written out: every list of a province makes tens of thousands of these.
  for (const major of majors) {
    if (major.planNum !== undefined) planNum = (planNum ?? 0) + major.planNum
    if (major.admittedCount !== undefined) admittedCount = (admittedCount ?? 0) + major.admittedCount
  }
  const last = easiestLine(majors)
  const { lowestScore, lowestRank } = last ?? {}
  return { year, planNum, admittedCount, lowestScore, lowestRank, majors }
}

const lowestOf = (figures: readonly number[]) => (figures.length === 0 ? undefined : Math.min(...figures))
