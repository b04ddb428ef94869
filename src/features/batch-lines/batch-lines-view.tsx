import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { ControlLineYear } from '~/contracts/control-lines'
import { useKnownProvince } from '~/shared/api/use-known-province'
import { ProvinceSelect } from '~/shared/filters/province-select'
import { StickyBar } from '~/shared/filters/sticky-bar'
import { useLatest } from '~/shared/lib/use-latest'
import { cn } from '~/shared/ui/cn'
import { EmptyRegion, Faces } from '~/shared/ui/faces'
import { Skeleton } from '~/shared/ui/skeleton'
import { TrustLine } from '~/shared/ui/trust-line'
import { batchLineQueries } from './batch-lines.queries'
import type { BatchLinesSearch } from './batch-lines.search'
import type { RankLinkOf } from './rank-link'
import { YearTable } from './year-table'

interface BatchLinesViewProps {
  readonly filters: BatchLinesSearch
  readonly onFiltersChange: (next: BatchLinesSearch, options?: { replace?: boolean }) => void
  /** Where a line leads: to the rank page, or to the rank section of the drawer. */
  readonly rankLink: RankLinkOf
  readonly className?: string
}

/** Control lines of a province, one table per year: the same in the page and in the drawer. */
export function BatchLinesView({ filters, onFiltersChange, rankLink, className }: BatchLinesViewProps) {
  const tables = useRef<HTMLDivElement>(null)
  const province = useKnownProvince(filters.province)
  const answer = useQuery({
    ...batchLineQueries.byProvince(province ?? ''),
    enabled: province !== undefined,
    placeholderData: keepPreviousData,
  })
  const shown = useLatest(answer.isPlaceholderData ? undefined : province) ?? province
  const years = (answer.data ?? []).filter((year) => year.batchLines.length > 0)

  // A shared link must mean the same to everybody: the province chosen by default is written into the address.
  useEffect(() => {
    if (province !== undefined && province !== filters.province)
      onFiltersChange({ province }, { replace: true })
  })

  const showYear = (year: number) => {
    const heading = tables.current?.querySelector<HTMLElement>(`[data-year="${year}"]`)
    heading?.scrollIntoView()
    heading?.focus({ preventScroll: true })
  }
  return (
    <div className={className}>
      <StickyBar
        label="批次线条件"
        line={<YearLine years={years.map(({ year }) => year)} onYear={showYear} />}
      >
        <ProvinceSelect
          className="md:w-40"
          value={province ?? ''}
          onChange={(name) => onFiltersChange({ province: name })}
        />
      </StickyBar>
      <Faces
        query={answer}
        name="批次线"
        className={cn('mt-6 transition-opacity', answer.isPlaceholderData && 'opacity-60')}
        pending={<PendingYears />}
        isEmpty={() => years.length === 0}
        empty={<EmptyRegion>暂无{shown}的批次线。可以换一个省份。</EmptyRegion>}
      >
        {() => (
          <div ref={tables}>
            <Years years={years} rankLink={rankLink} />
            {years.some((year) => year.batchLines.some((line) => line.sample)) && (
              <p className="mt-8 text-sm text-muted-foreground">
                标“示例”的控制线按相邻年份推算，不是当年公布的数字。
              </p>
            )}
            <TrustLine
              addressOnPaper
              className="mt-8"
              source={`${shown}省级教育考试机构历年公布的录取控制分数线`}
            />
          </div>
        )}
      </Faces>
    </div>
  )
}

function Years({ years, rankLink }: { years: readonly ControlLineYear[]; rankLink: RankLinkOf }) {
  return (
    <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-2">
      {years.map((year) => (
        <YearTable key={year.year} {...year} rankLink={rankLink} />
      ))}
    </div>
  )
}

/** Years to jump to, on a phone, where they lie far below each other. */
function YearLine({ years, onYear }: { years: readonly number[]; onYear: (year: number) => void }) {
  return (
    <nav aria-label="年份" className="-mx-4 flex h-11 gap-1.5 overflow-x-auto px-4">
      {years.map((year) => (
        <button
          key={year}
          type="button"
          aria-label={`${year} 年`}
          onClick={() => onYear(year)}
          className="min-h-11 shrink-0 rounded bg-muted px-2.5 text-sm whitespace-nowrap"
        >
          {year}
        </button>
      ))}
    </nav>
  )
}

function PendingYears() {
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
      {['a', 'b', 'c', 'd'].map((key) => (
        <div key={key}>
          <Skeleton className="h-7 w-24" />
          <Skeleton className="mt-2 h-80" />
        </div>
      ))}
    </div>
  )
}
