import type { Subject } from '~/rules/exam/exam-mode'
import type { At } from '~/rules/own-data/given'
import { interpolate } from '../../kit/interpolate'
import { pairKey, pairNormal, pairUniform, textKey } from '../../kit/pair-seed'
import { remember } from '../../kit/remember'
import { isInRegularBatches, isKeySchool, nearness, type School } from '../../schools/schools'
import { provinceShape, strengthTier, type Tier } from './province-shape'
import { enrolledInAnhui, isNational, nationalStrength, type Side, takes } from './strength-features'
import {
  onSide,
  type ProvinceScale,
  provincePools,
  provinceScale,
  type RankedLine,
  sideOf,
  undergraduateEnd,
} from './strength-scale'

export interface SchoolYearKey {
  readonly school: School
  readonly province: string
  readonly year: number
  readonly subject: string
}

/** The lowest admitted of a school in one batch. */
export interface SchoolLine {
  readonly level: '本科' | '专科'
  readonly batch: string
  readonly controlScore: number
  readonly lowestRank: number
  /** The row of tables that were given. */
  readonly at?: At
  /** ln of the share of the national scale, without the year's noise: how deep the school stands. */
  readonly strength: number
}

/** How much better a school's line is at home and next door, in ln of rank; measured in 安徽. */
const NEARNESS = { home: 0.1, neighbour: 0.06, far: 0 } as const
/** How much deeper the line of a key school lies at home, in ln of rank: it admits many there. Demonstration values. */
const EASIER_AT_HOME: Readonly<Partial<Record<Tier, number>>> = { '985': 0.4, '211': 0.19, 双一流: 0.2 }
/** A line at home that would reach beyond the undergraduate one keeps this part of its distance. */
const LEFT_AT_HOME = 0.35

/** Measured spread of ln(rank of this year / rank of last year), by rank in 安徽's cohort of that side. */
const YEARLY_SPREAD: Readonly<Record<Side, readonly (readonly [number, number])[]>> = {
  物理: byShare(317_000, [
    [2_000, 0.24],
    [10_000, 0.165],
    [35_000, 0.125],
    [85_000, 0.102],
    [150_000, 0.05],
  ]),
  历史: byShare(138_000, [
    [1_000, 0.185],
    [5_000, 0.155],
    [10_000, 0.13],
    [20_000, 0.09],
    [35_000, 0.04],
  ]),
}

function byShare(cohort: number, knots: readonly (readonly [rank: number, spread: number])[]) {
  return knots.map(([rank, spread]) => [Math.log(rank / cohort), spread] as const)
}

/** What a year's deviation leaves to the next. Below 0: candidates avoid a school after a hard year and return after an easy one (大小年). */
const MEMORY = -0.25
/** Spread of a deviation whose changes spread by 1. */
const DEVIATION = 1 / Math.sqrt(2 * (1 - MEMORY))
const REMEMBERED_YEARS = 4

/**
 * A deviation that remembers the years before and changes by a spread of 1 from year to year: the same for the same key
 * and year. For what moves a little around a line.
 */
export function yearNoise(year: number, key: number): number {
  return remembered(year, key, (normal) => normal)
}

/**
 * The same for a line itself, with far moves: of the schools of 安徽 one in seven moved by more than two spreads from
 * 2024 to 2025. Of normal numbers one in twenty would. The middle half changes by a spread of 1.
 */
export function lineNoise(year: number, key: number): number {
  return remembered(year, key, withFarMoves) / FAR_MOVES.change
}

/** Weight of the cube, the furthest value, and how far the middle half of changes then spreads. */
const FAR_MOVES = { cube: 0.15, furthest: 5.5, change: 1.232 } as const

function withFarMoves(normal: number): number {
  const far = normal + FAR_MOVES.cube * normal ** 3
  return Math.min(Math.max(far, -FAR_MOVES.furthest), FAR_MOVES.furthest)
}

function remembered(year: number, key: number, moved: (normal: number) => number): number {
  let sum = 0
  for (let back = 0; back < REMEMBERED_YEARS; back++) {
    sum += MEMORY ** back * moved(pairNormal(key, year - back, NOISE_SALT))
  }
  return sum * Math.sqrt(1 - MEMORY ** 2) * DEVIATION
}

/** What all schools of a province share in a year, in ln of rank; the lines of the measured years have none left. */
const SHOCK = 0.08
/** Lines that move less than this stand close to the control line, which holds them in a common shock, too. */
const FREE_SPREAD = 0.1
const MEASURED_YEARS: readonly number[] = [2024, 2025]

function yearShock(province: string, side: Side, year: number): number {
  if (MEASURED_YEARS.includes(year)) return 0
  return SHOCK * pairNormal(pairKey(textKey(province), textKey(side)), year, SHOCK_SALT)
}

const SHOCK_SALT = 55
const NOISE_SALT = 51
const ENROLS_SALT = 52
const ABOVE_SALT = 53
const FIRST_BATCH_SALT = 54

/** What the deviations of a school in a province and subject hang on. */
export function enrolmentKey(school: School, province: string, side: string): number {
  return pairKey(pairKey(Number(school.id), textKey(province)), textKey(side))
}

/** How far lines at a strength move from year to year: the spread of the change of ln rank. */
export function yearlySpread(strength: number, side: Side): number {
  return interpolate(strength, YEARLY_SPREAD[side])
}

/** Candidates of a level from which on every school comes to a province. */
const USUAL_POOL = 45_000

/**
 * Whether a school enrols that side in a province's regular batches. At home it always does; elsewhere most
 * undergraduate schools do, and every second junior one.
 */
export function enrols(school: School, province: string, subject: Subject): boolean {
  if (!isInRegularBatches(school)) return false
  const near = nearness(school, province)
  const sides: readonly Side[] = subject === '综合' ? ['物理', '历史'] : [sideOf(subject)]
  if (!sides.some((side) => takes(school, side))) return false
  if (province === '安徽')
    return sides.some((side) => enrolledInAnhui(school, side)) || (near === 'home' && isAtHome(school))
  if (near === 'home') return true
  const national = isNational(school)
  const chance =
    school.level === '专科'
      ? { neighbour: national ? 0.9 : 0.4, far: national ? 0.7 : 0.15 }[near]
      : { neighbour: national ? 0.99 : 0.5, far: national ? 0.94 : 0.25 }[near]
  // Fewer schools come to a province with few candidates.
  const reach = Math.min(provincePools(province, subject)[school.level] / USUAL_POOL, 1) ** 0.35
  return (
    isKeySchool(school) ||
    pairUniform(enrolmentKey(school, province, sides[0] ?? ''), 0, ENROLS_SALT) < chance * reach
  )
}

/** Most schools of 安徽 enrol there even where no line of theirs is at hand. */
function isAtHome(school: School): boolean {
  return pairUniform(Number(school.id), 0, ENROLS_SALT) < 0.9
}

/** Where a school stands among all candidates of a subject: in 综合 the last of both sides counts. */
function strengthIn(school: School, province: string, subject: Subject): number {
  const sides: readonly Side[] = subject === '综合' ? ['物理', '历史'] : [sideOf(subject)]
  const taking = sides.filter((side) => takes(school, side))
  const own = Math.max(
    ...(taking.length > 0 ? taking : sides).map((side) =>
      onSide(nationalStrength(school, side, province), side, sideOf(subject)),
    ),
  )
  const near = nearness(school, province)
  if (near === 'home' && province !== '安徽') return own
  // Nearness moves a line the less, the closer to the end of the table it lies.
  const leading = near === 'home' && school.schoolFeatures.includes('985')
  return own - (leading ? -0.4 : NEARNESS[near]) * Math.min(1, -own)
}

/** How much deeper a line lies at home than the same school's elsewhere, in ln of rank; 0 away and in 安徽, whose lines are fitted one by one. */
function easierAtHome(school: School, province: string, scale: ProvinceScale, strength: number): number {
  if (province === '安徽' || nearness(school, province) !== 'home') return 0
  const tier = strengthTier(school)
  const shape = provinceShape(province, scale.table.subject)
  const easier = EASIER_AT_HOME[tier] ?? shape?.home[tier === 'private' ? 'private' : 'public'] ?? 0
  const last = Math.log(scale.undergraduate.rank / scale.table.candidates)
  const ahead = Math.max(last - interpolate(strength, scale.knots), 0)
  return Math.min(easier, (1 - LEFT_AT_HOME) * ahead)
}

/**
 * The lowest ranks of a school by batch, the higher batch first; empty where it does not enrol or the subject is not sat.
 * An undergraduate school whose lowest candidate stands below the undergraduate line also enrols junior-college students.
 */
export const linesOfSchool: (key: SchoolYearKey) => readonly SchoolLine[] = remember(
  4096,
  ({ school, province, year, subject }) => `${school.id}|${province}|${year}|${subject}`,
  ({ school, province, year, subject }: SchoolYearKey): readonly SchoolLine[] => {
    const scale = provinceScale(province, year, subject)
    if (!scale || !enrols(school, province, scale.table.subject)) return []
    const side = sideOf(scale.table.subject)
    const strength = strengthIn(school, province, scale.table.subject)
    const end = undergraduateEnd(side)
    const key = enrolmentKey(school, province, side)
    const own = lineNoise(year, key)
    const shock = yearShock(province, side, year)
    const noise = (of: number) => {
      const spread = yearlySpread(of, side)
      return spread * own + Math.min(spread / FREE_SPREAD, 1) * shock
    }
    if (school.level === '专科') {
      return [line('专科', scale, scale.junior, strength, noise(strength), 1)]
    }
    if (strength <= end + 0.01) {
      const { in: of, from } = undergraduateBatch(
        scale,
        strength,
        pairKey(Number(school.id), textKey(province)),
      )
      const deviation = noise(strength) + easierAtHome(school, province, scale, strength)
      return [line('本科', scale, of, strength, deviation, from)]
    }
    const above = end - 0.03 - 0.12 * pairUniform(Number(school.id), textKey(side), ABOVE_SALT)
    return [
      line('本科', scale, scale.undergraduate, above, noise(above), 1),
      line('专科', scale, scale.junior, strength, noise(strength), scale.undergraduate.rank),
    ]
  },
)

/** Under the old exam with two undergraduate batches the stronger schools enrol in the first, year after year. */
function undergraduateBatch(
  { upper, undergraduate, knots, table }: ProvinceScale,
  strength: number,
  key: number,
): { readonly in: RankedLine; readonly from: number } {
  if (upper.batch !== '本一') return { in: undergraduate, from: 1 }
  const ahead = Math.log(upper.rank / table.candidates) - interpolate(strength, knots)
  return { in: ahead > 0.03 + 0.1 * pairUniform(key, 0, FIRST_BATCH_SALT) ? upper : undergraduate, from: 1 }
}

function line(
  level: SchoolLine['level'],
  scale: ProvinceScale,
  batch: RankedLine,
  strength: number,
  noise: number,
  from: number,
): SchoolLine {
  const rank = rankOfStrength(scale, strength, noise)
  const last = Math.min(batch.rank, scale.table.candidates)
  return {
    level,
    batch: batch.batch,
    controlScore: batch.controlScore,
    lowestRank: Math.max(Math.min(rank, last), Math.min(from, last), 1),
    strength,
  }
}

/** The rank in a province at which a national strength stands, moved by a deviation in ln of rank; at least 1. */
export function rankOfStrength(scale: ProvinceScale, strength: number, deviation: number): number {
  const share = interpolate(strength, scale.knots) + deviation
  return Math.max(1, Math.round(scale.table.candidates * Math.exp(share)))
}

/** The rank of the last candidate a school admits over all its batches; undefined where it does not enrol. */
export function schoolLowestRank(key: SchoolYearKey): number | undefined {
  return linesOfSchool(key).at(-1)?.lowestRank
}
