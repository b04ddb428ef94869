import { digits } from '../majors/catalogue'
import type { JudgedUnit } from './recommended-units'
import { hasMajorOf } from './unit-filter'

/** What a student would like, as far as a list can heed it. */
export interface Wishes {
  readonly provinces: readonly string[]
  readonly schoolTypes: readonly string[]
  readonly schoolFeatures: readonly string[]
  readonly schoolInstitutions: readonly string[]
  readonly majorCodes: readonly string[]
  readonly excludedMajorCodes: readonly string[]
  readonly maxFee?: number | null | undefined
}

/** Ways to spread the choices of a list over the tiers; shares in percent. The first is the usual one. */
export const FILLING_STYLES = [
  { id: 'balanced', label: '均衡', reachPercent: 30, matchPercent: 40, safetyPercent: 30 },
  { id: 'bold', label: '冲刺', reachPercent: 45, matchPercent: 35, safetyPercent: 20 },
  { id: 'steady', label: '稳妥', reachPercent: 15, matchPercent: 40, safetyPercent: 45 },
] as const
export type FillingStyle = (typeof FILLING_STYLES)[number]

/** Choices of one school in a list at most: a list must not hang on one school. */
const OF_ONE_SCHOOL = 3
/** Choices come from so many times as many units, the hardest of their tier: nobody gives away more than safety needs. */
const BREADTH = 3

/**
 * A whole list of at most `size` choices, reaches first and the safest last, spread over the tiers as the style says;
 * a tier with too few units leaves its places to the safer ones, then to the others. With wishes, units that meet more
 * of them go before others, and those that go against them are left out.
 */
export function wholeList(
  units: readonly JudgedUnit[],
  size: number,
  style: FillingStyle,
  wishes?: Wishes,
): JudgedUnit[] {
  const wanted = wishes ? units.filter((judged) => isAcceptable(judged, wishes)) : units
  const ofSchool = new Map<string, number>()
  const chosen = new Set<JudgedUnit>()
  const take = (tier: number, count: number) => {
    const open = wanted.filter((judged) => judged.chance?.tier === tier && !chosen.has(judged))
    for (const judged of spread(liked(open, count * BREADTH, wishes), count)) {
      if (chosen.size >= size) return
      const { id } = judged.unit.school
      const before = ofSchool.get(id) ?? 0
      if (before >= OF_ONE_SCHOOL) continue
      ofSchool.set(id, before + 1)
      chosen.add(judged)
    }
  }
  const counts = [
    Math.round((size * style.reachPercent) / 100),
    Math.round((size * style.matchPercent) / 100),
  ]
  take(1, counts[0] ?? 0)
  take(2, counts[1] ?? 0)
  // What the harder tiers could not fill, and what the limit on schools left open, is filled from the safe end.
  for (const tier of [3, 3, 2, 2, 1, 1]) if (chosen.size < size) take(tier, size - chosen.size)
  return wanted.filter((judged) => chosen.has(judged))
}

/** The best liked, by equal liking the hardest, back in the order of difficulty. */
function liked(units: readonly JudgedUnit[], count: number, wishes: Wishes | undefined): JudgedUnit[] {
  if (!wishes) return units.slice(0, count)
  const places = new Map(units.map((judged, place) => [judged, place]))
  const likings = new Map(units.map((judged) => [judged, liking(judged, wishes)]))
  return units
    .toSorted((a, b) => (likings.get(b) ?? 0) - (likings.get(a) ?? 0))
    .slice(0, count)
    .toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0))
}

/** Evenly spaced ones first, then the rest for whoever needs more. */
function spread(units: readonly JudgedUnit[], count: number): JudgedUnit[] {
  const step = Math.max(units.length / Math.max(count, 1), 1)
  const first = new Set(Array.from({ length: count }, (_, index) => units[Math.floor(index * step)]))
  return units.filter((judged) => first.has(judged))
}

function isAcceptable({ unit }: JudgedUnit, { excludedMajorCodes, maxFee }: Wishes): boolean {
  if (typeof maxFee === 'number' && unit.fee > maxFee) return false
  const excluded = excludedMajorCodes.map(digits)
  const [current] = unit.years
  return (
    excluded.length === 0 ||
    current.majors.some(({ entry }) =>
      entry.majors.some(
        ({ major }) =>
          !excluded.includes(digits(major.majorCode)) && !excluded.includes(digits(major.typeCode)),
      ),
    )
  )
}

/** How many of the wishes a unit meets. */
function liking({ unit }: JudgedUnit, wishes: Wishes): number {
  const { school } = unit
  const meets = [
    wishes.provinces.includes(school.provinceName),
    wishes.schoolTypes.some((type) => school.schoolType.includes(type)),
    wishes.schoolFeatures.some((feature) => school.schoolFeatures.includes(feature)),
    wishes.schoolInstitutions.includes(school.schoolInstitution),
    wishes.majorCodes.length > 0 && hasMajorOf(unit, wishes.majorCodes.map(digits)),
  ]
  return meets.filter(Boolean).length
}
