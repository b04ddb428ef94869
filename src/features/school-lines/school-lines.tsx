import { useMemo } from 'react'
import type { SchoolScoreLine } from '~/contracts/school-lines'
import type { LineQuestion } from '~/entities/admission/line-filters'
import type { LinesFilters } from '~/entities/admission/lines.address'
import type { MyRank } from '~/entities/rank/use-my-rank'
import { schoolCalls } from '~/entities/school/school.calls'
import type { Filtered } from '~/shared/address/address'
import { Faces } from '~/shared/answer/faces'
import { useAnswer } from '~/shared/answer/use-answer'
import { batchOf } from '~/shared/domain/school-lines'
import { ChoiceRow } from '~/shared/filters/choice-row'
import { DataTable } from '~/shared/table/data-table'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { Skeleton } from '~/shared/ui/skeleton'
import { schoolColumns } from './school-columns'
import { YearChart } from './year-chart'

interface SchoolLinesProps extends Filtered<LinesFilters> {
  readonly schoolId: string
  readonly question: LineQuestion
  readonly mine: MyRank | undefined
}

/** How low the school went in the chosen year, and over the years beside it. */
export function SchoolLines({ schoolId, question, filters, change, mine }: SchoolLinesProps) {
  const lines = useAnswer(question, ({ province, subject }) => schoolCalls.lines(schoolId, province, subject))
  return (
    <section aria-labelledby="school-lines">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="school-lines" className="text-lg font-medium">
          院校录取分数线
        </h2>
        <ChoiceRow
          className="flex! items-center gap-3"
          label="显示"
          single
          all={null}
          options={[
            { value: 'year', label: `${question.year} 年` },
            { value: 'all', label: '全部年份' },
          ]}
          value={[filters.span]}
          onChange={([span]) => change({ span: span === 'all' ? 'all' : 'year' })}
        />
      </div>
      <Faces
        of={lines}
        name="院校录取分数线"
        className="mt-3"
        pending={<Skeleton className="h-80" />}
        isEmpty={(all) => all.length === 0}
        empty={({ province, subject }) => (
          <EmptyRegion>
            这所院校近年没有在{province}招收{subject}考生。可以换一个省份或科类。
          </EmptyRegion>
        )}
      >
        {(all, answered) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
            <LineTable lines={all} question={answered} filters={filters} change={change} mine={mine} />
            <YearChart schoolId={schoolId} lines={all} question={answered} />
          </div>
        )}
      </Faces>
    </section>
  )
}

interface LineTableProps extends Omit<SchoolLinesProps, 'schoolId'> {
  readonly lines: readonly SchoolScoreLine[]
}

/** The lines of the chosen year or of every year, in the chosen batch. */
function LineTable({ lines, question: { year, batch }, filters, change, mine }: LineTableProps) {
  const { span, schoolSort } = filters
  const shown = useMemo(
    () =>
      lines.filter(
        (line) => (span === 'all' || line.year === year) && (batch === undefined || batchOf(line) === batch),
      ),
    [lines, span, year, batch],
  )
  const grouped = shown.some((line) => line.majorGroupCode)
  const columns = useMemo(() => schoolColumns({ grouped, rank: mine?.rank }), [grouped, mine?.rank])
  if (shown.length === 0) {
    return (
      <EmptyRegion>
        {span === 'all' ? '近年' : `${year} 年`}没有{batch ?? ''}的录取数据。可以换一个年份或批次。
      </EmptyRegion>
    )
  }
  return (
    <DataTable
      label="院校录取分数线"
      columns={columns}
      rows={shown}
      order={schoolSort}
      onOrder={(order) => change({ schoolSort: order })}
    />
  )
}
