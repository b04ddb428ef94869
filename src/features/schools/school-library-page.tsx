import { CompareLink } from '~/entities/school/compare-link'
import { LazyWhoseLines } from '~/entities/school/lazy-whose-lines'
import { LibraryChips } from '~/entities/school/library-chips'
import { conditionsOf, NO_CONDITIONS } from '~/entities/school/library-conditions'
import { LibrarySearch } from '~/entities/school/library-search'
import { SchoolCompareBar } from '~/entities/school/school-comparison'
import { useWhoseLines } from '~/entities/school/use-whose-lines'
import { WishesLink } from '~/entities/wishes/wishes-link'
import { categoryIn } from '~/rules/exam/candidate-categories'
import type { Changes, Filtered } from '~/shared/address/address'
import { useSettled } from '~/shared/address/use-settled'
import { ChoiceRow } from '~/shared/filters/choice-row'
import { LazyPart } from '~/shared/ui/lazy-part'
import { PageHeading } from '~/shared/ui/page-heading'
import { Skeleton } from '~/shared/ui/skeleton'
import { FoundSchools } from './found-schools'
import {
  ALL_SCHOOLS,
  type LibraryPageFilters,
  NO_REACH_FILTERS,
  opensAtMatch,
  REACH_ONLY,
} from './library-page.address'
import { RESULTS, ResultsSection } from './results-section'
import { useLibraryPages } from './use-library-pages'

// Who looks at all schools needs nothing of it.
const loadReachable = async () => (await import('./reachable-schools')).ReachableSchools

const VIEWS = [
  { value: 'table', label: '表格' },
  { value: 'cards', label: '卡片' },
]
const loadReachChips = async () => (await import('./reach-chips')).ReachChips

/** The school library as a table of what people choose by (S2 §2), or as cards. */
export function SchoolLibraryPage({ filters, change }: Filtered<LibraryPageFilters>) {
  const { province, subjects, question, rules, mine, rank, unreachedIn } = useWhoseLines({ filters, change })
  // What is in reach has rows of its own below the first.
  const asked = filters.reach ?? (opensAtMatch(filters) && rank !== undefined ? '稳' : ALL_SCHOOLS)
  const reach = rank === undefined || asked === ALL_SCHOOLS ? undefined : asked
  const library = useLibraryPages(reach ? { ...filters, more: undefined } : filters)
  // Another question begins with its first page.
  const narrow = (part: Changes<LibraryPageFilters>) => change({ ...part, page: 1, more: undefined })
  useSettled({ filters, change }, (said) =>
    mine && opensAtMatch(said) ? { question: { reach: '稳' as const } } : undefined,
  )
  const conditions = conditionsOf(filters)
  const isNarrowed = conditions.length > 0
  const clear = () => narrow({ ...NO_CONDITIONS, ...NO_REACH_FILTERS })
  const notUsed = unusedOf(filters)
  const whose = (
    <LazyWhoseLines
      province={province}
      subjects={subjects}
      rules={rules}
      subject={question?.subject}
      rank={filters.rank}
      mine={mine}
      category={{ value: categoryIn(province, filters.category) }}
      onChange={narrow}
    />
  )
  return (
    <div className="content-column py-6 md:py-10">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 md:min-h-8">
        <PageHeading>院校库</PageHeading>
        <span className="flex items-center gap-4">
          <CompareLink />
          <WishesLink />
        </span>
      </div>
      <div className="mt-4 grid gap-x-6 gap-y-3 md:flex md:flex-wrap md:items-start">
        <LibrarySearch
          q={filters.q}
          onSearch={(q) => narrow({ q })}
          resultsId={RESULTS}
          className="md:w-[28rem]"
        />
        {whose}
      </div>
      {rank !== undefined && (
        <div className="mt-4 min-h-11 md:min-h-9">
          {mine && (
            <LazyPart
              name="冲稳保"
              load={loadReachChips}
              pending={null}
              props={{
                ...{ question, unreachedIn },
                filters: { ...filters, reach: asked },
                own: mine,
                total: library.answer.isEarlier ? undefined : library.answer.data?.total,
                onChoose: (chosen) => narrow({ reach: chosen }),
              }}
            />
          )}
        </div>
      )}
      <div className="mt-2">
        {reach && !mine ? (
          <Skeleton of="rows" className="h-[40rem]" />
        ) : mine && reach ? (
          <LazyPart
            name="能报的院校"
            load={loadReachable}
            pending={<Skeleton of="rows" className="h-[40rem]" />}
            props={{
              ...{ filters, change, question, unreachedIn, narrow, reach },
              own: mine,
              onClear: clear,
            }}
          />
        ) : (
          <>
            <div className="flex flex-wrap items-center justify-between gap-x-8">
              <div className="min-w-0 max-md:w-full">
                <LibraryChips
                  filters={filters}
                  narrow={narrow}
                  facets={library.answer.data?.facets}
                  total={library.answer.isEarlier ? undefined : library.answer.data?.total}
                  onClear={isNarrowed ? clear : undefined}
                />
              </div>
              <ViewChoice filters={filters} change={change} />
            </div>
            {notUsed && (
              <p role="note" className="mt-2 text-sm">
                {notUsed}
              </p>
            )}
            <ResultsSection>
              <FoundSchools
                {...{ filters, change, question, unreachedIn, rules, rank, library }}
                onClear={isNarrowed ? clear : undefined}
                asked={conditions}
              />
            </ResultsSection>
          </>
        )}
      </div>
      <SchoolCompareBar />
    </div>
  )
}

/** Says which words of the address only the lines in reach could have used; undefined where there are none. */
function unusedOf(filters: LibraryPageFilters): string | undefined {
  const asked = Object.entries(REACH_ONLY).flatMap(([name, word]) => {
    const value = filters[name as keyof typeof REACH_ONLY]
    return value === undefined || (Array.isArray(value) && value.length === 0) ? [] : [word]
  })
  return asked.length > 0 ? `${asked.join('、')}没有用上：先填位次，再选冲、稳、保里的一档。` : undefined
}

/** A table, or cards. */
function ViewChoice({ filters, change }: Filtered<LibraryPageFilters>) {
  return (
    <ChoiceRow
      className="max-md:hidden"
      label="显示为"
      single
      all={null}
      options={VIEWS}
      value={[filters.view]}
      onChange={([view]) => change({ view: view === 'cards' ? 'cards' : 'table' })}
    />
  )
}
