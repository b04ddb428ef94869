import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { SchoolScoreLine } from '~/contracts/school-lines'
import { RankPositionMark } from '~/entities/rank/rank-position-mark'
import type { MyRank } from '~/entities/rank/use-my-rank'
import { Faces } from '~/shared/answer/faces'
import { LazyLineChart } from '~/shared/charts/lazy-line-chart'
import { subjectCounterpart } from '~/shared/domain/subject-counterpart'
import { ChoiceRow } from '~/shared/filters/choice-row'
import { formatCount } from '~/shared/lib/format'
import { useLatest } from '~/shared/lib/use-latest'
import { cn } from '~/shared/ui/cn'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { Skeleton } from '~/shared/ui/skeleton'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '~/shared/ui/table'
import type { LineFilters } from './line-filters'
import type { LinesFilters, SchoolSort } from './lines.address'
import { lineQueries } from './lines.queries'
import { SortHead } from './sort-head'
import { sortedRows } from './sorted-rows'
import { yearlyRanks } from './yearly-ranks'

interface SchoolLinesProps {
  readonly schoolId: string
  readonly question: LineFilters
  /** Whether the table has the lines of the chosen year or of every year. */
  readonly span: LinesFilters['span']
  readonly onSpan: (span: LinesFilters['span']) => void
  readonly sort: SchoolSort
  readonly onSort: (sort: SchoolSort) => void
  readonly mine: MyRank | undefined
}

/** How low the school went in the chosen year, and over the years beside it. */
export function SchoolLines(props: SchoolLinesProps) {
  const { schoolId, question, span, onSpan, sort, onSort, mine } = props
  const lines = useQuery({
    ...lineQueries.ofSchool(schoolId, question),
    placeholderData: keepPreviousData,
  })
  const answered = useLatest(lines.isPlaceholderData ? undefined : question) ?? question
  const { province, year, subject, batch } = answered
  const counterpart = subjectCounterpart(subject)
  const counterparts = useQuery({
    ...lineQueries.ofSchool(schoolId, { province, subject: counterpart ?? '' }),
    enabled: counterpart !== undefined && lines.isSuccess,
  })
  const points = useMemo(() => pointsOf(lines.data, batch), [lines.data, batch])
  // What the same candidates sat under the other exam, in the years that had it.
  const others = useMemo(() => {
    if (counterpart === undefined) return []
    // Batches were renamed with the exam: where none has the name, the best line of each year counts.
    const named = counterparts.data?.some((line) => batchOf(line) === batch)
    return pointsOf(counterparts.data, named ? batch : undefined).filter(({ x }) =>
      points.every((point) => point.x !== x),
    )
  }, [counterpart, counterparts.data, batch, points])
  const shown = (lines.data ?? []).filter(
    (line) => (span === 'all' || line.year === year) && (batch === undefined || batchOf(line) === batch),
  )
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
          value={[span]}
          onChange={([chosen]) => onSpan(chosen === 'all' ? 'all' : 'year')}
        />
      </div>
      <Faces
        of={lines}
        name="院校录取分数线"
        className={cn('mt-3 transition-opacity', lines.isPlaceholderData && 'opacity-60')}
        pending={<Skeleton className="h-80" />}
        isEmpty={(all) => all.length === 0}
        empty={
          <EmptyRegion>
            这所院校近年没有在{province}招收{subject}考生。可以换一个省份或科目。
          </EmptyRegion>
        }
      >
        {() => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
            {shown.length > 0 ? (
              <LineTable lines={shown} mine={mine} sort={sort} onSort={onSort} />
            ) : (
              <EmptyRegion>
                {span === 'all' ? '近年' : `${year} 年`}没有{batch ?? ''}的录取数据。可以换一个年份或批次。
              </EmptyRegion>
            )}
            {points.length > 0 && points.length + others.length > 1 && (
              <LazyLineChart
                label={`${province}${subject}历年最低位次的折线图`}
                caption={`历年最低位次（${province} ${subject}${batch ? ` ${batch}` : ''}），越往上越难考${
                  others.length > 0 ? `。灰线是改革前后的${counterpart}，考生范围不同，不能直接相比` : ''
                }`}
                points={points}
                others={others}
                xLabel="年份"
                yLabel="最低位次"
                ranks
              />
            )}
          </div>
        )}
      </Faces>
    </section>
  )
}

function pointsOf(lines: readonly SchoolScoreLine[] = [], batch: string | undefined) {
  return yearlyRanks(lines, batch).map(({ year, lowestRank }) => ({ x: year, y: lowestRank }))
}

const batchOf = ({ batch, admissionBatch }: SchoolScoreLine) => batch || admissionBatch || ''

interface LineTableProps extends Pick<SchoolLinesProps, 'mine' | 'sort' | 'onSort'> {
  readonly lines: readonly SchoolScoreLine[]
}

function LineTable({ lines, mine, sort, onSort }: LineTableProps) {
  const grouped = lines.some((line) => line.majorGroupCode)
  return (
    <Table aria-label="院校录取分数线">
      <TableHeader>
        <TableRow>
          <SortHead by="year" sort={sort} onSort={onSort} align="left" className="max-md:hidden">
            年份
          </SortHead>
          <TableHead className="whitespace-nowrap max-md:pl-0!">
            <span className={cn(grouped && 'max-md:hidden')}>批次</span>
            {grouped && <span className="md:hidden">专业组</span>}
          </TableHead>
          <TableHead className="max-md:hidden">类别</TableHead>
          {grouped && <TableHead className="whitespace-nowrap max-md:hidden">专业组</TableHead>}
          {grouped && <TableHead className="max-md:hidden">选科要求</TableHead>}
          <SortHead by="score" sort={sort} onSort={onSort}>
            最低分
          </SortHead>
          <SortHead by="rank" sort={sort} onSort={onSort} className="max-md:pr-0!">
            最低位次
          </SortHead>
          <TableHead className="text-right whitespace-nowrap max-md:hidden">省控线</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {sortedRows(lines, sort).map((line) => (
          <TableRow key={`${line.year}-${batchOf(line)}-${line.admissionType}-${line.majorGroupCode}`}>
            <TableCell className="max-md:hidden">{line.year}</TableCell>
            <TableCell className="max-md:pl-0!">
              <span className={cn('md:whitespace-nowrap', grouped && 'max-md:hidden')}>{batchOf(line)}</span>
              {grouped && <span className="md:hidden">{line.majorGroupCode}</span>}
              <span className="block text-xs text-muted-foreground md:hidden">
                {secondary(line, grouped)}
              </span>
            </TableCell>
            <TableCell className="max-md:hidden">{line.admissionType ?? '—'}</TableCell>
            {grouped && <TableCell className="max-md:hidden">{line.majorGroupCode ?? '—'}</TableCell>}
            {grouped && <TableCell className="max-md:hidden">{line.subjectRequirement ?? '—'}</TableCell>}
            <TableCell className="text-right">{line.lowestScore}</TableCell>
            <TableCell className="text-right max-md:pr-0!">
              <span className="font-medium">{formatCount(line.lowestRank)}</span>
              {mine && (
                <span className="block">
                  <RankPositionMark rank={mine.rank} lowestRank={line.lowestRank} />
                </span>
              )}
            </TableCell>
            <TableCell className="text-right text-muted-foreground max-md:hidden">
              {line.provincialControlLine ?? '—'}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

/** What stands in columns of its own where there is room. */
function secondary(line: SchoolScoreLine, grouped: boolean): string {
  const parts = [line.year, grouped && batchOf(line), line.admissionType, grouped && line.subjectRequirement]
  return parts.filter(Boolean).join(' · ')
}
