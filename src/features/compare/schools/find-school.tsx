import { useCallback, useState } from 'react'
import { type LibraryFilters, libraryAddress } from '~/entities/school/library.address'
import { libraryCalls } from '~/entities/school/library.calls'
import { LibraryChips } from '~/entities/school/library-chips'
import { conditionsOf } from '~/entities/school/library-conditions'
import { NoSchools, SchoolTotal } from '~/entities/school/library-results'
import { schoolPlace } from '~/entities/school/school-place'
import type { Changes, Filtered } from '~/shared/address/address'
import { States } from '~/shared/answer/states'
import { useAnswer } from '~/shared/answer/use-answer'
import { useStable } from '~/shared/react/use-stable'
import { Button } from '~/shared/ui/button'
import { Pager } from '~/shared/ui/pager'
import { Skeleton } from '~/shared/ui/skeleton'
import type { CompareFilters } from './compare.address'

/** So many schools are offered at once. */
const OFFERED = 6

const ask = (asked: LibraryFilters) => libraryCalls.page(asked, OFFERED)

interface FindSchoolProps extends Filtered<CompareFilters> {
  readonly ids: readonly string[]
  readonly narrow: (part: Changes<CompareFilters>) => void
  readonly onAdd: (id: string, name: string) => void
  readonly onClear: () => void
}

/** The filters of the school library, and what they leave: each can be added to the comparison. */
export function FindSchool({ ids, filters, change, narrow, onAdd, onClear }: FindSchoolProps) {
  const conditions = conditionsOf(filters)
  const isLooking = conditions.length > 0
  const [isOpened, setOpened] = useState(false)
  const onOpen = useCallback(() => setOpened(true), [])
  const asked = useStable(libraryAddress.parse(filters))
  const answer = useAnswer(isLooking || isOpened ? asked : undefined, ask)
  const clear = isLooking ? onClear : undefined
  return (
    <>
      <div className="mt-2">
        <LibraryChips
          {...{ filters, narrow, onOpen }}
          facets={answer.data?.facets}
          total={answer.isEarlier ? undefined : answer.data?.total}
          onClear={clear}
        />
      </div>
      {isLooking && (
        <States
          of={answer}
          name="院校"
          className="mt-2"
          pending={<Skeleton className="h-24" />}
          isEmpty={({ records }) => records.length === 0}
          empty={
            <NoSchools
              asked={conditions}
              page={filters.page}
              onClear={onClear}
              onFirst={() => change({ page: 1 })}
            />
          }
        >
          {({ records, total }) => (
            <>
              <SchoolTotal total={total} onClear={undefined} />
              <ul aria-label="找到的院校" className="flex flex-wrap gap-2">
                {records.map((school) => (
                  <li key={school.id}>
                    <Button
                      variant="outline"
                      size="sm"
                      disabled={ids.includes(school.id)}
                      aria-label={`添加${school.schoolName}`}
                      onClick={() => onAdd(school.id, school.schoolName)}
                    >
                      {school.schoolName}
                      <span className="text-muted-foreground">{schoolPlace(school)}</span>
                    </Button>
                  </li>
                ))}
              </ul>
              <div className="mt-2">
                <Pager
                  current={filters.page}
                  size={OFFERED}
                  total={total}
                  onPage={(page) => change({ page })}
                  name="找到的院校"
                />
              </div>
            </>
          )}
        </States>
      )}
    </>
  )
}
