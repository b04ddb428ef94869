import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { RankFilter } from '~/contracts/batch-lines'
import { useKnownProvince } from '~/shared/api/use-known-province'
import { currentYear } from '~/shared/lib/clock'
import { useUser } from '~/shared/session/session'
import { cn } from '~/shared/ui/cn'
import { Faces } from '~/shared/ui/faces'
import { Skeleton } from '~/shared/ui/skeleton'
import { rankQueries } from './rank.queries'
import type { RankSearch } from './rank.search'
import { RankAnswer } from './rank-answer'
import { RankControls } from './rank-controls'
import { chooseFilters } from './rank-filters'
import { RankTable } from './rank-table'

export interface RankViewProps {
  readonly filters: RankSearch
  readonly onFiltersChange: (next: RankSearch, options?: { replace?: boolean }) => void
  readonly className?: string
}

/** The rank page without its heading: the same in the page and in the drawer. */
export function RankView({ filters, onFiltersChange, className }: RankViewProps) {
  const province = useKnownProvince(filters.province)
  const filter = useQuery({ ...rankQueries.filter(province ?? ''), enabled: province !== undefined })
  return (
    <Faces
      query={filter}
      name="位次数据"
      pending={<PendingView />}
      isEmpty={(data) => Object.keys(data.yearSubjectBatchMap).length === 0}
      // The head of a long table sticks below the filter bar, whose height this is.
      className={cn('[--sticky-top:9.5rem] md:[--sticky-top:6rem]', className)}
    >
      {(data) => (
        <SettledView
          filters={{ ...filters, province }}
          filter={data}
          written={filters}
          onFiltersChange={onFiltersChange}
        />
      )}
    </Faces>
  )
}

interface SettledViewProps extends Pick<RankViewProps, 'filters' | 'onFiltersChange'> {
  readonly filter: RankFilter
  /** What the address says now. */
  readonly written: RankSearch
}

function SettledView({ filters, filter, written, onFiltersChange }: SettledViewProps) {
  const user = useUser()
  const choices = chooseFilters(filters, filter, { thisYear: currentYear(), subjects: user?.subjects })
  const { year, subject, batch } = choices
  const settled: RankSearch = { province: filters.province, year, subject, batch, score: filters.score }

  // A shared link must mean the same to everybody: what was chosen by default is written into the address.
  useEffect(() => {
    const same =
      written.province === settled.province &&
      written.year === year &&
      written.subject === subject &&
      written.batch === batch
    if (!same) onFiltersChange(settled, { replace: true })
  })

  const { province, score } = settled
  if (province === undefined || year === undefined || subject === undefined) return null
  const query = { province, year, subject, ...(batch !== undefined && { batch }) }
  return (
    <>
      <RankControls settled={settled} choices={choices} filter={filter} onFiltersChange={onFiltersChange} />
      {score !== undefined && <RankAnswer query={{ ...query, score }} className="mt-6" />}
      <RankTable query={query} score={score} className="mt-8" />
    </>
  )
}

function PendingView() {
  return (
    <div className="grid gap-6">
      <Skeleton className="h-16" />
      <Skeleton className="h-80" />
      <Skeleton className="h-96" />
    </div>
  )
}
