import type { ApplicationList } from '~/contracts/list-summaries'
import { RISKS } from '~/contracts/reference'
import { countTiers, VOID, voidUnit } from '~/rules/chance/tier-name'
import { checkUp } from '~/rules/check-up/check-list'
import { checkedList } from '~/rules/check-up/checked-list'
import { judgedList, tierOfRow } from '~/rules/check-up/list-model'
import type { Backend } from '../../server/backend'
import type { Account } from '../../store/database'
import type { ListRecord } from '../../store/records'
import { scoreRecordsOf } from '../../store/score-tables'
import { plannedUnits } from '../../world/filing/planned-units'
import { judgedUnits, recommendedUnit } from '../../world/filing/recommendation'
import { findSchool } from '../../world/schools/schools'
import { electivesOf } from '../recommendation/recommendation-request'
import { detailOf, planOf } from './list-plan'
import { listStudent } from './list-student'

/** The choices of a list as the page of the list judges them for its student today; undefined for a list without a score. */
function judgedChoices(backend: Backend, caller: Account, list: ListRecord) {
  const score = scoreRecordsOf(backend.db).find(list.preferenceScoreId ?? '')
  if (!score) return undefined
  const plan = planOf(backend, list)
  const asker = { rank: score.rank, year: score.year, electives: electivesOf(score, backend) }
  const chosen = new Set(list.items.map(({ unitId }) => unitId))
  const schools = new Set(list.items.map(({ schoolId }) => schoolId))
  const units = [...schools]
    .flatMap((id) => findSchool(id) ?? [])
    .flatMap((school) => judgedUnits(plannedUnits(school, plan), plan, asker))
    .filter(({ unit }) => chosen.has(unit.unitId))
  const byId = new Map(units.map((judged) => [judged.unit.unitId, recommendedUnit(judged, plan, asker)]))
  const closed = new Set(units.flatMap(({ closed, unit }) => (closed ? unit.unitId : [])))
  const student = listStudent(backend, caller, list.studentId, score)
  const checked = checkedList(detailOf(backend, list), list.items, { byId, closed, schools }, student)
  const tiers = (checked && judgedList(checked)?.rows.map(tierOfRow)) ?? []
  return { byId, tiers, checked }
}

/** How many choices of a list are of each tier today, or of none. Those that do not count are counted too. */
export function risksOf(
  backend: Backend,
  caller: Account,
  list: ListRecord,
): Pick<ApplicationList, 'risks' | 'outOfReach' | 'voidCount'> {
  const judged = judgedChoices(backend, caller, list)
  if (!judged) return {}
  const counts = new Map(countTiers(judged.tiers))
  return {
    risks: RISKS.map(({ id, label }) => ({ value: id, count: counts.get(label) ?? 0 })),
    outOfReach: counts.get('圆梦') ?? 0,
    voidCount: counts.get(VOID) ?? 0,
  }
}

/** What the check-up says of a list for its student today; undefined where it cannot be checked. */
export function checkedOf(backend: Backend, caller: Account, list: ListRecord) {
  const checked = judgedChoices(backend, caller, list)?.checked
  return checked && checkUp(checked)
}

/** How a list holds, and how many checks have found what has to be dealt with; undefined where it cannot be checked. */
export function holdOf(backend: Backend, caller: Account, list: ListRecord) {
  const known = checkedOf(backend, caller, list)
  if (!known) return undefined
  const { slip, findings } = known
  const grave = new Set(findings.flatMap(({ check, severity }) => (severity === 'high' ? check : [])))
  return { ...(slip !== undefined && { slip: slip * 100 }), toHandle: grave.size }
}

/** The units that a list names, as its files tell them; empty for a list without a score. */
export function reportedUnitsOf(backend: Backend, caller: Account, list: ListRecord) {
  const { byId = new Map(), tiers = [] } = judgedChoices(backend, caller, list) ?? {}
  return new Map(
    list.items.flatMap(({ unitId }, at) => {
      const unit = byId.get(unitId)
      return unit ? [[unitId, tiers[at] === VOID ? voidUnit(unit) : unit] as const] : []
    }),
  )
}
