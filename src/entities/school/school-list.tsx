import { type ReactNode, useId, useRef } from 'react'
import type { SchoolPage } from '~/contracts/school.schemas'
import { SchoolCompareBar } from '~/entities/school/school-comparison'
import type { Changes, Filtered } from '~/shared/address/address'
import { States } from '~/shared/answer/states'
import { useAnswer } from '~/shared/answer/use-answer'
import type { Ask } from '~/shared/api/call'
import { Pager } from '~/shared/ui/pager'
import { Skeleton } from '~/shared/ui/skeleton'
import { type LibraryFilters, SCHOOLS_ON_PAGE } from './library.address'
import { LibraryChips } from './library-chips'
import { conditionsOf, NO_CONDITIONS } from './library-conditions'
import { NoSchools, SchoolTotal } from './library-results'
import { LibrarySearch } from './library-search'
import { LinesSource } from './lines-source'
import { type CardLines, SchoolCards } from './school-cards'

interface SchoolListProps extends Filtered<LibraryFilters> {
  /** The page of schools that filters ask for; keeps its identity between renders. */
  readonly ask: (filters: LibraryFilters) => Ask<SchoolPage & { notRecruiting?: number | undefined }>
  /** It is not yet known what to ask. */
  readonly isAwaited?: boolean
  /** Stands below the pages: the `count` schools that they leave out. */
  readonly others?: (count: number) => ReactNode
  readonly lines?: CardLines
  readonly className?: string
}

/** Schools with the filters of the school library (S2 §2): all of them, or those that offer a major. */
export function SchoolList({
  filters,
  change,
  ask,
  isAwaited = false,
  others,
  lines,
  className,
}: SchoolListProps) {
  const id = useId()
  const results = useRef<HTMLElement>(null)
  const answer = useAnswer(isAwaited ? undefined : filters, ask)
  // Another question begins with its first page.
  const narrow = (part: Changes<LibraryFilters>) => change({ ...part, page: 1 })
  const conditions = conditionsOf(filters)
  const isNarrowed = conditions.length > 0
  const clear = () => change(NO_CONDITIONS)
  const turn = (page: number) => {
    change({ page })
    results.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <div className={className}>
      <LibrarySearch q={filters.q} onSearch={(q) => narrow({ q })} resultsId={id} />
      <div className="mt-3">
        <LibraryChips
          filters={filters}
          narrow={narrow}
          facets={answer.data?.facets}
          total={answer.isEarlier ? undefined : answer.data?.total}
          onClear={isNarrowed ? clear : undefined}
        />
      </div>
      <section ref={results} id={id} tabIndex={-1} aria-label="院校列表" className="mt-4 scroll-mt-28">
        <States
          of={answer}
          name="院校"
          pending={<PendingCards />}
          isEmpty={({ records }) => records.length === 0}
          empty={<NoSchools asked={conditions} page={filters.page} onClear={clear} onFirst={() => turn(1)} />}
        >
          {({ records, total, notRecruiting = 0 }) => (
            <>
              <SchoolTotal total={total} onClear={isNarrowed ? clear : undefined} />
              <SchoolCards schools={records} lines={lines} foot={LinesSource} />
              <div className="mt-6">
                <Pager
                  current={filters.page}
                  size={SCHOOLS_ON_PAGE}
                  total={total}
                  onPage={turn}
                  name="院校"
                />
              </div>
              {notRecruiting > 0 && others?.(notRecruiting)}
            </>
          )}
        </States>
      </section>
      <SchoolCompareBar />
    </div>
  )
}

function PendingCards() {
  return (
    <>
      <Skeleton className="my-3 h-5 w-28" />
      <div className="mt-2 grid gap-3 md:grid-cols-2 lg:grid-cols-3">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <Skeleton key={key} className="h-44" />
        ))}
      </div>
    </>
  )
}
