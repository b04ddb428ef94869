import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ApplicationListDetail } from '~/contracts/application-lists'
import type { CollegeAdmissionDetail } from '~/contracts/recommendation'
import type { RecommendedUnit } from '~/contracts/recommendation.schemas'
import { listDetailCalls } from './list-detail.calls'

/** Lines, plan and majors of the units that a list names, by the id of the unit. */
export interface KnownUnits {
  readonly byId: ReadonlyMap<string, RecommendedUnit>
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

function knownUnits(answers: readonly UseQueryResult<CollegeAdmissionDetail>[]): KnownUnits {
  const failed = answers.filter(({ isError }) => isError)
  return {
    byId: new Map(
      answers.flatMap(({ data }) => data?.units.map((unit) => [unit.unitId, unit] as const) ?? []),
    ),
    isPending: answers.some(({ isPending }) => isPending),
    failed: failed.length,
    error: failed[0]?.error ?? null,
    retry: () => {
      for (const answer of failed) void answer.refetch()
    },
  }
}
