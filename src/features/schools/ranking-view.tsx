import { useCallback, useRef } from 'react'
import { RANKING_TYPES } from '~/contracts/reference'
import { SCHOOLS_ON_PAGE } from '~/entities/school/library.address'
import { SchoolCompareBar } from '~/entities/school/school-comparison'
import { SchoolNameField } from '~/entities/school/school-name-field'
import { rankingYears } from '~/rules/exam/years'
import type { Changes, Filtered } from '~/shared/address/address'
import { useSettled } from '~/shared/address/use-settled'
import { States } from '~/shared/answer/states'
import { useAnswer } from '~/shared/answer/use-answer'
import { ChoiceRow } from '~/shared/filters/choice-row'
import { currentYear } from '~/shared/lib/time/clock'
import { useHydrated } from '~/shared/session/session'
import { Button } from '~/shared/ui/button'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { Skeleton } from '~/shared/ui/skeleton'
import { ROWS_ON_PAGE } from './library-page.address'
import { type RankingFilters, rankingAddress } from './ranking.address'
import { RankingAnswer, type RankingQuestion, sourceOf } from './ranking-answer'
import { settledYear } from './ranking-year'
import { schoolListCalls } from './schools.calls'

interface RankingViewProps extends Filtered<RankingFilters> {
  /** A page has room for a table of twenty; the drawer shows six (S2 §9). */
  readonly wide?: boolean
  readonly className?: string
}

const TYPES = RANKING_TYPES.map(({ id, label }) => ({ value: id, label }))

/** The HTML rendered at build time knows neither the address nor the year. */
const UNKNOWN = rankingAddress.parse({})

/** The university ranking (S2 §2): the same in the page and in the drawer. */
export function RankingView({ filters, change, wide = false, className }: RankingViewProps) {
  const size = wide ? ROWS_ON_PAGE : SCHOOLS_ON_PAGE
  const results = useRef<HTMLElement>(null)
  const hydrated = useHydrated()
  const { type, q } = hydrated ? filters : UNKNOWN
  const years = hydrated ? rankingYears(currentYear()) : []
  const settled = useSettled({ filters, change }, (asked) => {
    const year = settledYear(asked.year, years)
    return year === undefined
      ? undefined
      : { question: { type: asked.type, year, q: asked.q, page: asked.page } }
  })
  const ask = useCallback((question: RankingQuestion) => schoolListCalls.ranking(question, size), [size])
  const answer = useAnswer(settled?.question, ask)
  const year = settled?.question.year

  // Another question begins with its first page.
  const narrow = (part: Changes<RankingFilters>) => change({ ...part, page: 1 })
  const turn = (next: number) => {
    change({ page: next })
    results.current?.scrollIntoView({ block: 'start' })
  }
  const chooseType = ([id]: string[]) => {
    const chosen = RANKING_TYPES.find((known) => known.id === id)
    if (chosen) narrow({ type: chosen.id })
  }
  return (
    <div className={className}>
      <section aria-label="排名条件" className="print-hidden grid gap-3">
        <SchoolNameField
          label="院校名称"
          value={q}
          onSearch={(text) => narrow({ q: text })}
          className="md:max-w-[26rem]"
        />
        <ChoiceRow single all={null} label="榜单" options={TYPES} value={[type]} onChange={chooseType} />
        <ChoiceRow
          single
          all={null}
          label="年份"
          options={years.map(String)}
          value={year === undefined ? [] : [String(year)]}
          onChange={([chosen]) => narrow({ year: Number(chosen) })}
          className="min-h-[4.5rem] md:min-h-8"
        />
      </section>
      <section ref={results} aria-label="排名列表" className="mt-4 scroll-mt-4">
        <States
          of={answer}
          name="排名"
          pending={<PendingList rows={size} />}
          isEmpty={({ records }) => records.length === 0}
          empty={(asked) => (
            <EmptyRegion>
              <p>{nothingOf(asked)}</p>
              <Button variant="outline" size="sm" className="mt-4" onClick={() => narrow({ q: undefined })}>
                看整个榜单
              </Button>
            </EmptyRegion>
          )}
        >
          {({ records, total }, asked) => (
            <RankingAnswer
              schools={records}
              total={total}
              size={size}
              asked={asked}
              wide={wide}
              filters={filters}
              change={change}
              onPage={turn}
            />
          )}
        </States>
      </section>
      <SchoolCompareBar />
    </div>
  )
}

function nothingOf(asked: RankingQuestion): string {
  const { q, page } = asked
  if (q !== undefined) return `${sourceOf(asked)}里没有名称包含“${q}”的院校`
  return `${sourceOf(asked)}${page > 1 ? `没有第 ${page} 页` : '暂无数据'}`
}

function PendingList({ rows }: { rows: number }) {
  return (
    <>
      <Skeleton className="my-3 h-5 w-28" />
      <Skeleton of="rows" style={{ height: `${rows * (rows > SCHOOLS_ON_PAGE ? 2.875 : 6)}rem` }} />
    </>
  )
}
