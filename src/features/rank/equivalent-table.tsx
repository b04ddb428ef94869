import { useCallback, useId, useMemo } from 'react'
import type { HistoricalEquivalent, RankFilter, RankQuery } from '~/contracts/score-tables'
import { comparableSubject } from '~/rules/exam/subject-counterpart'
import { Faces } from '~/shared/answer/faces'
import { useAnswer } from '~/shared/answer/use-answer'
import { formatRankInterval } from '~/shared/lib/format'
import type { Columns } from '~/shared/table/columns'
import { DataTable } from '~/shared/table/data-table'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { Skeleton } from '~/shared/ui/skeleton'
import { rankCalls } from './rank.calls'
import { SampleMark } from './sample-mark'
import { useArrival } from './use-arrival'

interface EquivalentTableProps {
  readonly query: RankQuery & { score: number }
  readonly offered: RankFilter['yearSubjectBatchMap'] | undefined
}

const NOTHING: RankFilter['yearSubjectBatchMap'] = {}

/** The scores that held the same rank in other years. */
export function EquivalentTable({ query, offered = NOTHING }: EquivalentTableProps) {
  const id = useId()
  const section = useArrival<HTMLElement>('equivalents')
  const equivalents = useAnswer(query, rankCalls.equivalents)
  const { subject } = query
  const nameIn = useCallback(
    (year: number) => comparableSubject(subject, Object.keys(offered[year]?.subjectBatchMap ?? {})),
    [subject, offered],
  )
  const expected = Object.keys(offered).filter((year) => Number(year) !== query.year && nameIn(Number(year)))
  const columns = useMemo(() => columnsOf(subject, nameIn), [subject, nameIn])
  return (
    <section ref={section} aria-labelledby={id}>
      <h2 id={id} className="font-medium">
        这个位次在各年是多少分（等位分）
      </h2>
      <Faces
        of={equivalents}
        name="历年等位分"
        className="mt-2"
        pending={
          <Skeleton of="rows" style={{ height: `calc(2.25rem + ${expected.length} * (2.625rem + 1px))` }} />
        }
        isEmpty={(rows) => rows.length === 0}
        empty={<EmptyRegion>没有可以换算的年份：考试科类变化前后的位次不能互换。</EmptyRegion>}
      >
        {(rows) => <DataTable columns={columns} rows={rows} />}
      </Faces>
    </section>
  )
}

/** `nameIn` gives the name of the subject in a year: where it is another one, those are not quite the same candidates. */
function columnsOf(
  subject: string,
  nameIn: (year: number) => string | undefined,
): Columns<HistoricalEquivalent> {
  return [
    {
      id: 'year',
      head: '年份',
      cell: ({ year, sample }) => (
        <>
          <YearAndSubject year={year} subject={subject} then={nameIn(year)} />
          {sample && <SampleMark />}
        </>
      ),
    },
    {
      id: 'ranks',
      head: '位次区间',
      text: (row) => formatRankInterval(row.highestRank, row.lowestRank),
      align: 'right',
    },
    { id: 'score', head: '等位分', figure: (row) => row.historicalEquivalentScore, strong: true },
  ]
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
