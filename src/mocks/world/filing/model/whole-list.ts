import type { Candidate } from '~/rules/generator/candidate'
import { type MadeList, makeList } from '~/rules/generator/make-list'
import type { MakingQuery } from '~/rules/generator/making-query'
import type { Prepared } from '~/rules/generator/prepare'
import { type RiskPoint, riskCurve } from '~/rules/generator/risk-curve'
import type { PlanKey } from '../planned-units'
import { candidateOf } from './list-candidates'
import { type Asker, frameFor, type JudgedUnit } from './unit-chance'

/** How a list is made of what is in reach. */
export type Filling = Omit<MakingQuery, 'frame'>

/** A list that was made, with its units as the world knows them. */
export interface WholeList {
  readonly made: MadeList
  readonly query: MakingQuery
  readonly rows: readonly { readonly judged: JudgedUnit; readonly row: Prepared }[]
}

const known = new WeakMap<JudgedUnit, Candidate>()

/** Units as candidates of a list, each computed once: three styles and the curve of risk are made of the same. */
function candidatesOf(units: readonly JudgedUnit[], plan: PlanKey, asker: Asker): readonly Candidate[] {
  return units.map((judged) => {
    const candidate = known.get(judged) ?? candidateOf(judged, plan, asker)
    known.set(judged, candidate)
    return candidate
  })
}

/** A whole list of the units around the asker, by the rules of `rules/generator`. */
export function wholeList(
  units: readonly JudgedUnit[],
  plan: PlanKey,
  asker: Asker,
  filling: Filling,
): WholeList {
  const query = { ...filling, frame: frameFor(plan, asker) }
  const made = makeList(candidatesOf(units, plan, asker), query)
  const byId = new Map(units.map((judged) => [judged.unit.unitId, judged]))
  const rows = made.rows.flatMap((row) => {
    const judged = byId.get(row.candidate.id)
    return judged ? [{ judged, row }] : []
  })
  return { made, query, rows }
}

/** What more risk buys among the units around the asker. */
export function riskAround(
  units: readonly JudgedUnit[],
  plan: PlanKey,
  asker: Asker,
  filling: Omit<Filling, 'rule'>,
): readonly RiskPoint[] {
  return riskCurve(candidatesOf(units, plan, asker), { ...filling, frame: frameFor(plan, asker) })
}
