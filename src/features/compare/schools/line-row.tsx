import type { ReactNode } from 'react'
import { LineTier } from '~/entities/rank/tier-mark'
import { JointLine } from '~/entities/school/joint-line'
import type { OwnRank } from '~/rules/chance/beside-line'
import { batchOf, lineKind, type SchoolLines, schoolLines } from '~/rules/filing/school-lines'
import { RetryButton } from '~/shared/answer/retry-button'
import { isMissing } from '~/shared/api/is-missing'
import { knownCount, pointsText } from '~/shared/lib/text/format'
import { cn } from '~/shared/ui/cn'
import { Skeleton } from '~/shared/ui/skeleton'
import { ABSENT } from '../fact'
import type { LineYear } from './compared-lines'
import type { Compared } from './use-compared'

/** Has room for a figure, its score and a position, so that nothing moves when they come. */
const cellClass = 'h-[5.75rem] border-b px-3 py-2.5 align-top'

interface LineRowProps {
  readonly year: LineYear
  readonly schools: readonly Compared[]
  readonly rank: OwnRank | undefined
  readonly head: ReactNode
}

/** How low each school went in one year; the one that was hardest to enter stands out. */
export function LineRow({ year, schools, rank, head }: LineRowProps) {
  const cells = schools.map(({ id, lines }) => {
    const answer = lines.get(year.year)
    return {
      id,
      answer,
      known: answer?.data && schoolLines(answer.data, year),
    }
  })
  const hardest = Math.min(...cells.map(({ known }) => known?.line.lowestRank ?? Number.POSITIVE_INFINITY))
  return (
    <tr>
      {head}
      {cells.map(({ id, answer, known }) => (
        <td key={id} className={cn(cellClass, 'border-l')}>
          {known ? (
            <LineCell
              known={known}
              rank={rank}
              hardest={schools.length > 1 && known.line.lowestRank === hardest}
            />
          ) : answer?.isPending ? (
            <Skeleton className="h-16 w-20" />
          ) : isMissing(answer?.error) ? (
            ABSENT
          ) : answer?.isError ? (
            <RetryButton onRetry={answer.refetch} error={answer.error} />
          ) : (
            <span className="text-muted-foreground">{year.subject === undefined ? '不可比' : '未招生'}</span>
          )}
        </td>
      ))}
    </tr>
  )
}

function LineCell({
  known,
  rank,
  hardest,
}: {
  known: SchoolLines
  rank: OwnRank | undefined
  hardest: boolean
}) {
  const { line } = known
  const kind = lineKind(line)
  return (
    <>
      <span className="text-base font-medium">{knownCount(line.lowestRank)}</span>
      {hardest && <span className="ml-1.5 text-xs whitespace-nowrap text-muted-foreground">最难</span>}
      <span className="block text-xs text-muted-foreground">
        {pointsText(line.lowestScore)} {batchOf(line)}
        {kind !== '' && kind !== '普通专业' && ` ${kind}`}
      </span>
      <JointLine of={known} className="block text-xs text-muted-foreground" />
      {rank !== undefined && (
        <span className="mt-1 block">
          <LineTier own={rank} lowestRank={line.lowestRank} />
        </span>
      )}
    </>
  )
}

/** A year whose name is not known yet. */
export function PendingLineRow({ columns }: { columns: number }) {
  return (
    <tr>
      <td colSpan={columns} className={cellClass}>
        <Skeleton className="h-16" />
      </td>
    </tr>
  )
}
