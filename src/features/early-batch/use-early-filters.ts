import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useKnownProvince } from '~/entities/province/use-known-province'
import { defaultDataYear } from '~/shared/domain/years'
import { currentYear } from '~/shared/lib/clock'
import type { EarlyBatchFilters } from './early-batch.address'
import { type EarlyQuestion, earlyBatchQueries } from './early-batch.queries'

export interface EarlyFilterProps {
  readonly schoolId?: string
  readonly filters: EarlyBatchFilters
  readonly onFiltersChange: (next: Partial<EarlyBatchFilters>, options?: { replace?: boolean }) => void
}

/** What is asked, completed by what the province offers, and written back once it is settled. */
export function useEarlyFilters({ schoolId, filters, onFiltersChange }: EarlyFilterProps) {
  const thisYear = currentYear()
  const province = useKnownProvince(filters.province)
  const rules = useQuery({
    ...earlyBatchQueries.rules(province ?? ''),
    enabled: province !== undefined,
    placeholderData: keepPreviousData,
  })
  const data = rules.isPlaceholderData ? undefined : rules.data
  const years = (data ?? []).map((rule) => rule.year)
  const year = years.find((known) => known === filters.year) ?? defaultDataYear(years, thisYear)
  const batches = (data?.find((rule) => rule.year === year)?.batches ?? []).filter((name) =>
    name.includes('提前'),
  )
  const batch = batches.find((name) => name === filters.batch)
  const question: EarlyQuestion | undefined =
    province === undefined || year === undefined
      ? undefined
      : { province, year, batch, directory: filters.directory, schoolId }

  // A shared link must mean the same to everybody: what was chosen by default is written into the address.
  useEffect(() => {
    if (!question) return
    const same =
      filters.province === question.province &&
      filters.year === question.year &&
      filters.batch === question.batch
    if (!same) {
      onFiltersChange(
        { province: question.province, year: question.year, batch: question.batch },
        { replace: true },
      )
    }
  })
  return { rules, province, years, batches, question, offersNothing: data !== undefined && !question }
}
