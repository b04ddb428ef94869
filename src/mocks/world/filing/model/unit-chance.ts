import {
  admissionChance,
  type Chance,
  type ChanceQuery,
  type PastLine,
} from '~/rules/chance/admission-chance'
import type { Sibling } from '~/rules/chance/expected-line'
import { meets } from '../../admission/model/requirement'
import { provinceScale } from '../../admission/model/strength-scale'
import type { PlanKey, PlannedUnit, UnitYear } from '../planned-units'

/** The candidate: a rank in the table of the plan's year, for an admission in `year`, with the electives that were sat. */
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

/** Whether the asker meets the requirement of a unit. */
export function isOpenTo({ electives }: PlannedUnit, asker: Asker): boolean {
  return meets(electives, asker.electives)
}

/** All units of one school, each judged by its own lines and by those of the others. */
export function judgedUnits(units: readonly PlannedUnit[], plan: PlanKey, asker: Asker): JudgedUnit[] {
  const lines = units.map(({ years }) => pastLines(years, plan, asker))
  const others = othersOf(lines, asker.year)
  return units.map((unit, place) => {
    const own = lines[place] ?? []
    const siblings =
      own[0]?.year === asker.year - 1 ? others(own) : siblingsOf(units, lines, unit.electives.join())
    const chance = chanceOf(unit.years, plan, asker, { lines: own, siblings })
    return { unit, ...(chance && { chance }) }
  })
}

/** The chance by its own lines alone: of a major inside its unit. */
export function chanceAlone(years: readonly UnitYear[], plan: PlanKey, asker: Asker): Chance | undefined {
  return chanceOf(years, plan, asker, { lines: pastLines(years, plan, asker) })
}

/** Only years before the admission count; its own plan counts as long as no line has seen it. */
function chanceOf(
  years: readonly UnitYear[],
  plan: PlanKey,
  asker: Asker,
  past: Pick<ChanceQuery, 'lines' | 'siblings'>,
): Chance | undefined {
  const candidates = candidatesIn(plan, plan.year)
  if (candidates === undefined) return undefined
  const [current, before] = years
  const isPlanNew = current !== undefined && current.year >= asker.year
  return admissionChance({
    rank: asker.rank,
    year: asker.year,
    candidates,
    ...past,
    ...(isPlanNew && before && { planRatio: current.planNum / before.planNum }),
  })
}

/** The lines before the admission, the newest first, each with the candidates of its year. */
export function pastLines(years: readonly UnitYear[], plan: PlanKey, asker: Asker): PastLine[] {
  return knownYears(years, asker).flatMap(({ year, lowestRank }): PastLine[] => {
    const candidates = candidatesIn(plan, year)
    return candidates === undefined ? [] : [{ year, rank: lowestRank, candidates }]
  })
}

export function knownYears(years: readonly UnitYear[], asker: Asker): UnitYear[] {
  return years.filter(({ year }) => year < asker.year)
}

function candidatesIn({ province, subject }: PlanKey, year: number): number | undefined {
  return provinceScale(province, year, subject)?.undergraduate.rank
}

function siblingsOf(
  units: readonly PlannedUnit[],
  lines: readonly (readonly PastLine[])[],
  electives: string,
): Sibling[] {
  return units.map((unit, place) => ({
    lines: lines[place] ?? [],
    sameRequirement: unit.electives.join() === electives,
  }))
}

/**
 * The other units of a school in one: the mean of their last lines and of their changes is all that moves an expected
 * line. Made once for a school, because a school may have fifty units and a province a thousand schools.
 */
function othersOf(
  all: readonly (readonly PastLine[])[],
  year: number,
): (own: readonly PastLine[]) => Sibling[] {
  const sum = { lasts: 0, last: 0, changes: 0, change: 0 }
  const count = (lines: readonly PastLine[], sign: 1 | -1, into: typeof sum) => {
    const [last, before] = lines
    if (last?.year !== year - 1) return into
    into.lasts += sign
    into.last += sign * Math.log(last.rank)
    if (before?.year === year - 2) {
      into.changes += sign
      into.change += sign * Math.log(last.rank / before.rank)
    }
    return into
  }
  for (const lines of all) count(lines, 1, sum)
  const years = all.find((lines) => lines.length > 1) ?? all.find((lines) => lines.length > 0) ?? []
  return (own) => {
    const { lasts, last, changes, change } = count(own, -1, { ...sum })
    if (lasts === 0) return []
    const middle = last / lasts
    const ranks = [middle, ...(changes > 0 ? [middle - change / changes] : [])]
    const lines = ranks.flatMap((log, age): PastLine[] => {
      const then = years[age]
      return then ? [{ ...then, rank: Math.exp(log) }] : []
    })
    return [{ lines, sameRequirement: false }]
  }
}
