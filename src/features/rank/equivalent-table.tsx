import { useQueries, useQuery } from '@tanstack/react-query'
import { useCallback, useId, useMemo } from 'react'
import type { HistoricalEquivalent, RankFilter, RankQuery } from '~/contracts/score-tables'
import { scoreTableCalls } from '~/entities/rank/score-table.calls'
import { scoreOfSameShare } from '~/rules/exam/rank-in-table'
import { comparableSubject } from '~/rules/exam/subject-counterpart'
import { MissingLine } from '~/shared/answer/missing-line'
import { States } from '~/shared/answer/states'
import { NOTHING_ASKED, useAnswer } from '~/shared/answer/use-answer'
import { formatRankInterval } from '~/shared/lib/text/format'
import { useStable } from '~/shared/react/use-stable'
import { type Columns, type PlainColumn, tableColumns } from '~/shared/table/columns'
import { DataTable } from '~/shared/table/data-table'
import { Button } from '~/shared/ui/button'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { Skeleton } from '~/shared/ui/skeleton'
import { SampleMark } from './sample-mark'
import { useArrival } from './use-arrival'

interface EquivalentTableProps {
  readonly query: RankQuery & { score: number }
  /** The lowest rank of the score; undefined until it is known. */
  readonly rank: number | undefined
  readonly offered: RankFilter['yearSubjectBatchMap'] | undefined
  /** Whether all years before a reform are compared by share. */
  readonly isWhole: boolean
  readonly onWhole: () => void
}

const NOTHING: RankFilter['yearSubjectBatchMap'] = {}

/** The scores that held the same rank in other years. */
export function EquivalentTable({ query, rank, offered = NOTHING, isWhole, onWhole }: EquivalentTableProps) {
  const id = useId()
  const section = useArrival<HTMLElement>('equivalents')
  const equivalents = useAnswer(query, scoreTableCalls.equivalents)
  const { subject } = query
  const nameIn = useCallback(
    (year: number) => comparableSubject(subject, Object.keys(offered[year]?.subjectBatchMap ?? {})),
    [subject, offered],
  )
  const expected = Object.keys(offered).filter((year) => Number(year) !== query.year && nameIn(Number(year)))
  const reformed = expected.map(Number).filter((year) => nameIn(year) !== subject)
  // Each year asks for a whole score table: the last before the reform says what both kinds of comparison differ by.
  const newest = Math.max(...reformed)
  const shared = useStable(isWhole ? reformed : reformed.filter((year) => year === newest))
  const shares = useSameShares(query, rank, shared, nameIn)
  const columns = useMemo(
    () => columnsOf(subject, nameIn, shares.scores, shared),
    [subject, nameIn, shares.scores, shared],
  )
  return (
    <section ref={section} aria-labelledby={id}>
      <h2 id={id} className="font-medium">
        这个位次在各年是多少分（等位分）
      </h2>
      <States
        of={equivalents}
        name="历年等位分"
        className="mt-2"
        pending={
          <Skeleton of="rows" style={{ height: `calc(2.25rem + ${expected.length} * (2.625rem + 1px))` }} />
        }
        isEmpty={(rows) => rows.length === 0}
        empty={<EmptyRegion>没有可以换算的年份：考试科类变化前后的位次不能互换。</EmptyRegion>}
      >
        {(rows) => (
          <DataTable
            columns={columns}
            rows={rows}
            // A rule stands between the years of this exam and those of the one before.
            groupOf={({ year }) => String(reformed.includes(year))}
          />
        )}
      </States>
      {reformed.length > 0 && (
        <>
          <MissingLine of={shares.answers} name="按占比换算" />
          <p className="mt-2 text-sm text-pretty text-muted-foreground">
            改革前科类不同，位次只作参考：{nameIn(reformed[0] ?? 0)}和{subject}
            不是同一群考生：“等位分”按位次，找名次相同的分数；“按占比”找排在前面同样百分之几的分数。两个数差得越多，越不能直接比。
          </p>
          {shared.length < reformed.length && (
            <Button variant="ghost" size="sm" className="whitespace-normal!" onClick={onWhole}>
              其余 {reformed.length - shared.length} 年也按占比换算
            </Button>
          )}
        </>
      )}
    </section>
  )
}

/** Null where a table cannot tell. */
type Scores = ReadonlyMap<number, number | null>

/**
 * The scores with the same share of all candidates, in the years of another exam: among other people a rank alone does not
 * compare. Undefined where there is no such year, empty until both tables are there.
 */
function useSameShares(
  { province, year, subject }: RankQuery,
  rank: number | undefined,
  reformed: readonly number[],
  nameIn: (year: number) => string | undefined,
) {
  const isAsked = rank !== undefined && reformed.length > 0
  const own = useQuery(isAsked ? scoreTableCalls.table({ province, year, subject }) : NOTHING_ASKED)
  const others = useQueries({
    queries: isAsked
      ? reformed.map((then) =>
          scoreTableCalls.table({ province, year: then, subject: nameIn(then) ?? subject }),
        )
      : [],
  })
  const tables = useStable(
    others.map(({ data, isError }) => data ?? (isError || own.isError ? null : undefined)),
  )
  const years = useStable(reformed)
  const scores = useMemo((): Scores | undefined => {
    if (years.length === 0) return undefined
    return new Map(
      years.flatMap((then, at) => {
        const table = tables[at]
        if (table === null) return [[then, null] as const]
        if (!own.data || !table || rank === undefined) return []
        return [[then, scoreOfSameShare(rank, own.data, table) ?? null] as const]
      }),
    )
  }, [years, tables, own.data, rank])
  return { scores, answers: [own, ...others] }
}

/**
 * `nameIn` gives the name of the subject in a year. Where it is another one, those are not quite the same candidates:
 * `shares` then has the scores with the same share of them, in the years of `shared`.
 */
function columnsOf(
  subject: string,
  nameIn: (year: number) => string | undefined,
  shares: Scores | undefined,
  shared: readonly number[],
): Columns<HistoricalEquivalent> {
  // Ranks among other candidates stand back.
  const inkOf = (year: number) => (nameIn(year) === subject ? 'font-medium' : 'text-muted-foreground')
  return tableColumns<HistoricalEquivalent>()(
    {
      id: 'year',
      head: '年份',
      cell: ({ year, sample }) => (
        <>
          <YearAndSubject year={year} subject={subject} then={nameIn(year)} />
          {sample && <SampleMark />}
        </>
      ),
      lead: ['ranks'],
    },
    {
      id: 'ranks',
      head: '位次区间',
      text: (row) => formatRankInterval(row.highestRank, row.lowestRank),
      align: 'right',
      faint: true,
      from: 'md',
      nowrap: true,
    },
    {
      id: 'score',
      head: '等位分',
      figure: (row) => row.historicalEquivalentScore,
      nowrap: true,
      cell: ({ year, historicalEquivalentScore }) => (
        <span className={inkOf(year)}>{historicalEquivalentScore}</span>
      ),
    },
    ...(shares ? [shareColumn(shares, shared)] : []),
  )
}

function shareColumn(
  shares: Scores,
  shared: readonly number[],
): PlainColumn<HistoricalEquivalent, never, 'share'> {
  return {
    id: 'share',
    head: '按占比',
    nowrap: true,
    figure: ({ year }) => shares.get(year),
    cell: ({ year }) =>
      shared.includes(year) && !shares.has(year) ? (
        <Skeleton className="inline-block h-4 w-8" />
      ) : (
        (shares.get(year) ?? '—')
      ),
  }
}

interface YearAndSubjectProps {
  readonly year: number
  readonly subject: string
  readonly then: string | undefined
}

function YearAndSubject({ year, subject, then }: YearAndSubjectProps) {
  return (
    <>
      {year}
      {then !== undefined && then !== subject && (
        <span className="ml-2 text-xs text-muted-foreground">{then}</span>
      )}
    </>
  )
}
