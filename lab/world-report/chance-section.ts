import { provinceScale } from '~/mocks/world/admission/model/strength-scale'
import { judgedUnits } from '~/mocks/world/filing/model/unit-chance'
import { type PlanKey, type PlannedUnit, plannedUnits } from '~/mocks/world/filing/planned-units'
import { uniform } from '~/mocks/world/kit/seed'
import { type School, schools } from '~/mocks/world/schools/schools'
import { examMode } from '~/rules/exam/exam-mode'
import { PROVINCES } from '~/rules/exam/provinces'
import { atLeast, atMost, boundedSection } from './bounded-row'
import type { ReportOptions, Section } from './section'

/** Chances are told by what is known after this year, and the world says what the next one brings. */
const PLAN_YEAR = 2025
/** In the whole report, and in a quick one: the year of a province moves all its units, so every province is asked. */
const UNITS_OF_A_PROVINCE = { whole: 402, quick: 72 } as const
const UNITS_OF_A_SCHOOL = 3
/** Asking ranks lie within this distance of a unit's last line, in ln. */
const ASKED_WITHIN = 0.4
const BINS = 10

/** A chance that was told, and what became of it. */
interface Outcome {
  readonly share: number
  readonly safe: boolean
  readonly admitted: boolean
}

/** Whether chances come true in the year that nobody has seen yet: the lines of 2026, from those until 2025. */
export function chanceSection(_dataDir: string, { every }: ReportOptions): Section {
  const units = UNITS_OF_A_PROVINCE[every === 1 ? 'whole' : 'quick']
  const reported = PROVINCES.flatMap(({ name }) => outcomesIn(name, units))
  const safe = reported.filter((outcome) => outcome.safe)
  const section = boundedSection('概率：按 2025 年为止的线推算，与世界里 2026 年的线对照', [
    atLeast('对照的（位次, 志愿单位）对数', reported.length, every === 1 ? 20_000 : 3_500, 0),
    atMost('概率的平均偏差（ECE，十档）', calibrationError(reported), 0.03, 3),
    atLeast('“保”兑现的比例', safe.filter(({ admitted }) => admitted).length / safe.length, 0.9),
  ])
  const rows = binned(reported).map(({ reported, held, count }) => [
    reported.toFixed(3),
    held.toFixed(3),
    '–',
    String(count),
  ])
  return { ...section, rows: [...section.rows, ['说的概率', '实际', '', '对数'], ...rows] }
}

/** Expected calibration error: how far the share admitted is from the share told, over bins of shares, from 0 to 1. */
function calibrationError(outcomes: readonly Outcome[]): number {
  const off = binned(outcomes).reduce(
    (sum, { reported, held, count }) => sum + count * Math.abs(reported - held),
    0,
  )
  return off / outcomes.length
}

interface Bin {
  readonly reported: number
  readonly held: number
  readonly count: number
}

function binned(outcomes: readonly Outcome[]): Bin[] {
  return Array.from({ length: BINS }, (_, bin) => {
    const some = outcomes.filter(({ share }) => Math.min(Math.floor(share * BINS), BINS - 1) === bin)
    const mean = (of: (outcome: Outcome) => number) =>
      some.reduce((sum, one) => sum + of(one), 0) / some.length
    return {
      reported: mean(({ share }) => share),
      held: mean(({ admitted }) => Number(admitted)),
      count: some.length,
    }
  }).filter(({ count }) => count > 0)
}

/** Units all over the plans of a province, each asked for from one rank near its line. */
function outcomesIn(province: string, units: number): Outcome[] {
  const next = examMode(province, PLAN_YEAR + 1)?.subjects ?? []
  return (examMode(province, PLAN_YEAR)?.subjects ?? []).flatMap((subject) => {
    const [now, then] = [PLAN_YEAR, PLAN_YEAR + 1].map((year) => provinceScale(province, year, subject))
    if (!now || !then || !next.some((known) => known === subject)) return []
    const plan = { province, year: PLAN_YEAR, subject, batch: now.undergraduate.batch }
    // Ranks are told by the table of the plan's year; the next one is read at the same share of its candidates.
    const growth = then.undergraduate.rank / now.undergraduate.rank
    const found: Outcome[] = []
    for (const school of shuffledSchools(plan)) {
      if (found.length >= units) break
      found.push(...outcomesOf(school, plan, growth))
    }
    return found
  })
}

function shuffledSchools({ province, subject }: PlanKey): School[] {
  const order = (school: School) => uniform('calibration', school.id, province, subject)
  return schools()
    .filter(({ level }) => level === '本科')
    .toSorted((a, b) => order(a) - order(b))
}

function outcomesOf(school: School, plan: PlanKey, growth: number): Outcome[] {
  const units = plannedUnits(school, plan)
  const next = new Map(
    plannedUnits(school, { ...plan, year: PLAN_YEAR + 1 }).map((unit) => [
      unit.unitId,
      unit.years[0].lowestRank,
    ]),
  )
  const order = (unit: PlannedUnit) => uniform('calibrated-unit', unit.unitId, plan.province)
  const some = units.toSorted((a, b) => order(a) - order(b)).slice(0, UNITS_OF_A_SCHOOL)
  return some.flatMap((unit): Outcome[] => {
    const away = ASKED_WITHIN * (2 * uniform('asked', unit.unitId, plan.province, plan.subject) - 1)
    const rank = Math.max(1, Math.round((unit.years[0].lowestRank ?? 1) * Math.exp(away)))
    const judged = judgedUnits(units, plan, { rank, year: PLAN_YEAR + 1, electives: [] })
    const chance = judged.find((one) => one.unit === unit)?.chance
    const line = next.get(unit.unitId)
    if (!chance || line === undefined) return []
    return [{ share: chance.share, safe: chance.tier === 3, admitted: line >= rank * growth }]
  })
}
