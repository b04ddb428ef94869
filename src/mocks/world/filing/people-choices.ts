import type { ApplicationChoice } from '~/contracts/application-lists'
import type { BatchRule } from '~/contracts/province-rules'
import { easierFirst } from '~/rules/filing/easiest-line'
import { fitOf } from '~/rules/filing/requirement'
import { linesOfSchool } from '../admission/model/strength'
import { integer, shuffle, uniform } from '../kit/seed'
import { type School, schools } from '../schools/schools'
import {
  linesYear,
  type PlanKey,
  type PlannedUnit,
  plannedUnits,
  rankOf,
  requirementOf,
} from './planned-units'

export interface ListKey {
  /** The seed of the list. */
  readonly id: string
  /** Its name says where the choices lie. */
  readonly name: string
  readonly plan: PlanKey
  /** The student's rank in the table of the plan. */
  readonly rank: number
  /** Electives beside the first choice; empty: not known. */
  readonly electives: readonly string[]
  readonly rule: Pick<BatchRule, 'choiceCount' | 'majorsPerChoice' | 'adjustment'>
  /** How many choices it has, as far as the rule allows; a few when absent. */
  readonly count?: number
}

/** Choices of a list of the world, and the schools among which each is looked for. */
const [FEWEST, MOST] = [5, 8]
const LOOKED_AT = 60
const LOOKED_AT_FOR_EACH = 4
/** Lines over the student's own rank, of the first choice and of the last. */
const BOLD = [0.85, 1.35] as const
const SAFE = [1.02, 1.6] as const
const ADJUSTING = 0.9

const DELTA = ['上海', '江苏', '浙江', '安徽']
const LARGE = ['北京', '上海', '广东']

/** Provinces that a list of that name prefers; everywhere unless it says. */
function provincesOf({ name, plan }: ListKey): readonly string[] | undefined {
  if (name.startsWith('省内')) return [plan.province]
  if (name.startsWith('长三角')) return DELTA
  return name.startsWith('一线城市') ? LARGE : undefined
}

/**
 * The choices of a list of a student of the world: units of the plan around their rank that their electives allow,
 * the hardest first, each school once. Empty where nothing in the plan fits.
 */
export function listChoices(key: ListKey): ApplicationChoice[] {
  const { id, plan, rank, rule } = key
  const lines = schoolLines(key)
  const count = Math.min(key.count ?? integer(FEWEST, MOST, 'choice-count', id), rule.choiceCount ?? MOST)
  const [from, to] = /保底|稳妥/.test(key.name) ? SAFE : BOLD
  const chosen = new Map<string, PlannedUnit>()
  for (let i = 0; i < count; i++) {
    const wanted = rank * from * (to / from) ** (count === 1 ? 0 : i / (count - 1))
    const near = lines
      .filter(({ school }) => !chosen.has(school.id))
      .toSorted((a, b) => distance(a.lowestRank, wanted) - distance(b.lowestRank, wanted))
    for (const { school } of near.slice(0, 8)) {
      const unit = nearestUnit(plannedUnits(school, plan), wanted, key)
      if (!unit) continue
      chosen.set(school.id, unit)
      break
    }
  }
  return [...chosen.values()]
    .toSorted((a, b) => rankOf(a, plan) - rankOf(b, plan) || (a.unitId < b.unitId ? -1 : 1))
    .map((unit) => choiceOf(unit, key))
}

function distance(a: number, b: number): number {
  return Math.abs(Math.log(a / b))
}

/** Some schools of the plan: a list is made of few, and asking all of them for their lines takes long. */
function schoolLines(key: ListKey): SchoolLine[] {
  const provinces = provincesOf(key)
  const named = schools().filter(({ provinceName }) => provinces?.includes(provinceName) ?? true)
  const found = linesOf(named, key)
  // A province whose few schools enrol in another batch leaves the list to the others.
  return found.length < FEWEST && provinces ? linesOf(schools(), key) : found
}

interface SchoolLine {
  readonly school: School
  readonly lowestRank: number
}

function linesOf(open: readonly School[], key: ListKey): SchoolLine[] {
  return shuffle(open, 'list-schools', key.id).reduce<SchoolLine[]>((found, school) => {
    if (found.length >= Math.max(LOOKED_AT, LOOKED_AT_FOR_EACH * (key.count ?? 0))) return found
    const line = linesOfSchool({ school, ...key.plan, year: linesYear(key.plan) }).find(
      ({ batch }) => batch === key.plan.batch,
    )
    if (line) found.push({ school, lowestRank: line.lowestRank })
    return found
  }, [])
}

/** Whether a student of these electives may apply to a unit; true without electives. */
export function isOpenTo(unit: PlannedUnit, { electives, plan }: ListKey): boolean {
  const own = electives.length > 0 ? electives : undefined
  return fitOf(requirementOf(unit, plan) ?? '', plan.subject, own) !== 'not-met'
}

function nearestUnit(units: readonly PlannedUnit[], wanted: number, key: ListKey): PlannedUnit | undefined {
  const far = (unit: PlannedUnit) => distance(rankOf(unit, key.plan), wanted)
  const open = units.filter((unit) => isOpenTo(unit, key)).toSorted((a, b) => far(a) - far(b))
  // Nobody advises 中外合作办学 to a family that did not ask for it.
  const ordinary = open.filter(({ joint }) => !joint)
  return isByPlanner(key) ? ordinary[0] : open[0]
}

/** A planner writes the majors that are hardest to get into first and accepts adjustment; students write them as they like. */
function choiceOf(unit: PlannedUnit, key: ListKey): ApplicationChoice {
  const { unitId, years } = unit
  const { id, rule } = key
  const byLine = years[0].majors.toSorted((a, b) => easierFirst(b, a))
  const majors = isByPlanner(key) ? byLine : shuffle(byLine, 'choice-majors', id, unitId)
  return {
    unitId,
    majorEnrollCodes: majors.map(({ enrolCode }) => enrolCode).slice(0, rule.majorsPerChoice),
    adjust: rule.adjustment && (isByPlanner(key) || uniform('adjusts', id, unitId) < ADJUSTING),
  }
}

function isByPlanner({ name }: ListKey): boolean {
  return name.startsWith('规划师')
}
