import { FEW_PLACES } from '~/mocks/world/filing/model/recommended-units'
import type { JudgedUnit } from '~/mocks/world/filing/model/unit-chance'
import { hasMajorBeside, hasMajorOf } from '~/mocks/world/filing/model/unit-filter'
import type { PlannedUnit } from '~/mocks/world/filing/planned-units'
import { digits } from '~/mocks/world/majors/catalogue'

/** Shares of a list, in percent. */
interface FillingStyle {
  readonly reachPercent: number
  readonly matchPercent: number
  readonly safetyPercent: number
}

/** The styles that the previous lists were made in. */
export const PREVIOUS_STYLES: Readonly<Record<string, FillingStyle>> = {
  balanced: { reachPercent: 40, matchPercent: 35, safetyPercent: 25 },
  bold: { reachPercent: 50, matchPercent: 30, safetyPercent: 20 },
  steady: { reachPercent: 20, matchPercent: 40, safetyPercent: 40 },
}

/** The student's wishes that a list can heed. */
interface Wishes {
  readonly provinces: readonly string[]
  readonly schoolTypes: readonly string[]
  readonly schoolFeatures: readonly string[]
  readonly schoolInstitutions: readonly string[]
  readonly majorCodes: readonly string[]
  readonly excludedMajorCodes: readonly string[]
  readonly maxFee?: number | null | undefined
}

/** Choices of one school in a list at most: a list must not hang on one school. */
const OF_ONE_SCHOOL = 3
/** Largest share of a list for units of one or two places, whose lines cannot be foreseen. */
const SMALL_SHARE = 0.1
/** Share of a list in the student's own province, where the wishes name no province. */
const HOME_SHARE = 1 / 3

/** The tiers of a choice, and 0 for a dream: out of reach by a little. */
type Kind = 0 | 1 | 2 | 3

/**
 * The choices of a tier come from its hardest units, this many times their own number. Reaches are hard, so that the
 * first rows do not use up the list. The safe end spreads far, but gives away no more than safety needs.
 */
const BREADTH: Readonly<Record<Kind, number>> = { 0: 1, 1: 1.5, 2: 1.5, 3: 3 }

/** Less than this is no dream but a waste of a row; a share from 0 to 1. */
const LEAST_CHANCE = 0.01

/** The student and the form that a list is filled for. */
interface Filling {
  readonly size: number
  readonly style: FillingStyle
  /** The student's own province. */
  readonly home: string
  readonly wishes?: Wishes | undefined
}

/**
 * The lists of the generator before, to compare with: reaches first and the safest last, spread over the tiers as the style says; a tier with too few units
 * leaves its places to the safer ones, then to the others. Only rows that nothing in reach can fill are dreams. Where the
 * wishes name no province, a third lies at home; with wishes, units that meet more of them go before others, and those
 * that go against them are left out. Programmes run with a foreign school are in it when they are wished for.
 */
export function previousList(units: readonly JudgedUnit[], filling: Filling): JudgedUnit[] {
  const { size, style, wishes } = filling
  const wanted = units.filter((judged) => isAcceptable(judged, wishes))
  const list = new ListInMaking(filling)
  const reach = Math.round((size * style.reachPercent) / 100)
  const match = Math.round((size * style.matchPercent) / 100)
  list.take(wanted, 1, reach)
  list.take(wanted, 2, match - list.neededAtHome(wanted, match, size - reach - match))
  // The safe end fills what the harder tiers could not, and what the limit on schools left open.
  for (const tier of [3, 3, 2, 2, 1, 1] as const) list.take(wanted, tier, size - list.chosen.size)
  // A row that fails costs nothing under parallel filing: better than an empty one, the likeliest first.
  list.take(wanted.toReversed(), 0, size - list.chosen.size)
  return wanted.filter((judged) => list.chosen.has(judged))
}

/** The choices so far, and what limits the next ones. */
class ListInMaking {
  readonly chosen = new Set<JudgedUnit>()
  private readonly ofSchool = new Map<string, number>()
  private small = 0
  private atHome = 0
  private asked = 0

  constructor(private readonly filling: Filling) {}

  /** Takes up to `count` units of a tier: first those that the share of the home province lacks, then any. */
  take(units: readonly JudgedUnit[], kind: Kind, count: number): void {
    if (count <= 0) return
    const { home } = this.filling
    const open = units.filter((judged) => kindOf(judged) === kind && !this.chosen.has(judged))
    this.asked += count
    const before = this.chosen.size
    if (!this.namesProvinces) {
      const short = Math.min(Math.ceil(this.asked * HOME_SHARE) - this.atHome, count)
      this.pick(
        open.filter(({ unit }) => unit.school.provinceName === home),
        kind,
        short,
      )
    }
    this.pick(open, kind, count - (this.chosen.size - before))
    this.asked -= count - (this.chosen.size - before)
  }

  /**
   * Matches that give way to safe rows at home: where nearly all that is there is safe, the share of the home province
   * needs a longer safe end.
   */
  neededAtHome(units: readonly JudgedUnit[], match: number, safety: number): number {
    const { size, home } = this.filling
    if (this.namesProvinces) return 0
    const atHome = units.filter(({ unit }) => unit.school.provinceName === home)
    const [matches = 0, safe = 0] = [2, 3].map(
      (kind) => atHome.filter((judged) => kindOf(judged) === kind).length,
    )
    const missing = Math.ceil(size * HOME_SHARE) - this.atHome - Math.min(matches, match) - safety
    return Math.max(Math.min(missing, safe - safety), 0)
  }

  private get namesProvinces(): boolean {
    return (this.filling.wishes?.provinces.length ?? 0) > 0
  }

  /** A unit that no longer fits once others of its school are chosen leaves its place to the next round. */
  private pick(open: readonly JudgedUnit[], kind: Kind, count: number): void {
    const end = this.chosen.size + count
    for (let left = count; left > 0; left = end - this.chosen.size) {
      const fitting = open.filter((judged) => this.fits(judged))
      if (fitting.length === 0) return
      const some = liked(fitting, Math.ceil(left * BREADTH[kind]), this.filling.wishes)
      for (const judged of spread(some, left)) if (this.fits(judged)) this.add(judged)
    }
  }

  private fits(judged: JudgedUnit): boolean {
    if (this.chosen.has(judged)) return false
    if ((this.ofSchool.get(judged.unit.school.id) ?? 0) >= OF_ONE_SCHOOL) return false
    return !isSmall(judged) || this.small < Math.floor(this.filling.size * SMALL_SHARE)
  }

  private add(judged: JudgedUnit): void {
    const { id, provinceName } = judged.unit.school
    this.chosen.add(judged)
    this.ofSchool.set(id, (this.ofSchool.get(id) ?? 0) + 1)
    if (isSmall(judged)) this.small++
    if (provinceName === this.filling.home) this.atHome++
  }
}

function kindOf({ chance }: JudgedUnit): Kind | undefined {
  if (!chance) return undefined
  return chance.tier ?? (chance.share >= LEAST_CHANCE ? 0 : undefined)
}

/** Units of one or two places. */
function isSmall({ unit }: JudgedUnit): boolean {
  return unit.years[0].planNum <= FEW_PLACES
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

/** Units in the order of choice: evenly spaced ones first, then the rest. */
function spread(units: readonly JudgedUnit[], count: number): JudgedUnit[] {
  const step = Math.max(units.length / Math.max(count, 1), 1)
  const first = new Set(Array.from({ length: count }, (_, index) => units[Math.floor(index * step)]))
  return units.filter((judged) => first.has(judged))
}

/** Dear, and hard to leave: taken only by those who wish for it. */
function isJoint({ joint, school }: PlannedUnit): boolean {
  return joint || school.schoolInstitution.includes('合作')
}

function isAcceptable({ unit }: JudgedUnit, wishes: Wishes | undefined): boolean {
  if (isJoint(unit) && !wishes?.schoolInstitutions.some((name) => name.includes('合作'))) return false
  if (!wishes) return true
  const { excludedMajorCodes, maxFee } = wishes
  if (typeof maxFee === 'number' && unit.fee > maxFee) return false
  return excludedMajorCodes.length === 0 || hasMajorBeside(unit, excludedMajorCodes.map(digits))
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
