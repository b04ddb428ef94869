import { useCallback, useRef } from 'react'
import type { EndpointOutput } from '~/contracts/endpoint'
import { RANKING_TYPES } from '~/contracts/reference'
import type { schoolLibrary } from '~/contracts/school-library'
import { isNarrowed, SCHOOLS_ON_PAGE } from '~/entities/school/library.address'
import { conditionsOf, NO_CONDITIONS } from '~/entities/school/library-conditions'
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
import { LazyPart } from '~/shared/ui/lazy-part'
import { Skeleton } from '~/shared/ui/skeleton'
import { ROWS_ON_PAGE } from './library-page.address'
import { narrowedRanking } from './narrowed-ranking'
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

const loadChips = async () => (await import('./ranking-chips')).RankingChips

type Page = EndpointOutput<typeof schoolLibrary.ranking>

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
    return year === undefined ? undefined : { question: questionOf(asked, year) }
  })
  const ask = useCallback((question: RankingQuestion) => rankingPage(question, size), [size])
  const answer = useAnswer(settled?.question, ask)
  const conditions = hydrated ? conditionsOf(filters) : []
  const year = settled?.question.year

  // Another question begins with its first page.
  const narrow = (part: Changes<RankingFilters>) => change({ ...part, page: 1 })
  const clear = () => change(NO_CONDITIONS)
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
      <section aria-label="排名条件" className="print-hidden grid grid-cols-[minmax(0,1fr)] gap-3">
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
        <LazyPart
          name="院校筛选"
          load={loadChips}
          pending={<div className="h-11 md:h-9" />}
          props={{
            filters: hydrated ? filters : UNKNOWN,
            question: settled?.question,
            narrow,
            total: answer.isEarlier ? undefined : answer.data?.total,
            onClear: conditions.length > 0 ? clear : undefined,
          }}
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
              <Button variant="outline" size="sm" className="mt-4" onClick={clear}>
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

/** What is asked of a year; its lists keep their identity while nothing changes. */
function questionOf(asked: RankingFilters, year: number): RankingQuestion {
  const { type, q, page, provinces, types, features, natures } = asked
  return { type, year, q, page, provinces, types, features, natures }
}

/** A page of a ranking. A server narrows it by names alone: by anything else it is narrowed here, whole. */
function rankingPage(question: RankingQuestion, size: number) {
  if (!isNarrowed(question)) return schoolListCalls.ranking(question, size)
  const { page } = question
  return {
    ...schoolListCalls.wholeRanking(question),
    select: (whole: Page): Page => {
      const found = narrowedRanking(whole.records, question)
      const records = found.slice((page - 1) * size, page * size)
      return { ...whole, records, total: found.length, current: page, size }
    },
  }
}

function nothingOf(asked: RankingQuestion): string {
  const { q, page } = asked
  if (isNarrowed(asked) && page === 1)
    return `${sourceOf(asked)}里没有符合条件的院校：${conditionsOf(asked).join('、')}`
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
