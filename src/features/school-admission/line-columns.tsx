import type { ReactNode } from 'react'
import { rankColumns } from '~/entities/rank/rank-columns'
import { swingWord } from '~/rules/chance/swing'
import { formatCount, NOT_KNOWN } from '~/shared/lib/text/format'
import { Skeleton } from '~/shared/ui/skeleton'
import type { AdmissionRow } from './admission-rows'
import type { ComparableYear } from './comparable-years'
import type { AdmissionColumn, LineId, Shown } from './shown-columns'

/**
 * The line of the newest year, where the reader stands beside it, and the years before. A head is at least as wide as what
 * stands below it while the lines are awaited: the columns keep their places when they come.
 */
export function lineColumns({ years, rank, unreachedIn }: Shown): readonly AdmissionColumn<LineId>[] {
  const [newest, ...older] = years
  if (!newest) return []
  const [figure, ...mine] = rankColumns<AdmissionRow>(
    rank,
    (row) => row.line?.lowestRank,
    undefined,
    (row) => unreachedIn(row.lineBatch),
  )
  return [
    {
      ...figure,
      id: 'rank',
      word: '最低位次',
      head: (
        <>
          <span className="max-md:not-print:hidden">{newest.year} </span>最低位次
        </>
      ),
      cell: ({ line }) => awaited(line && (line.lowestRank ?? NOT_KNOWN), formatCount),
    },
    {
      id: 'score',
      head: '最低分',
      figure: (row) => row.line?.lowestScore,
      cell: ({ line }) => awaited(line && (line.lowestScore ?? NOT_KNOWN), String),
      brief: (text) => `${text} 分`,
      sort: 'score',
    },
    ...mine,
    ...older.map(
      (year, at): AdmissionColumn<LineId> => ({
        id: `y${year.year}`,
        word: yearHead(year, newest),
        head: <span className="inline-block min-w-12">{yearHead(year, newest)}</span>,
        figure: (row) => row.earlier[at],
        cell: (row) => awaited(row.earlier[at], formatCount),
        brief: (text) => `${year.year} 年${year.subject === newest.subject ? '' : year.subject} ${text}`,
        from: at === 0 ? 'md' : 'lg',
        faint: true,
        nowrap: true,
      }),
    ),
    {
      id: 'swing',
      word: '比全省',
      head: <span className="inline-block min-w-24">比全省</span>,
      text: ({ swing }) => swing && [swingWord(swing), swing.isBig && '波动'].filter(Boolean).join(' '),
      cell: (row) => <SwingMark row={row} />,
      brief: (text) => `比全省${text}`,
      from: 'lg',
      nowrap: true,
    },
  ]
}

function SwingMark({ row: { swing } }: { row: AdmissionRow }) {
  // As wide as the word with its mark, and as its head.
  if (swing === undefined) return <Skeleton className="inline-block h-4 w-24 align-middle" />
  if (swing === null) return '—'
  if (swing.percent === undefined)
    return <span title="人数少，不算" className="inline-block min-h-4 min-w-8" />
  return (
    <span className={swing.isBig ? 'font-medium' : 'text-muted-foreground'}>
      {swingWord(swing)}
      {swing.isBig && <span className="ml-1 rounded-sm bg-muted px-1 text-xs">波动</span>}
    </span>
  )
}

/** 2024, or 2023 理科 where the same candidates were ranked under another name. */
function yearHead({ year, subject }: ComparableYear, newest: ComparableYear): string {
  return subject === newest.subject ? String(year) : `${year} ${subject}`
}

/** A figure of another answer: undefined while it loads, null where there is none, 暂无 where its row lacks it. */
export function awaited(
  value: number | typeof NOT_KNOWN | null | undefined,
  textOf: (value: number) => string,
): ReactNode {
  if (value === NOT_KNOWN) return value
  if (value === undefined) return <Skeleton className="inline-block h-4 w-12 align-middle" />
  return value === null ? '—' : textOf(value)
}
