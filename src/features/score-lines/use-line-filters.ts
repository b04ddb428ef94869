import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useKnownProvince } from '~/entities/province/use-known-province'
import { currentYear } from '~/shared/lib/clock'
import { useLatest } from '~/shared/lib/use-latest'
import { useUser } from '~/shared/session/session'
import { settleFilters, withComingYear } from './line-filters'
import type { LinesFilters } from './lines.address'
import { ruleQueries } from './rules.queries'

export interface LinesViewProps {
  readonly schoolId: string
  readonly filters: LinesFilters
  readonly onFiltersChange: (next: Partial<LinesFilters>, options?: { replace?: boolean }) => void
}

/** The question of a view: what the address asks, completed by what the province offers, and written back once it is settled. */
export function useLineFilters(
  { filters, onFiltersChange }: LinesViewProps,
  /** Plans are there for the year whose lines are still to come. */
  asks: 'lines' | 'plans',
) {
  const user = useUser()
  const thisYear = currentYear()
  const province = useKnownProvince(filters.province)
  const rules = useQuery({
    ...ruleQueries.ofProvince(province ?? ''),
    enabled: province !== undefined,
    placeholderData: keepPreviousData,
  })
  const data = rules.isPlaceholderData ? undefined : rules.data
  const offered = useMemo(
    () =>
      province !== undefined && data
        ? settleFilters(province, filters, asks === 'plans' ? withComingYear(data, thisYear) : data, {
            thisYear,
            subjects: user?.subjects,
          })
        : undefined,
    [province, filters, asks, data, thisYear, user?.subjects],
  )
  const settled = offered?.filters
  const { data: subjectRule } = useQuery({
    ...ruleQueries.ofSubjects(province ?? '', settled?.year ?? 0),
    enabled: settled !== undefined,
    placeholderData: keepPreviousData,
  })

  // A shared link must mean the same to everybody: what was chosen by default is written into the address.
  useEffect(() => {
    if (!settled) return
    const { province: place, year, subject, batch, electives } = settled
    const same =
      filters.province === place &&
      filters.year === year &&
      filters.subject === subject &&
      filters.batch === batch &&
      filters.electives.join() === electives.join()
    if (!same)
      onFiltersChange({ province: place, year, subject, batch, electives: [...electives] }, { replace: true })
  })

  // Another question has other groups (S2 §4).
  const change = (next: Partial<LinesFilters>) => onFiltersChange({ group: undefined, ...next })
  return {
    rules,
    province,
    // While another province's rules are on their way, the question of the last one stays on the screen.
    offered: useLatest(offered),
    electives: subjectRule?.remainingSubjectRule.subjects ?? [],
    change,
  }
}
