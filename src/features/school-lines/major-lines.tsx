import { useMemo } from 'react'
import { GroupSections, groupLabel } from '~/entities/admission/group-sections'
import type { LineQuestion } from '~/entities/admission/line-filters'
import type { LinesFilters } from '~/entities/admission/lines.address'
import type { Filtered } from '~/shared/address/address'
import { Faces } from '~/shared/answer/faces'
import { useAnswer } from '~/shared/answer/use-answer'
import { DataTable } from '~/shared/table/data-table'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { Skeleton } from '~/shared/ui/skeleton'
import { majorColumns } from './major-columns'
import { lineCalls } from './school-lines.calls'

interface MajorLinesProps extends Filtered<LinesFilters> {
  readonly schoolId: string
  readonly question: LineQuestion
  /** The reader's rank, to be compared with each line. */
  readonly rank: number | undefined
}

/** The lines of the majors, a table per major group. */
export function MajorLines({ schoolId, question, filters, change, rank }: MajorLinesProps) {
  const lines = useAnswer(question, (asked) => lineCalls.ofMajors(schoolId, asked))
  const columns = useMemo(() => majorColumns(rank), [rank])
  return (
    <section aria-labelledby="major-lines">
      <h2 id="major-lines" className="text-lg font-medium">
        专业录取分数线
      </h2>
      <Faces
        of={lines}
        name="专业录取分数线"
        className="mt-3"
        pending={<Skeleton className="h-96" />}
        isEmpty={({ records }) => records.length === 0}
        empty={({ year }) => (
          <EmptyRegion>
            {year} 年没有符合条件的专业录取数据。可以换一个年份、批次，或少选几门选考科目。
          </EmptyRegion>
        )}
      >
        {({ records }) => (
          <GroupSections groups={records} group={filters.group} onGroup={(group) => change({ group })}>
            {(group) => (
              <DataTable
                label={groupLabel('专业录取分数线', group)}
                columns={columns}
                rows={group.details}
                order={filters.sort}
                onOrder={(sort) => change({ sort })}
              />
            )}
          </GroupSections>
        )}
      </Faces>
    </section>
  )
}
