import type { ApplicationList } from '~/contracts/list-summaries'
import { RISKS } from '~/contracts/reference'
import type { Tier } from '~/rules/chance/tier-name'
import type { Backend } from '../../server/backend'
import type { ListRecord } from '../../store/records'
import { scoreRecordsOf } from '../../store/score-tables'
import { plannedUnits } from '../../world/filing/planned-units'
import { judgedUnits } from '../../world/filing/recommendation'
import { findSchool } from '../../world/schools/schools'
import { planOf } from './list-plan'

/** How many choices of a list are of each tier today, and how many of none; nothing for a list without a score. */
export function risksOf(backend: Backend, list: ListRecord): Pick<ApplicationList, 'risks' | 'outOfReach'> {
  const score = scoreRecordsOf(backend.db).find(list.preferenceScoreId ?? '')
  if (!score) return {}
  const plan = planOf(backend, list)
  const asker = { rank: score.rank, year: score.year, electives: [] }
  const chosen = new Set(list.items.map(({ unitId }) => unitId))
  const chances = [...new Set(list.items.map(({ schoolId }) => schoolId))].flatMap((id) => {
    const school = findSchool(id)
    if (!school) return []
    return judgedUnits(plannedUnits(school, plan), plan, asker).flatMap(({ unit, chance }) =>
      chosen.has(unit.unitId) ? (chance ?? []) : [],
    )
  })
  const countOf = (wanted: Tier | undefined) => chances.filter(({ tier }) => tier === wanted).length
  return {
    risks: RISKS.map(({ id }) => ({ value: id, count: countOf(id) })),
    outOfReach: countOf(undefined),
  }
}
