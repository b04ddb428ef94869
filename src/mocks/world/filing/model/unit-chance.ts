import type { Chance } from '~/rules/chance/admission-chance'
import { unknownForm } from '~/rules/filing/application-form'
import { type Frame, frameOf } from '~/rules/list/frame'
import { type Judgement, judgeMajor, judgeSchool, pastLines, type UnitRow } from '~/rules/list/judge'
import { givenCandidates } from '../../exam/score-table'
import { isGiven } from '../../given/given-world'
import { remember } from '../../kit/remember'
import { knownYears, type PlanKey, type PlannedUnit, requirementOf, type UnitYear } from '../planned-units'

/** The candidate: a rank in the table of the plan's year, for an admission in `year`, with the electives that were sat. */
export interface Asker {
  readonly rank: number
  readonly year: number
  /** Empty: not known, and nothing is left out. */
  readonly electives: readonly string[]
}

/** A unit with all that the rules say of it to the asker. */
export interface JudgedUnit extends Judgement {
  readonly unit: PlannedUnit
}

/** For whom units of a plan are judged, and made a list of. */
export const frameFor: (plan: PlanKey, asker: Asker) => Frame = remember(
  16,
  ({ province, subject, batch }, { rank, year, electives }) =>
    [province, subject, batch, rank, year, ...electives].join('|'),
  ({ province, subject, batch }: PlanKey, { rank, year, electives }: Asker) => {
    const frame = frameOf({
      province,
      subject,
      batch,
      rank,
      year,
      ...(electives.length > 0 && { electives }),
      // The folder counts its own candidates.
      ...(isGiven() && { candidates: givenCandidates(province, subject) }),
    })
    if (!frame) throw new Error(unknownForm(province))
    return frame
  },
)

/** All units of one school, each judged by its own lines and by those of the others. */
export function judgedUnits(units: readonly PlannedUnit[], plan: PlanKey, asker: Asker): JudgedUnit[] {
  const rows = units.map((unit) => unitRow(unit, plan))
  return judgeSchool(frameFor(plan, asker), rows).map((judged, place) => ({
    ...judged,
    unit: units[place] ?? outOfPlace(),
  }))
}

function outOfPlace(): never {
  throw new Error('没有这个志愿单位')
}

/** The chance at a major of a judged unit; that of the unit where it is the only one. */
export function chanceOfMajor(
  judged: JudgedUnit,
  years: readonly UnitYear[],
  plan: PlanKey,
  asker: Asker,
): Chance | undefined {
  if (judged.unit.years[0].majors.length === 1) return judged.chance
  const frame = frameFor(plan, asker)
  return judgeMajor(frame, judged, pastLines(frame, { lines: linesOf(years) }))
}

/** The unit as every list tells one. Its own plan counts as long as no line has seen it. */
export function unitRow(unit: PlannedUnit, plan: PlanKey): UnitRow {
  const [current, before] = unit.years
  const known = knownYears(unit.years, plan)
  const isPlanNew = current.year !== known[0]?.year
  return {
    unit: unit.code,
    requirement: requirementOf(unit, plan),
    ...(isPlanNew && before && placesOf(current, before)),
    // Without places nobody is admitted, whatever the lines say.
    ...(current.planNum === 0 && { plan: 0 }),
    ...(known.every(({ lowestRank }) => lowestRank === undefined) && { isNew: true }),
    lines: linesOf(known),
    alsoInUnit: current.majors.map(({ entry }) => ({ name: entry.name })),
  }
}

/** Places of this year and of the one before, where both are known. */
function placesOf({ planNum: plan }: UnitYear, { planNum: lastPlan }: UnitYear) {
  return plan !== undefined && lastPlan !== undefined && { plan, lastPlan }
}

function linesOf(years: readonly UnitYear[]) {
  return years.flatMap(({ year, lowestRank: rank }) => (rank === undefined ? [] : [{ year, rank }]))
}
