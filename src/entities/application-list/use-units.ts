import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ApplicationListDetail } from '~/contracts/application-lists'
import type { CollegeAdmissionDetail } from '~/contracts/recommendation'
import type { RecommendedUnit } from '~/contracts/recommendation.schemas'
import { type TierName, VOID, voidUnit } from '~/rules/chance/tier-name'
import type { UnitsOfRows } from '~/rules/check-up/checked-list'
import { listDetailCalls } from './list-detail.calls'

/** Lines, plan and majors of the units that a list names, offered to its student or not. */
export interface KnownUnits extends Required<UnitsOfRows<RecommendedUnit>> {
  readonly isPending: boolean
  /** How many schools could not be loaded. */
  readonly failed: number
  /** Why the first of them could not. */
  readonly error: Error | null
  readonly retry: () => void
}

/** What a page says of units that could not be loaded, or take long (`MissingLine`). */
export function missingUnits(units: KnownUnits) {
  const { failed } = units
  return {
    of: [{ ...units, isError: failed > 0, refetch: units.retry }],
    name: failed > 0 ? `${failed} 所院校的往年位次` : '往年位次',
  }
}

/** Asks for the units of the schools of a list, each school once. */
export function useUnits(
  list: Pick<ApplicationListDetail, 'preferenceScoreId' | 'batch'>,
  schoolIds: readonly string[],
): KnownUnits {
  const { preferenceScoreId, batch } = list
  const distinct = [...new Set(schoolIds)]
  // Another order of the rows asks for nothing new; what is asked keeps the order in which it was first needed.
  const key = distinct.toSorted().join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: The key says which schools.
  const queries = useMemo(
    () =>
      preferenceScoreId && batch
        ? distinct.map((schoolId) => listDetailCalls.units({ schoolId, preferenceScoreId, batch }))
        : [],
    [key, preferenceScoreId, batch],
  )
  return useQueries({ queries, combine: knownUnits })
}

/** The units as they are shown beside rows: what does not count for the student has no chance. */
export function unitsAsShown(
  units: KnownUnits,
  tiers: ReadonlyMap<string, TierName | undefined>,
): KnownUnits {
  const dead = [...tiers].flatMap(([unitId, tier]) => (tier === VOID ? (units.byId.get(unitId) ?? []) : []))
  if (dead.length === 0) return units
  const byId = new Map(units.byId)
  for (const unit of dead) byId.set(unit.unitId, voidUnit(unit))
  return { ...units, byId }
}

/** What is known of units so far, of the answers for their schools. */
export function knownUnits(answers: readonly UseQueryResult<CollegeAdmissionDetail>[]): KnownUnits {
  const failed = answers.filter(({ isError }) => isError)
  const read = answers.flatMap(({ data }) => data ?? [])
  const closed = read.flatMap((school) => school.closedUnits ?? [])
  return {
    byId: new Map(
      [...read.flatMap((school) => school.units), ...closed.map(voidUnit)].map(
        (unit) => [unit.unitId, unit] as const,
      ),
    ),
    closed: new Set(closed.map(({ unitId }) => unitId)),
    schools: new Set(read.map(({ schoolId }) => schoolId)),
    isPending: answers.some(({ isPending }) => isPending),
    failed: failed.length,
    error: failed[0]?.error ?? null,
    retry: () => {
      for (const answer of failed) void answer.refetch()
    },
  }
}
