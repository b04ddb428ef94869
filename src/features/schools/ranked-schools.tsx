import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { SchoolListItem } from '~/contracts/school.schemas'
import { useOwnScores } from '~/entities/rank/use-my-rank'
import { LazyWhoseLines } from '~/entities/school/lazy-whose-lines'
import { PENDING_FIGURES } from '~/entities/school/school-figures'
import { useSchoolFigures } from '~/entities/school/use-school-figures'
import { useWhoseLines } from '~/entities/school/use-whose-lines'
import type { Filtered } from '~/shared/address/address'
import { MissingLine } from '~/shared/answer/missing-line'
import { SAMPLE_MARK } from '~/shared/lib/text/source-text'
import { tableColumns } from '~/shared/table/columns'
import { DataTable } from '~/shared/table/data-table'
import { Button } from '~/shared/ui/button'
import { cn } from '~/shared/ui/cn'
import type { SchoolsSort } from './library-page.address'
import type { RankingFilters } from './ranking.address'
import { RankingList } from './ranking-list'
import { paddedRank, rankMove } from './ranking-year'
import type { SchoolRow } from './school-row'
import { FACTS, lineColumns, nameColumn } from './school-row-columns'
import { schoolListCalls } from './schools.calls'

interface RankedSchoolsProps extends Filtered<RankingFilters> {
  readonly schools: readonly SchoolListItem[]
  /** The ranking that the schools are of. */
  readonly asked: Pick<RankingFilters, 'type'> & { readonly year: number }
  /** A table, where there is room. */
  readonly wide: boolean
}

/** Schools in the order of a ranking: how each moved in a year, and its last line in the reader's province. */
export function RankedSchools({ schools, asked: { type, year }, wide, filters, change }: RankedSchoolsProps) {
  const whose = useWhoseLines({ filters, change })
  const { question, mine, rank, unreachedIn } = whose
  const own = useOwnScores(filters.rank === undefined)
  const [choosing, setChoosing] = useState(false)
  const ids = useMemo(() => schools.map(({ id }) => id), [schools])
  const { figures, answers } = useSchoolFigures(ids, whose)
  const saysBefore = schools.every(({ schoolRankBefore }) => schoolRankBefore !== undefined)
  const before = useQuery({
    ...schoolListCalls.wholeRanking({ type, year: year - 1, q: undefined }),
    // A long answer for one small word: what stands beside the names comes first.
    enabled: !saysBefore && !figures.some(({ isPending }) => isPending),
  })
  const places = useMemo(
    () => new Map(before.data?.records.map(({ id, schoolRank }) => [id, schoolRank ?? undefined])),
    [before.data],
  )
  const rows: SchoolRow[] = schools.map((school, index) => ({
    school,
    figures: figures[index] ?? PENDING_FIGURES,
    rankBefore: saysBefore ? (school.schoolRankBefore ?? undefined) : places.get(school.id),
  }))
  const { province, subject, rank: named } = filters
  const columns = useMemo(() => {
    const name = nameColumn({ province, subject, rank: named }, question)
    return tableColumns<SchoolRow, SchoolsSort>()(
      PLACE,
      { ...name, lead: ['place', 'features'] },
      ...FACTS,
      ...lineColumns(question, rank, unreachedIn),
    )
  }, [province, subject, named, question, rank, unreachedIn])
  return (
    <div aria-busy={(!saysBefore && before.isPending) || figures.some(({ isPending }) => isPending)}>
      <MissingLine of={saysBefore ? answers : [before, ...answers]} name="名次变化和最低位次" />
      <MissingLine of={[own]} name="自己的成绩" />
      {/* Its room is kept while the rules are on their way: the rows below stay where they are. */}
      {(question || !whose.rules.isError) && (
        <p
          className={cn(
            'flex flex-wrap content-start items-center gap-x-3 text-sm text-muted-foreground md:min-h-6',
            rank === undefined ? 'min-h-17' : 'min-h-22',
          )}
        >
          {question && (
            <>
              最低位次是 {question.province} {question.subject} {question.year} 年的
              {mine && `，与我的位次相比（${mine.from}）`}
              <Button
                variant="link"
                size="line"
                className="print-hidden"
                aria-expanded={choosing}
                onClick={() => setChoosing(!choosing)}
              >
                换省份、科类或位次
              </Button>
            </>
          )}
        </p>
      )}
      {choosing && (
        <LazyWhoseLines {...whose} subject={question?.subject} rank={filters.rank} onChange={change} />
      )}
      {wide ? (
        <DataTable label="大学排名" columns={columns} rows={rows} className="mt-1" />
      ) : (
        <RankingList rows={rows} question={question} rank={rank} />
      )}
    </div>
  )
}

const PLACE = {
  id: 'ranked',
  // Every place is an example, or none: the head says it once.
  head: `名次 ${SAMPLE_MARK}`.trim(),
  cell: ({ school: { schoolRank }, rankBefore }: SchoolRow) => (
    <span className="inline-flex flex-wrap items-baseline gap-x-2 text-lg font-medium md:flex md:flex-nowrap">
      <span>{typeof schoolRank === 'number' ? paddedRank(schoolRank) : '—'}</span>
      <span className="text-xs md:min-w-9 font-normal whitespace-nowrap text-muted-foreground">
        {rankMove(schoolRank, rankBefore)}
      </span>
    </span>
  ),
} as const
