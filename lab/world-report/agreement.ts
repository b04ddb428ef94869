import { RecommendedUnit, type UnitMajor } from '~/contracts/recommendation.schemas'
import { itemOf, majorsToName } from '~/entities/application-list/item-of-unit'
import { unitsAround } from '~/mocks/calls/recommendation/recommendations'
import { provinceScale } from '~/mocks/world/admission/model/strength-scale'
import { FILLING_STYLES } from '~/mocks/world/filing/filing-rules'
import { recommendedUnit } from '~/mocks/world/filing/model/recommended-units'
import { type JudgedUnit, judgedUnits } from '~/mocks/world/filing/model/unit-chance'
import { wholeList } from '~/mocks/world/filing/model/whole-list'
import { type PlanKey, plannedUnits } from '~/mocks/world/filing/planned-units'
import { uniform } from '~/mocks/world/kit/seed'
import { UNDERSUBSCRIBED_TEXT } from '~/rules/chance/chance-reason'
import { comparedLines } from '~/rules/chance/compared-lines'
import { tierInList, tierOf, tierOfFigures } from '~/rules/chance/tier-name'
import { type CheckUp, checkUp } from '~/rules/check-up/check-list'
import { checkedList, offeredUnits } from '~/rules/check-up/checked-list'
import type { ApplicationList } from '~/rules/check-up/list-input'
import { frameOfList, judgeRow } from '~/rules/check-up/list-model'
import { examMode } from '~/rules/exam/exam-mode'
import { PROVINCES } from '~/rules/exam/provinces'
import { applicationForm } from '~/rules/filing/application-form'
import { replay } from '~/rules/list/replay'
import { rankInYear, replayRows, replayYears } from '~/rules/list/replay-rows'

/** Contradictions between the answers of the product about one candidate; each count should be 0. */
export interface Disagreements {
  units: number
  /** A tier that does not follow from its figure. */
  tier: number
  /** A better rank with a smaller chance. */
  notMonotone: number
  /** A major with more chance than its unit. */
  major: number
  /** A sentence whose last figure says the other half than the chance. */
  direction: number
  /** A figure far from what last year's line says, without a word of what moved it. */
  unexplained: number
  /** Units that were not full. */
  unfilled: number
  /** A unit that was not full and is no 保, or of which the reason does not say so. */
  undersubscribed: number
  lists: number
  /** Rows whose tier in the check-up is not the one that the candidates show. */
  checkedTier: number
  /** The same by lines and schools alone, as a file tells them. */
  fileTier: number
  /** Lists whose figures are others once they are kept. */
  kept: number
  /** Replayed years that say where inside a unit a file went whose majors are unknown. */
  replayedUnknown: number
  /** Rows at which replay and model do not compare the own rank and a line alike. */
  replayedRank: number
  /** Rows that are 保 because they were not full, and that the replay of last year does not file. */
  replayedFull: number
  /** Lists whose replay of last year and whose usual row lie eight rows apart or more: told in a sentence, not 0. */
  apart: number
}

/** The plans that all units are known of, and the year that lists are made for. */
const PLAN_YEAR = 2025
const YEAR = PLAN_YEAR + 1
/** A better rank by so much. */
const BETTER = 0.97
/** Figures this far from each other want a reason. */
const FAR = { lead: 0.02, little: 25, much: 70 } as const
const APART = 8

/** What random candidates of the world are told, counted. The same for the same number. */
export async function disagreements(
  candidates: number,
  progress: (part: string) => void = () => undefined,
): Promise<Disagreements> {
  const found: Disagreements = {
    units: 0,
    tier: 0,
    notMonotone: 0,
    major: 0,
    direction: 0,
    unexplained: 0,
    unfilled: 0,
    undersubscribed: 0,
    lists: 0,
    checkedTier: 0,
    fileTier: 0,
    kept: 0,
    replayedUnknown: 0,
    replayedRank: 0,
    replayedFull: 0,
    apart: 0,
  }
  // By plan, because the units of one are remembered.
  const asked = Array.from({ length: candidates }, (_, place) => candidateOf(place)).toSorted((a, b) =>
    Object.values(a.plan).join().localeCompare(Object.values(b.plan).join()),
  )
  for (const [place, { plan, rank }] of asked.entries()) {
    await count(found, plan, rank)
    progress(`一个答案 ${place + 1} / ${asked.length}`)
  }
  return found
}

function candidateOf(place: number): { readonly plan: PlanKey; readonly rank: number } {
  const province = PROVINCES[Math.floor(uniform('agree-province', place) * PROVINCES.length)]?.name ?? '安徽'
  const subjects = examMode(province, PLAN_YEAR)?.subjects ?? []
  const subject = subjects[Math.floor(uniform('agree-subject', place) * subjects.length)] ?? '综合'
  const scale = provinceScale(province, PLAN_YEAR, subject)
  if (!scale) throw new Error(`${province} ${subject} 没有分数段`)
  // The last ones stand just behind the line.
  const rank = Math.max(1, Math.round(uniform('agree-rank', place) * 1.01 * scale.undergraduate.rank))
  const isUpper = rank < scale.upper.rank && scale.upper.batch === '本一'
  const { batch } = isUpper ? scale.upper : scale.undergraduate
  return { plan: { province, year: PLAN_YEAR, subject, batch }, rank }
}

async function count(found: Disagreements, plan: PlanKey, rank: number): Promise<void> {
  const asker = { rank, year: YEAR, electives: [] }
  const units = await unitsAround(plan, asker)
  for (const judged of units) countUnit(found, judged, plan, rank)
  const size = applicationForm(plan.province, YEAR, plan.batch)?.choiceCount ?? 0
  const { rows } = wholeList(units, plan, asker, { size, rule: FILLING_STYLES[0] })
  const chosen = rows.map(({ judged }) => judged)
  if (chosen.length > 0) countList(found, chosen, plan, rank)
}

/** The unit as the server sends it. */
function shownUnit(judged: JudgedUnit, plan: PlanKey, rank: number): RecommendedUnit {
  return RecommendedUnit.parse(recommendedUnit(judged, plan, { rank, year: YEAR, electives: [] }))
}

function countUnit(found: Disagreements, judged: JudgedUnit, plan: PlanKey, rank: number): void {
  const unit = shownUnit(judged, plan, rank)
  found.units++
  const { probability, probabilityHigh, risk, history } = unit
  const reason = unit.reason ?? ''
  if (probability != null && risk !== tierOf(probability)) found.tier++
  const isMore = unit.majors.some(
    (major) =>
      (major.probability ?? 0) > (probability ?? 100) ||
      (major.probabilityHigh ?? 0) > (probabilityHigh ?? 100),
  )
  if (isMore) found.major++
  for (const reported of [unit, ...unit.majors]) if (isTurned(reported, rank)) found.direction++
  const lead = (history[0]?.lowestRank ?? rank) / rank - 1
  const share = probability ?? 50
  const isFar = (lead >= FAR.lead && share <= FAR.little) || (lead <= -FAR.lead && share >= FAR.much)
  if (isFar && !/预计约|没招满/.test(reason)) found.unexplained++
  if (judged.undersubscribed) found.unfilled++
  if (judged.undersubscribed && (risk !== 3 || !reason.includes(UNDERSUBSCRIBED_TEXT)))
    found.undersubscribed++
}

/** Whether the last figure of a reason says the other half than the chance; a place more or less turns nothing. */
function isTurned(
  { reason, probability, history }: Pick<UnitMajor, 'reason' | 'probability' | 'history'>,
  rank: number,
): boolean {
  const newest = history[0]?.lowestRank
  if (probability == null || newest === undefined || !reason || reason.includes(UNDERSUBSCRIBED_TEXT))
    return false
  const expected = /预计约 ([\d,]+) 位/.exec(reason)?.[1]
  const said = expected === undefined ? newest : Number(expected.replaceAll(',', ''))
  return Math.abs(said - rank) > 1 && said >= rank !== probability >= 50
}

function countList(found: Disagreements, chosen: readonly JudgedUnit[], plan: PlanKey, rank: number): void {
  const asker = { rank, year: YEAR, electives: [] }
  const form = applicationForm(plan.province, YEAR, plan.batch)
  if (!form) throw new Error(`没有${plan.province}的填报规则`)
  const shown = chosen.map((judged) => shownUnit(judged, plan, rank))
  const schools = [...new Set(chosen.map(({ unit }) => unit.school))]
  const better = new Map(
    schools
      .flatMap((school) => judgedUnits(plannedUnits(school, plan), plan, { ...asker, rank: rank * BETTER }))
      .map(({ unit, chance }) => [unit, chance?.share ?? 1]),
  )
  found.notMonotone += chosen.filter(
    ({ unit, chance }) => (better.get(unit) ?? 1) < (chance?.share ?? 0) - 1e-9,
  ).length
  const known = schools.flatMap((school) => judgedUnits(plannedUnits(school, plan), plan, asker))
  const byId = new Map(known.map((judged) => [judged.unit.unitId, shownUnit(judged, plan, rank)]))
  const items = shown.map((unit, place) => itemOf(unit, form, place + 1, majorsToName(unit.majors, form)))
  const frame = { ...plan, year: YEAR, rank, score: null }
  const list = checkedList(frame, items, { byId })
  if (!list) return
  found.lists++
  const checked = checkUp(list)
  found.checkedTier += checked.tiers.filter(
    (tier, place) => tier !== tierInList(tierOfFigures(shown[place] ?? {})),
  ).length
  const unsaved = checkedList(frame, items, offeredUnits(shown))
  if (!unsaved || checkUp(unsaved).slip !== checked.slip) found.kept++
  const file = checkedList(frame, items, offeredUnits([...byId.values()].map(withoutChance)))
  const fromFile = file && checkUp(JSON.parse(JSON.stringify(file)))
  found.fileTier += checked.tiers.filter((tier, place) => tier !== fromFile?.tiers[place]).length
  countReplays(found, list, checked)
}

/** The unit as a file tells it: lines, and no chance. */
function withoutChance({
  risk: _risk,
  probability: _probability,
  probabilityLow: _low,
  probabilityHigh: _high,
  ...unit
}: RecommendedUnit): RecommendedUnit {
  return unit
}

function countReplays(found: Disagreements, list: ApplicationList, checked: CheckUp): void {
  const frame = frameOfList(list)
  if (!frame) return
  const rows = list.rows.map((row, index) => ({ row, judged: judgeRow(frame, list, index) }))
  for (const year of replayYears(list.rows, list.year)) {
    const then = rankInYear(frame, frame.rank, year)
    const lines = replayRows(frame, rows, year)
    const file = replay(then, lines, frame.form.parallel)
    const stopped = file.row === undefined ? undefined : rows[file.row]
    const isKnown = stopped?.judged.isOneMajor || year === list.year - 1
    if (stopped && !isKnown && file.inside !== 'unknown') found.replayedUnknown++
    found.replayedRank += rows.filter(({ judged: { past } }, place) => {
      const line = past.find((one) => one.year === year)
      const reported = lines[place]?.line
      if (!line || reported === undefined || reported === Number.POSITIVE_INFINITY) return false
      const [compared] = comparedLines([line], list.year, frame.candidatesIn(list.year) ?? 1)
      // The model knows no line older than three years.
      if (!compared) return false
      const isAhead = Math.log(frame.rank) <= compared.log
      // A converted rank is rounded to a place.
      return Math.abs(then - reported) > 1 && isAhead !== then <= reported
    }).length
    if (year !== list.year - 1) continue
    found.replayedFull += rows.filter(
      ({ judged }, place) =>
        judged.undersubscribed && replay(then, lines.slice(place, place + 1)).row === undefined,
    ).length
    const row = file.row ?? list.rows.length
    if (Math.abs(row + 1 - (checked.typical ?? list.rows.length)) >= APART) found.apart++
  }
}
