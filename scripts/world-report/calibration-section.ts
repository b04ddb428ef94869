import { type PlanKey, type PlannedUnit, plannedUnits } from '~/mocks/world/filing/planned-units'
import { judged } from '~/mocks/world/filing/recommended-units'
import { pairUniform, textKey } from '~/mocks/world/kit/pair-seed'
import { schools } from '~/mocks/world/schools/schools'
import { atLeast, atMost, boundedSection } from './bounded-row'
import type { Section } from './section'

/** Provinces whose new exam is old enough: a year is foretold from those before it. */
const PROVINCES = ['河北', '辽宁', '江苏', '福建', '湖北', '湖南', '广东', '重庆']
const SUBJECTS = ['物理', '历史']
/** Lines of one year move together: several years are needed to see more than one such movement. */
const YEARS = [2023, 2024, 2025]
const BATCH = '本科批'
const PAIRS = 20_000
/** Asked are 0.03. The lines of the world follow all of the growth of candidates, real ones half of it (docs/world.md). */
const MOST_ERROR = 0.07
const BINS = 10
const SALT = 4711
/** One school in so many is looked at in each exam, each time another. */
const SAMPLED = 8
/** Own ranks are drawn up to so far before and behind last year's line, in ln rank. */
const REACH = 0.3

interface Pair {
  /** The chance that was told, from 0 to 1. */
  readonly share: number
  readonly safe: boolean
  /** Whether the rank was in fact enough. */
  readonly taken: boolean
}

/** What chances that are told from the years before are worth in the year that the world then makes of it. */
export function calibrationSection(): Section {
  const pairs = PROVINCES.flatMap((province) =>
    SUBJECTS.flatMap((subject) =>
      YEARS.flatMap((year) => pairsOf({ province, subject, year, batch: BATCH })),
    ),
  )
  const safe = pairs.filter((pair) => pair.safe)
  const bins = binned(pairs)
  const section = boundedSection('概率与世界里实际结果的一致（2023–2025 年，8 个省）', [
    atLeast('配对数', pairs.length, PAIRS, 0),
    atMost('期望校准误差', calibrationError(bins, pairs.length), MOST_ERROR, 3),
    atLeast('「保」兑现的比例', safe.filter(({ taken }) => taken).length / safe.length, 0.9),
  ])
  const rows = bins.map(({ told, held, count }) => [told.toFixed(3), held.toFixed(3), '–', String(count)])
  return { ...section, rows: [...section.rows, ['说的概率', '实际', '', '对数'], ...rows] }
}

function pairsOf(plan: PlanKey): Pair[] {
  const exam = textKey(`${plan.province}${plan.subject}${plan.year}`)
  return schools()
    .filter((school) => pairUniform(textKey(school.id), exam, SALT) < 1 / SAMPLED)
    .flatMap((school) => plannedUnits(school, plan))
    .flatMap((unit) => pairOf(unit, plan, exam) ?? [])
}

function pairOf({ years, unitId, ...unit }: PlannedUnit, plan: PlanKey, exam: number): Pair | undefined {
  const [now, last] = years
  if (!last) return undefined
  const drawn = pairUniform(textKey(unitId), exam, SALT + 1)
  const rank = Math.max(1, Math.round(last.lowestRank * Math.exp(REACH * (2 * drawn - 1))))
  const { chance } = judged({ years, unitId, ...unit }, plan, { rank, year: plan.year, electives: [] })
  return chance && { share: chance.share, safe: chance.tier === 3, taken: rank <= now.lowestRank }
}

interface Bin {
  readonly told: number
  readonly held: number
  readonly count: number
}

function binned(pairs: readonly Pair[]): Bin[] {
  return Array.from({ length: BINS }, (_, bin) => {
    const some = pairs.filter(({ share }) => Math.min(Math.floor(share * BINS), BINS - 1) === bin)
    const mean = (of: (pair: Pair) => number) => some.reduce((sum, pair) => sum + of(pair), 0) / some.length
    return { told: mean(({ share }) => share), held: mean(({ taken }) => Number(taken)), count: some.length }
  }).filter(({ count }) => count > 0)
}

function calibrationError(bins: readonly Bin[], all: number): number {
  return bins.reduce((sum, { told, held, count }) => sum + (count / all) * Math.abs(told - held), 0)
}
