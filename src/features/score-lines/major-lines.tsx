import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import type { MajorScoreLine } from '~/contracts/school-lines'
import { RankPositionMark } from '~/entities/rank/rank-position-mark'
import type { MyRank } from '~/entities/rank/use-my-rank'
import { Faces } from '~/shared/answer/faces'
import { formatCount } from '~/shared/lib/format'
import { useLatest } from '~/shared/lib/use-latest'
import { cn } from '~/shared/ui/cn'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { Skeleton } from '~/shared/ui/skeleton'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '~/shared/ui/table'
import { GroupSections, groupLabel } from './group-sections'
import type { LineFilters } from './line-filters'
import type { LineSort, LinesFilters } from './lines.address'
import { lineQueries } from './lines.queries'
import { SortHead } from './sort-head'
import { useOrderedRows } from './use-ordered-rows'

interface MajorLinesProps {
  readonly schoolId: string
  readonly question: LineFilters
  readonly filters: LinesFilters
  readonly mine: MyRank | undefined
  readonly onFiltersChange: (next: Partial<LinesFilters>) => void
}

/** The lines of the majors, a table per major group. */
export function MajorLines({ schoolId, question, filters, mine, onFiltersChange }: MajorLinesProps) {
  const answer = useQuery({
    ...lineQueries.ofMajors(schoolId, question),
    placeholderData: keepPreviousData,
  })
  const answered = useLatest(answer.isPlaceholderData ? undefined : question) ?? question
  return (
    <section aria-labelledby="major-lines">
      <h2 id="major-lines" className="text-lg font-medium">
        专业录取分数线
      </h2>
      <Faces
        of={answer}
        name="专业录取分数线"
        className={cn('mt-3 transition-opacity', answer.isPlaceholderData && 'opacity-60')}
        pending={<Skeleton className="h-96" />}
        isEmpty={({ records }) => records.length === 0}
        empty={
          <EmptyRegion>
            {answered.year} 年没有符合条件的专业录取数据。可以换一个年份、批次，或少选几门选考科目。
          </EmptyRegion>
        }
      >
        {({ records }) => (
          <GroupSections
            groups={records}
            group={filters.group}
            onGroup={(group) => onFiltersChange({ group })}
          >
            {(group) => (
              <MajorTable
                label={groupLabel('专业录取分数线', group)}
                rows={group.details}
                sort={filters.sort}
                onSort={(sort) => onFiltersChange({ sort })}
                mine={mine}
              />
            )}
          </GroupSections>
        )}
      </Faces>
    </section>
  )
}

interface MajorTableProps {
  readonly label: string
  readonly rows: readonly MajorScoreLine[]
  readonly sort: LineSort
  readonly onSort: (sort: LineSort) => void
  readonly mine: MyRank | undefined
}

/** On a phone what is secondary moves below the name, and the two figures that matter stay. */
function MajorTable({ label, rows, sort, onSort, mine }: MajorTableProps) {
  return (
    <Table aria-label={label}>
      <TableHeader>
        <TableRow>
          <TableHead className="max-md:hidden">代码</TableHead>
          <TableHead className="max-md:pl-0!">专业</TableHead>
          <TableHead className="max-lg:hidden">批次</TableHead>
          <TableHead className="max-lg:hidden">学制</TableHead>
          <TableHead className="text-right max-lg:hidden">学费（元/年）</TableHead>
          <TableHead className="max-lg:hidden">科目</TableHead>
          <SortHead by="plan" sort={sort} onSort={onSort} className="max-md:hidden">
            计划数
          </SortHead>
          <TableHead className="text-right max-md:hidden">录取数</TableHead>
          <TableHead className="text-right max-md:hidden">最高分</TableHead>
          <SortHead by="score" sort={sort} onSort={onSort}>
            最低分
          </SortHead>
          <TableHead className="text-right max-md:hidden">平均分</TableHead>
          <SortHead by="rank" sort={sort} onSort={onSort}>
            最低位次
          </SortHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {useOrderedRows(rows, sort).map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an enrolment code may be absent and a name repeat
          <MajorRow key={`${row.majorEnrollCode}-${row.majorName}-${index}`} row={row} rank={mine?.rank} />
        ))}
      </TableBody>
    </Table>
  )
}

const MajorRow = memo(function MajorRow({ row, rank }: { row: MajorScoreLine; rank: number | undefined }) {
  return (
    <TableRow>
      <TableCell className="text-muted-foreground max-md:hidden">{row.majorEnrollCode ?? '—'}</TableCell>
      <TableCell className="max-md:pl-0!">
        {row.majorName}
        {row.note && <span className="block text-xs text-muted-foreground">{row.note}</span>}
        <span className="block text-xs text-muted-foreground md:hidden">{secondary(row)}</span>
      </TableCell>
      <TableCell className="max-lg:hidden">{row.batch}</TableCell>
      <TableCell className="whitespace-nowrap max-lg:hidden">{row.schoolSystem ?? '—'}</TableCell>
      <TableCell className="text-right max-lg:hidden">{figure(row.fee)}</TableCell>
      <TableCell className="max-lg:hidden">{row.subject}</TableCell>
      <TableCell className="text-right max-md:hidden">{figure(row.planNum)}</TableCell>
      <TableCell className="text-right max-md:hidden">{figure(row.admittedCount)}</TableCell>
      <TableCell className="text-right max-md:hidden">{row.highestScore ?? '—'}</TableCell>
      <TableCell className="text-right">{row.lowestScore}</TableCell>
      <TableCell className="text-right max-md:hidden">{row.averageScore ?? '—'}</TableCell>
      <TableCell className="text-right">
        <span className="font-medium">{formatCount(row.lowestRank)}</span>
        {rank !== undefined && (
          <span className="block">
            <RankPositionMark rank={rank} lowestRank={row.lowestRank} />
          </span>
        )}
      </TableCell>
    </TableRow>
  )
})

function figure(value: number | null | undefined): string {
  return value === null || value === undefined ? '—' : formatCount(value)
}

function secondary({ majorEnrollCode, planNum, schoolSystem, fee }: MajorScoreLine): string {
  return [majorEnrollCode, planNum && `计划 ${planNum}`, schoolSystem, fee && `${formatCount(fee)} 元/年`]
    .filter(Boolean)
    .join(' · ')
}
