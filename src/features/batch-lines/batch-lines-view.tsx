import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { BatchLineYear } from '~/contracts/batch-lines'
import { useKnownProvince } from '~/shared/api/use-known-province'
import { FilterBar } from '~/shared/filters/filter-bar'
import { ProvinceSelect } from '~/shared/filters/province-select'
import { cn } from '~/shared/ui/cn'
import { EmptyRegion, Faces } from '~/shared/ui/faces'
import { Skeleton } from '~/shared/ui/skeleton'
import { TrustLine } from '~/shared/ui/trust-line'
import { batchLineQueries } from './batch-lines.queries'
import type { BatchLinesSearch } from './batch-lines.search'
import { YearTable } from './year-table'

interface BatchLinesViewProps {
  readonly filters: BatchLinesSearch
  readonly onFiltersChange: (next: BatchLinesSearch, options?: { replace?: boolean }) => void
  readonly className?: string
}

/** Control lines of a province, one table per year: the same in the page and in the drawer. */
export function BatchLinesView({ filters, onFiltersChange, className }: BatchLinesViewProps) {
  const province = useKnownProvince(filters.province)
  const years = useQuery({
    ...batchLineQueries.byProvince(province ?? ''),
    enabled: province !== undefined,
    placeholderData: keepPreviousData,
  })

  useEffect(() => {
    if (province !== undefined && province !== filters.province)
      onFiltersChange({ province }, { replace: true })
  })

  return (
    <div className={className}>
      <FilterBar label="批次线条件" chips={province === undefined ? [] : [{ label: province }]}>
        <ProvinceSelect
          className="md:w-40"
          value={province ?? ''}
          onChange={(name) => onFiltersChange({ province: name })}
        />
      </FilterBar>
      <Faces
        query={years}
        name="批次线"
        className={cn('mt-6 transition-opacity', years.isPlaceholderData && 'opacity-60')}
        pending={<PendingYears />}
        isEmpty={(data) => data.every((year) => year.batchLines.length === 0)}
        empty={<EmptyRegion>暂无{province}的批次线。可以换一个省份。</EmptyRegion>}
      >
        {(data) => (
          <Years years={data.filter((year) => year.batchLines.length > 0)} province={province ?? ''} />
        )}
      </Faces>
    </div>
  )
}

function Years({ years, province }: { years: readonly BatchLineYear[]; province: string }) {
  return (
    <>
      <nav aria-label="年份" className="print-hidden -mx-1 flex gap-1 overflow-x-auto">
        {years.map(({ year }) => (
          <a
            key={year}
            href={`#year-${year}`}
            className="grid min-h-11 min-w-11 place-items-center rounded px-2 text-sm text-primary hover:bg-muted"
          >
            {year}
          </a>
        ))}
      </nav>
      <div className="mt-4 grid items-start gap-x-12 gap-y-10 lg:grid-cols-2">
        {years.map((year) => (
          <YearTable key={year.year} {...year} />
        ))}
      </div>
      <TrustLine className="mt-8" source={`${province}历年普通高校招生录取控制分数线`} />
    </>
  )
}

function PendingYears() {
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} className="h-72" />
      ))}
    </div>
  )
}
