import { LEAST_CHANCE } from '~/rules/generator/candidate'
import { inSlices } from '../../server/in-slices'
import { linesOfSchool } from '../../world/admission/lines'
import { linesYear, type PlanKey, plannedUnits } from '../../world/filing/planned-units'
import { type Asker, type JudgedUnit, judgedUnits } from '../../world/filing/recommendation'
import { remember } from '../../world/kit/remember'
import { namedLike } from '../../world/schools/names'
import { findSchool, type School, schools } from '../../world/schools/schools'

/** A school is looked at when the line of its last unit lies between these times the asking rank. */
const HARDEST_LINE = 0.5
const SAFEST_LINE = 3
/** Fewest schools that are looked at: lines lie far apart at the top of a table. */
const LEAST_SCHOOLS = 80
/** A unit far from the asking rank is no recommendation, but shown when its school is asked for; a name of more schools is none. */
const LONGEST_NAME_ANSWER = 120

interface SchoolLine {
  readonly school: School
  readonly lowestRank: number
}

/** The schools of a plan by rising line, the hardest first. */
const schoolLines: (plan: PlanKey, scale?: number) => Promise<readonly SchoolLine[]> = remember(
  12,
  (plan, scale) => [plan.province, linesYear(plan), plan.subject, plan.batch, scale].join('|'),
  async (plan: PlanKey, scale?: number) => {
    const { province, subject, batch } = plan
    const year = linesYear(plan)
    const lines = await inSlices(schools(scale), (school): SchoolLine[] => {
      const line = linesOfSchool({ school, province, year, subject }).find((known) => known.batch === batch)
      return line ? [{ school, lowestRank: line.lowestRank }] : []
    })
    return lines
      .flat()
      .toSorted((a, b) => a.lowestRank - b.lowestRank || (a.school.id < b.school.id ? -1 : 1))
  },
)

/** Every unit that the asker may apply for and has a chance at, the hardest first. */
export async function unitsInReach(
  plan: PlanKey,
  asker: Asker,
  scale?: number,
): Promise<readonly JudgedUnit[]> {
  return (await unitsAround(plan, asker, scale)).filter(({ chance }) => chance?.tier !== undefined)
}

/**
 * Those in reach, and before them what a list may begin with, nearly out of reach. Remembered: its parts are computed in
 * slices and take a moment the first time.
 */
export const unitsAround: (plan: PlanKey, asker: Asker, scale?: number) => Promise<readonly JudgedUnit[]> =
  remember(
    6,
    (plan, asker, scale) => JSON.stringify([plan, asker, scale]),
    async (plan: PlanKey, asker: Asker, scale?: number) => {
      const lines = (await schoolLines(plan, scale)).filter(
        ({ lowestRank }) => lowestRank >= HARDEST_LINE * asker.rank,
      )
      const near = lines.filter(({ lowestRank }) => lowestRank <= SAFEST_LINE * asker.rank)
      const schoolsNear = lines.slice(0, Math.max(near.length, LEAST_SCHOOLS))
      const units = await unitsOf(
        schoolsNear.map(({ school }) => school),
        plan,
        asker,
      )
      return units.filter(({ chance }) => (chance?.share ?? 0) >= LEAST_CHANCE)
    },
  )

/** Units with some more of the plan, by id, whatever the chance at them and whoever may apply; unknown ones are left out. */
export function withUnits(
  units: readonly JudgedUnit[],
  ids: readonly string[],
  plan: PlanKey,
  asker: Asker,
): readonly JudgedUnit[] {
  const known = new Set(units.map(({ unit }) => unit.unitId))
  const further = ids.filter((id) => !known.has(id))
  if (further.length === 0) return units
  const some = [...new Set(further.map((id) => id.split('-')[0] ?? ''))].flatMap((id) => findSchool(id) ?? [])
  const more = some
    .flatMap((school) => unitsOfSchool(school, plan, asker))
    .filter(({ unit }) => further.includes(unit.unitId))
  return [...units, ...more].toSorted(byDifficulty)
}

/** Remembered: a list of a planner is made of the same units in every style. */
const unitsOfSchool: (school: School, plan: PlanKey, asker: Asker) => readonly JudgedUnit[] = remember(
  24,
  ({ id }, plan, asker) => JSON.stringify([id, plan, asker]),
  (school: School, plan: PlanKey, asker: Asker) => judgedUnits(plannedUnits(school, plan), plan, asker),
)

/** The units of schools of a name, in reach or not; empty for a name that says too little. */
export async function unitsNamed(name: string, plan: PlanKey, asker: Asker, scale?: number) {
  const keyword = name.trim()
  if (keyword === '') return []
  const named = schools(scale).filter(namedLike(keyword))
  return named.length > LONGEST_NAME_ANSWER ? [] : unitsOf(named, plan, asker)
}

/** The units of some schools that the asker may apply for, the hardest first. */
export async function unitsOf(
  some: readonly School[],
  plan: PlanKey,
  asker: Asker,
): Promise<readonly JudgedUnit[]> {
  return (await plannedOf(some, plan, asker)).filter(({ closed }) => !closed)
}

/** All units of some schools in a plan, open to the asker or not, the hardest first. */
export async function plannedOf(
  some: readonly School[],
  plan: PlanKey,
  asker: Asker,
): Promise<readonly JudgedUnit[]> {
  const units = await inSlices(some, (school) => judgedUnits(plannedUnits(school, plan), plan, asker))
  return units.flat().toSorted(byDifficulty)
}

const NO_CENTRE = Number.POSITIVE_INFINITY

function byDifficulty(a: JudgedUnit, b: JudgedUnit): number {
  const [hard, easy] = [a.chance?.centre ?? NO_CENTRE, b.chance?.centre ?? NO_CENTRE]
  return hard === easy ? (a.unit.unitId < b.unit.unitId ? -1 : 1) : hard - easy
}
