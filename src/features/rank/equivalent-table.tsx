import { useQuery } from '@tanstack/react-query'
import type { RankQuery } from '~/contracts/batch-lines'
import { formatRankInterval } from '~/shared/lib/format'
import { EmptyRegion, Faces } from '~/shared/ui/faces'
import { Skeleton } from '~/shared/ui/skeleton'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '~/shared/ui/table'
import { rankQueries } from './rank.queries'

/** The scores that held the same rank in other years. */
export function EquivalentTable({ query }: { query: RankQuery & { score: number } }) {
  const equivalents = useQuery(rankQueries.equivalents(query))
  return (
    <section aria-labelledby="equivalents">
      <h2 id="equivalents" className="font-medium">
        这个位次往年相当于多少分
      </h2>
      <Faces
        query={equivalents}
        name="历年等位分"
        className="mt-2"
        pending={<Skeleton className="h-72" />}
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
                <TableRow key={row.year}>
                  <TableCell>{row.year}</TableCell>
                  <TableCell className="text-right">
                    {formatRankInterval(row.highestRank, row.lowestRank)}
                  </TableCell>
                  <TableCell className="text-right font-medium">{row.historicalEquivalentScore}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
      </Faces>
    </section>
  )
}
