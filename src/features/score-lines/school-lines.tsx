import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { SchoolScoreLine } from '~/contracts/score-line'
import type { MyRank } from '~/shared/api/use-my-rank'
import { LazyLineChart } from '~/shared/charts/lazy-line-chart'
import { ChoiceRow } from '~/shared/filters/choice-row'
import { formatCount } from '~/shared/lib/format'
import { useLatest } from '~/shared/lib/use-latest'
import { cn } from '~/shared/ui/cn'
import { EmptyRegion, Faces } from '~/shared/ui/faces'
import { RankPositionMark } from '~/shared/ui/rank-position-mark'
import { Skeleton } from '~/shared/ui/skeleton'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '~/shared/ui/table'
import type { LineFilters } from './line-filters'
import { lineQueries } from './lines.queries'
import type { LinesSearch } from './lines.search'
import { yearlyRanks } from './yearly-ranks'

interface SchoolLinesProps {
  readonly schoolId: string
  readonly question: LineFilters
  /** Whether the table has the lines of the chosen year or of every year. */
  readonly span: LinesSearch['span']
  readonly onSpan: (span: LinesSearch['span']) => void
  readonly mine: MyRank | undefined
}

/** How low the school went in the chosen year, and over the years beside it. */
export function SchoolLines({ schoolId, question, span, onSpan, mine }: SchoolLinesProps) {
  const lines = useQuery({
    ...lineQueries.ofSchool(schoolId, question),
    placeholderData: keepPreviousData,
  })
  const answered = useLatest(lines.isPlaceholderData ? undefined : question) ?? question
  const { province, year, subject, batch } = answered
  const points = useMemo(
    () => yearlyRanks(lines.data ?? [], batch).map((point) => ({ x: point.year, y: point.lowestRank })),
    [lines.data, batch],
  )
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
        query={lines}
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
              <LineTable lines={shown} mine={mine} />
            ) : (
              <EmptyRegion>
                {span === 'all' ? '近年' : `${year} 年`}没有{batch ?? ''}的录取数据。可以换一个年份或批次。
              </EmptyRegion>
            )}
            {points.length > 1 && (
              <LazyLineChart
                label={`${province}${subject}历年最低位次的折线图`}
                caption={`历年最低位次（${province} ${subject}${batch ? ` ${batch}` : ''}），越往上越难考`}
                points={points}
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

const batchOf = ({ batch, admissionBatch }: SchoolScoreLine) => batch || admissionBatch || ''

function LineTable({ lines, mine }: { lines: readonly SchoolScoreLine[]; mine: MyRank | undefined }) {
  const grouped = lines.some((line) => line.majorGroupCode)
  return (
    <Table aria-label="院校录取分数线">
      <TableHeader>
        <TableRow>
          <TableHead className="max-md:hidden">年份</TableHead>
          <TableHead className="max-md:pl-0!">批次</TableHead>
          <TableHead className="max-md:hidden">类别</TableHead>
          {grouped && <TableHead>专业组</TableHead>}
          {grouped && <TableHead className="max-md:hidden">选科要求</TableHead>}
          <TableHead className="text-right whitespace-nowrap">最低分</TableHead>
          <TableHead className="text-right">最低位次</TableHead>
          <TableHead className="text-right max-md:hidden">省控线</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {lines.map((line) => (
          <TableRow key={`${line.year}-${batchOf(line)}-${line.admissionType}-${line.majorGroupCode}`}>
            <TableCell className="max-md:hidden">{line.year}</TableCell>
            <TableCell className="max-md:pl-0!">
              {batchOf(line)}
              <span className="block text-xs text-muted-foreground md:hidden">
                {line.year} {line.admissionType}
              </span>
            </TableCell>
            <TableCell className="max-md:hidden">{line.admissionType ?? '—'}</TableCell>
            {grouped && (
              <TableCell>
                {line.majorGroupCode}
                <span className="block text-xs text-muted-foreground md:hidden">
                  {line.subjectRequirement}
                </span>
              </TableCell>
            )}
            {grouped && <TableCell className="max-md:hidden">{line.subjectRequirement ?? '—'}</TableCell>}
            <TableCell className="text-right">{line.lowestScore}</TableCell>
            <TableCell className="text-right">
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
