import { useRef } from 'react'
import type { SchoolPage } from '~/contracts/school.schemas'
import { CompareBar } from '~/entities/school/compare-bar'
import { SchoolCard } from '~/entities/school/school-card'
import { SchoolNameField } from '~/entities/school/school-name-field'
import type { Changes, Filtered } from '~/shared/address/address'
import { Faces } from '~/shared/answer/faces'
import { useAnswer } from '~/shared/answer/use-answer'
import type { Ask } from '~/shared/api/call'
import { FilterBar, type FilterChip } from '~/shared/filters/filter-bar'
import { formatCount } from '~/shared/lib/format'
import { Button } from '~/shared/ui/button'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { Pager } from '~/shared/ui/pager'
import { Skeleton } from '~/shared/ui/skeleton'
import { type LibraryFilters, libraryAddress, SCHOOLS_ON_PAGE } from './library.address'
import { LibraryRows, ROWS } from './library-rows'

interface SchoolListProps extends Filtered<LibraryFilters> {
  /** The page of schools that filters ask for; keeps its identity between renders. */
  readonly ask: (filters: LibraryFilters) => Ask<SchoolPage>
  readonly className?: string
}

/** Takes every condition away. */
const NO_CONDITIONS: Changes<LibraryFilters> = { ...libraryAddress.parse({}), q: undefined }

/** Schools with the filters of the school library (S2 §2): all of them, or those that offer a major. */
export function SchoolList({ filters, change, ask, className }: SchoolListProps) {
  const results = useRef<HTMLElement>(null)
  const answer = useAnswer(filters, ask)
  // Another question begins with its first page.
  const narrow = (part: Changes<LibraryFilters>) => change({ ...part, page: 1 })
  const chips = conditionsOf(filters, narrow)
  const clear = () => change(NO_CONDITIONS)
  const turn = (page: number) => {
    change({ page })
    results.current?.scrollIntoView({ block: 'start' })
  }
  const rows = (fewProvinces?: number) => (
    <LibraryRows
      filters={filters}
      onChange={narrow}
      facets={answer.data?.facets}
      {...(fewProvinces !== undefined && { fewProvinces })}
    />
  )
  return (
    <div className={className}>
      <FilterBar
        label="院校筛选"
        chips={chips}
        action={
          <SchoolNameField
            label="院校名称"
            value={filters.q}
            onSearch={(q) => narrow({ q })}
            className="md:-ml-4 md:mr-auto md:w-[26rem]"
          />
        }
      >
        <div className="grid gap-4 md:hidden">{rows(11)}</div>
      </FilterBar>
      <div className="mt-4 hidden gap-2 md:grid">{answer.isPending ? <PendingRows /> : rows()}</div>
      <section ref={results} aria-label="院校列表" className="mt-4 scroll-mt-28">
        <Faces
          of={answer}
          name="院校"
          pending={<PendingCards />}
          isEmpty={({ records }) => records.length === 0}
          empty={
            <NoSchools
              asked={chips.map(({ label }) => label)}
              page={filters.page}
              onClear={clear}
              onFirst={() => turn(1)}
            />
          }
        >
          {({ records, total }) => (
            <>
              <div className="flex min-h-11 items-center justify-between gap-4">
                <p role="status" className="text-sm text-muted-foreground">
                  共 <span className="text-base font-medium text-foreground">{formatCount(total)}</span>{' '}
                  所院校
                </p>
                {chips.length > 0 && (
                  <Button variant="ghost" size="sm" onClick={clear}>
                    清空条件
                  </Button>
                )}
              </div>
              <div className="mt-2 grid gap-3 md:grid-cols-2 lg:grid-cols-3">
                {records.map((school) => (
                  <SchoolCard key={school.id} school={school} />
                ))}
              </div>
              <div className="mt-6">
                <Pager
                  current={filters.page}
                  size={SCHOOLS_ON_PAGE}
                  total={total}
                  onPage={turn}
                  name="院校"
                />
              </div>
            </>
          )}
        </Faces>
      </section>
      <CompareBar />
    </div>
  )
}

function conditionsOf(
  filters: LibraryFilters,
  narrow: (part: Changes<LibraryFilters>) => void,
): FilterChip[] {
  const { q } = filters
  const name = q === undefined ? [] : [{ label: q, onRemove: () => narrow({ q: undefined }) }]
  const values = ROWS.flatMap(({ key, of }) =>
    filters[key].map((value) => ({
      label: value,
      onRemove: () => narrow(of(filters[key].filter((other) => other !== value))),
    })),
  )
  return [...name, ...values]
}

interface NoSchoolsProps {
  readonly asked: readonly string[]
  readonly page: number
  readonly onClear: () => void
  readonly onFirst: () => void
}

function NoSchools({ asked, page, onClear, onFirst }: NoSchoolsProps) {
  return (
    <EmptyRegion>
      <p>
        {page > 1
          ? `没有第 ${page} 页`
          : `没有符合条件的院校${asked.length > 0 ? `：${asked.join('、')}` : ''}`}
      </p>
      <div className="mt-4 flex justify-center gap-2">
        {page > 1 && (
          <Button variant="outline" size="sm" onClick={onFirst}>
            回到第 1 页
          </Button>
        )}
        {asked.length > 0 && (
          <Button variant="outline" size="sm" onClick={onClear}>
            清空条件
          </Button>
        )}
      </div>
    </EmptyRegion>
  )
}

function PendingRows() {
  return ['h-[6.5rem]', 'h-[4.25rem]', 'h-8', 'h-8'].map((height, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: four places that never move
    <Skeleton key={index} className={height} />
  ))
}

function PendingCards() {
  return (
    <>
      <Skeleton className="my-3 h-5 w-28" />
      <div className="mt-2 grid gap-3 md:grid-cols-2 lg:grid-cols-3">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <Skeleton key={key} className="h-48" />
        ))}
      </div>
    </>
  )
}
