import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { RANKING_TYPES } from '~/contracts/reference'
import { SchoolNameField } from '~/entities/name-search/school-name-field'
import { CompareBar } from '~/entities/school/compare-bar'
import { Faces } from '~/shared/answer/faces'
import { rankingYears } from '~/shared/domain/years'
import { ChoiceRow } from '~/shared/filters/choice-row'
import { currentYear } from '~/shared/lib/clock'
import { formatCount } from '~/shared/lib/format'
import { useHydrated } from '~/shared/session/session'
import { Button } from '~/shared/ui/button'
import { cn } from '~/shared/ui/cn'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { Pager } from '~/shared/ui/pager'
import { Skeleton } from '~/shared/ui/skeleton'
import { TrustLine } from '~/shared/ui/trust-line'
import { DEFAULT_RANKING, type RankingFilters } from './ranking.address'
import { RankingList } from './ranking-list'
import { settledYear } from './ranking-year'
import { PAGE_SIZE, schoolListQueries } from './schools.queries'

interface RankingViewProps {
  readonly filters: RankingFilters
  readonly onFiltersChange: (next: Partial<RankingFilters>, options?: { replace?: boolean }) => void
  readonly className?: string
}

const TYPES = RANKING_TYPES.map(({ id, label }) => ({ value: id, label }))

/** What each ranking is called by those who make it. */
const SOURCES = {
  ruanke: '软科中国大学排名',
  qs: 'QS 世界大学排名',
  usnews: 'U.S. News 世界大学排名',
} as const satisfies Record<RankingFilters['type'], string>

/** What the page is before anything is known: the HTML rendered at build time knows neither the address nor the year. */
const UNKNOWN: RankingFilters = { type: DEFAULT_RANKING, year: undefined, q: undefined, page: undefined }

/** The university ranking (S2 §2): the same in the page and in the drawer. */
export function RankingView({ filters, onFiltersChange, className }: RankingViewProps) {
  const results = useRef<HTMLElement>(null)
  const hydrated = useHydrated()
  const { type, q, page = 1 } = hydrated ? filters : UNKNOWN
  const years = hydrated ? rankingYears(currentYear()) : []
  const year = settledYear(filters.year, years)
  const answer = useQuery({
    ...schoolListQueries.ranking({ type, year: year ?? 0, q, page }),
    enabled: year !== undefined,
    placeholderData: keepPreviousData,
  })

  // A shared link must mean the same next year: the year chosen by default is written into the address.
  useEffect(() => {
    if (year !== undefined && year !== filters.year) onFiltersChange({ year }, { replace: true })
  })

  // Whatever is asked anew begins with its first page.
  const change = (part: Partial<RankingFilters>) => onFiltersChange({ year, ...part, page: undefined })
  const turn = (next: number) => {
    onFiltersChange({ page: next === 1 ? undefined : next })
    results.current?.scrollIntoView({ block: 'start' })
  }
  const chooseType = ([id]: string[]) => {
    const chosen = RANKING_TYPES.find((known) => known.id === id)
    if (chosen) change({ type: chosen.id })
  }
  return (
    <div className={className}>
      <section aria-label="排名条件" className="print-hidden grid gap-3">
        <SchoolNameField
          label="院校名称"
          placeholder="名称、简称、拼音或首字母"
          value={q}
          onSearch={(text) => change({ q: text })}
          className="md:max-w-[26rem]"
        />
        <ChoiceRow single all={null} label="榜单" options={TYPES} value={[type]} onChange={chooseType} />
        <ChoiceRow
          single
          all={null}
          label="年份"
          options={years.map(String)}
          value={year === undefined ? [] : [String(year)]}
          onChange={([chosen]) => change({ year: Number(chosen) })}
          className="min-h-[4.5rem] md:min-h-8"
        />
      </section>
      <section ref={results} aria-label="排名列表" className="mt-4 scroll-mt-4">
        <Faces
          of={answer}
          name="排名"
          className={cn('transition-opacity', answer.isPlaceholderData && 'opacity-60')}
          pending={<PendingList />}
          isEmpty={({ records }) => records.length === 0}
          empty={
            <EmptyRegion>
              <p>
                {year} 年{SOURCES[type]}
                {q === undefined ? '' : `里没有名称包含“${q}”的院校`}
                {q === undefined && (page > 1 ? `没有第 ${page} 页` : '暂无数据')}
              </p>
              <Button variant="outline" size="sm" className="mt-4" onClick={() => change({ q: undefined })}>
                看整个榜单
              </Button>
            </EmptyRegion>
          }
        >
          {({ records, total }) => (
            <>
              <p role="status" className="flex min-h-11 items-center gap-1 text-sm text-muted-foreground">
                共 <span className="text-base font-medium text-foreground">{formatCount(total)}</span> 所院校
              </p>
              <RankingList schools={records} />
              <div className="mt-6">
                <Pager current={page} size={PAGE_SIZE} total={total} onPage={turn} name="排名" />
              </div>
              <TrustLine addressOnPaper className="mt-6" source={`${year} 年${SOURCES[type]}`} />
            </>
          )}
        </Faces>
      </section>
      <CompareBar />
    </div>
  )
}

function PendingList() {
  return (
    <>
      <Skeleton className="my-3 h-5 w-28" />
      <div className="grid gap-px">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <Skeleton key={key} className="h-24" />
        ))}
      </div>
    </>
  )
}
