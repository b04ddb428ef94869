import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { SchoolScoreLine } from '~/contracts/score-line'
import type { MyRank } from '~/shared/api/use-my-rank'
import { LazyLineChart } from '~/shared/charts/lazy-line-chart'
import { formatCount } from '~/shared/lib/format'
import { EmptyRegion, Faces } from '~/shared/ui/faces'
import { RankPositionMark } from '~/shared/ui/rank-position-mark'
import { Skeleton } from '~/shared/ui/skeleton'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '~/shared/ui/table'
import type { LineFilters } from './line-filters'
import { lineQueries } from './lines.queries'
import { yearlyRanks } from './yearly-ranks'

interface SchoolLinesProps {
  readonly schoolId: string
  readonly filters: LineFilters
  readonly mine: MyRank | undefined
}

/** How low the school went in the chosen year, and over the years beside it. */
export function SchoolLines({ schoolId, filters, mine }: SchoolLinesProps) {
  const lines = useQuery(lineQueries.ofSchool(schoolId, filters))
  const { province, year, subject, batch } = filters
  const points = useMemo(
    () => yearlyRanks(lines.data ?? [], batch).map((point) => ({ x: point.year, y: point.lowestRank })),
    [lines.data, batch],
  )
  const shown = (lines.data ?? []).filter(
    (line) => line.year === year && (batch === undefined || batchOf(line) === batch),
  )
  return (
    <section aria-labelledby="school-lines">
      <h2 id="school-lines" className="text-lg font-medium">
        院校录取分数线
      </h2>
      <Faces
        query={lines}
        name="院校录取分数线"
        className="mt-3"
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
                {year} 年没有{batch ?? ''}的录取数据。可以换一个年份或批次。
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
          {grouped && <TableHead>专业组 · 选科</TableHead>}
          <TableHead className="text-right">最低分</TableHead>
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
              <span className="block text-xs text-muted-foreground md:hidden">{line.admissionType}</span>
            </TableCell>
            <TableCell className="max-md:hidden">{line.admissionType}</TableCell>
            {grouped && (
              <TableCell>
                {line.majorGroupCode}
                <span className="block text-xs text-muted-foreground">{line.subjectRequirement}</span>
              </TableCell>
            )}
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
