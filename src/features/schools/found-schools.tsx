import { useMemo } from 'react'
import type { ShownRank } from '~/entities/rank/use-shown-rank'
import { NoSchools, SchoolTotal } from '~/entities/school/library-results'
import { LinesSource } from '~/entities/school/lines-source'
import { SchoolCards } from '~/entities/school/school-cards'
import type { AskedLines } from '~/entities/school/use-line-question'
import type { useWhoseLines } from '~/entities/school/use-whose-lines'
import type { Filtered } from '~/shared/address/address'
import { MissingLine } from '~/shared/answer/missing-line'
import { States } from '~/shared/answer/states'
import { Button } from '~/shared/ui/button'
import { Pager } from '~/shared/ui/pager'
import { Skeleton } from '~/shared/ui/skeleton'
import { type LibraryPageFilters, ROWS_ON_PAGE } from './library-page.address'
import { PendingTable, SchoolTable } from './school-table'
import type { useLibraryPages } from './use-library-pages'

interface FoundSchoolsProps extends Filtered<LibraryPageFilters>, AskedLines {
  readonly library: ReturnType<typeof useLibraryPages>
  readonly rank: ShownRank
  readonly unreachedIn: ReturnType<typeof useWhoseLines>['unreachedIn']
  /** The conditions, in words. */
  readonly asked: readonly string[]
  readonly onClear: (() => void) | undefined
}

/** A page of the library, as a table or as cards; on a phone more pages are loaded below it. */
export function FoundSchools(props: FoundSchoolsProps) {
  const { library, filters, change, question, rules, rank, asked, onClear } = props
  const { answer, below } = library
  const { page, more = 0, view } = filters
  const schools = useMemo(
    () => [...(answer.data?.records ?? []), ...below.flatMap(({ data }) => data?.records ?? [])],
    [answer.data, below],
  )
  const turn = (next: number) => {
    change({ page: next, more: undefined })
    scrollTo({ top: 0 })
  }
  return (
    <States
      of={answer}
      name="院校"
      pending={view === 'cards' ? <Skeleton of="rows" className="mt-3 h-[40rem]" /> : <PendingTable />}
      isEmpty={({ records }) => records.length === 0}
      empty={
        <NoSchools asked={asked} page={page} onClear={onClear ?? (() => turn(1))} onFirst={() => turn(1)} />
      }
    >
      {({ total }) => (
        <>
          <SchoolTotal total={total} onClear={onClear} />
          {view === 'cards' ? (
            <SchoolCards schools={schools} foot={LinesSource} />
          ) : (
            <SchoolTable
              schools={schools}
              question={question}
              rules={rules}
              rank={rank}
              unreachedIn={props.unreachedIn}
              whose={filters}
              order={filters.sort}
              onOrder={(sort) => change({ sort })}
            />
          )}
          <MissingLine of={below} name="更多院校" />
          {(page + more) * ROWS_ON_PAGE < total && (
            <Button
              variant="outline"
              className="print-hidden mt-4 w-full md:hidden"
              disabled={below.some(({ isPending }) => isPending)}
              onClick={() => change({ more: more + 1 }, 'settle')}
            >
              加载更多
            </Button>
          )}
          <div className="mt-6 max-md:hidden">
            <Pager current={page + more} size={ROWS_ON_PAGE} total={total} onPage={turn} name="院校" />
          </div>
        </>
      )}
    </States>
  )
}
