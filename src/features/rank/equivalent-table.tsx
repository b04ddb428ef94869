import { useId } from 'react'
import type { HistoricalEquivalent, RankFilter, RankQuery } from '~/contracts/score-tables'
import { Faces } from '~/shared/answer/faces'
import { useAnswer } from '~/shared/answer/use-answer'
import { comparableSubject } from '~/shared/domain/subject-counterpart'
import { formatRankInterval } from '~/shared/lib/format'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { Skeleton } from '~/shared/ui/skeleton'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '~/shared/ui/table'
import { rankCalls } from './rank.calls'

interface EquivalentTableProps {
  readonly query: RankQuery & { score: number }
  readonly offered: RankFilter['yearSubjectBatchMap'] | undefined
}

/** The scores that held the same rank in other years. */
export function EquivalentTable({ query, offered = {} }: EquivalentTableProps) {
  const id = useId()
  const equivalents = useAnswer(query, rankCalls.equivalents)
  const nameIn = (year: number | string) =>
    comparableSubject(query.subject, Object.keys(offered[year]?.subjectBatchMap ?? {}))
  const expected = Object.keys(offered).filter((year) => Number(year) !== query.year && nameIn(year))
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-medium">
        这个位次在各年是多少分
      </h2>
      <Faces
        of={equivalents}
        name="历年等位分"
        className="mt-2"
        pending={<Skeleton style={{ height: `calc(2.25rem + ${expected.length} * (2.625rem + 1px))` }} />}
        isEmpty={(rows) => rows.length === 0}
        empty={<EmptyRegion>没有可以换算的年份：考试科类变化前后的位次不能互换。</EmptyRegion>}
      >
        {(rows) => (
          <Table>
            <TableHeader>
              <TableRow>
                <TableHead>年份</TableHead>
                <TableHead className="text-right">位次区间</TableHead>
                <TableHead className="text-right">等位分</TableHead>
              </TableRow>
            </TableHeader>
            <TableBody>
              {rows.map((row) => (
                <Year key={row.year} row={row} subject={query.subject} then={nameIn(row.year)} />
              ))}
            </TableBody>
          </Table>
        )}
      </Faces>
    </section>
  )
}

/** `then` is the name of the subject in that year, said where it is another one: those are not quite the same candidates. */
function Year({
  row,
  subject,
  then,
}: {
  row: HistoricalEquivalent
  subject: string
  then: string | undefined
}) {
  return (
    <TableRow>
      <TableCell>
        {row.year}
        {then !== undefined && then !== subject && (
          <span className="ml-2 text-xs text-muted-foreground">{then}</span>
        )}
      </TableCell>
      <TableCell className="text-right">{formatRankInterval(row.highestRank, row.lowestRank)}</TableCell>
      <TableCell className="text-right font-medium">{row.historicalEquivalentScore}</TableCell>
    </TableRow>
  )
}
