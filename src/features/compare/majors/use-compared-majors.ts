import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import type { MajorDetail, MajorEmployment, ProfessionShare } from '~/contracts/majors.schemas'
import { majorCalls } from '~/entities/major/major.calls'

/** A major that stands in a column, as far as it is known. */
export interface ComparedMajor {
  readonly id: string
  readonly detail: UseQueryResult<MajorDetail>
  readonly employment: UseQueryResult<MajorEmployment>
  readonly destinations: UseQueryResult<readonly ProfessionShare[]>
}

/** Asks for all majors at once; what fails for one leaves the others as they are. */
export function useComparedMajors(ids: readonly string[]): ComparedMajor[] {
  const details = useQueries({ queries: ids.map(majorCalls.detail) })
  const employments = useQueries({ queries: ids.map(majorCalls.employment) })
  const shares = useQueries({ queries: ids.map(majorCalls.professionTypes) })
  return ids.flatMap((id, column) => {
    const [detail, employment, destinations] = [details[column], employments[column], shares[column]]
    return detail && employment && destinations ? [{ id, detail, employment, destinations }] : []
  })
}
