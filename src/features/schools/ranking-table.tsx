import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { SchoolListItem } from '~/contracts/school.schemas'
import { useMyRank } from '~/entities/rank/use-my-rank'
import { PENDING_FIGURES } from '~/entities/school/school-figures'
import { useLineQuestion } from '~/entities/school/use-line-question'
import { useSchoolFigures } from '~/entities/school/use-school-figures'
import { DataTable } from '~/shared/table/data-table'
import type { RankingFilters } from './ranking.address'
import { paddedRank, rankMove } from './ranking-year'
import type { SchoolRow } from './school-row'
import { FACTS, lineColumns, NAME } from './school-row-columns'
import { schoolListCalls } from './schools.calls'

interface RankingTableProps {
  readonly schools: readonly SchoolListItem[]
  readonly asked: RankingFilters & { readonly year: number }
}

/** More schools than any ranking has: the ranking of the year before comes as one page. */
const WHOLE_RANKING = 999

/** Schools in the order of a ranking: how each moved in a year, and its last line in the reader's province. */
export function RankingTable({ schools, asked: { type, year } }: RankingTableProps) {
  const { province, question } = useLineQuestion({})
  const mine = useMyRank(undefined, province, question?.subject)
  const ids = useMemo(() => schools.map(({ id }) => id), [schools])
  const figures = useSchoolFigures(ids, question)
  const before = useQuery(
    schoolListCalls.ranking({ type, year: year - 1, q: undefined, page: 1 }, WHOLE_RANKING),
  )
  const places = useMemo(
    () => new Map(before.data?.records.map(({ id, schoolRank }) => [id, schoolRank ?? undefined])),
    [before.data],
  )
  const rows: SchoolRow[] = schools.map((school, index) => ({
    school,
    figures: figures[index] ?? PENDING_FIGURES,
    rankBefore: places.get(school.id),
  }))
  const rank = mine?.rank
  const columns = useMemo(
    () => [PLACE, { ...NAME, lead: ['place', 'features'] }, ...FACTS, ...lineColumns(question, rank)],
    [question, rank],
  )
  return (
    <div aria-busy={before.isPending || figures.some(({ isPending }) => isPending)}>
      {question && (
        <p className="text-sm text-muted-foreground">
          最低位次是 {question.province} {question.subject} {question.year} 年的
          {mine && `，与我的位次相比（${mine.from}）`}
        </p>
      )}
      <DataTable label="大学排名" columns={columns} rows={rows} className="mt-1" />
    </div>
  )
}

const PLACE = {
  id: 'ranked',
  head: '名次',
  cell: ({ school: { schoolRank }, rankBefore }: SchoolRow) => (
    <span className="text-lg font-medium">
      {typeof schoolRank === 'number' ? paddedRank(schoolRank) : '—'}
      <span className="ml-2 inline-block min-w-10 text-xs font-normal whitespace-nowrap text-muted-foreground">
        {rankMove(schoolRank, rankBefore)}
      </span>
    </span>
  ),
  nowrap: true,
} as const
