import { LineTier } from '~/entities/rank/tier-mark'
import type { ShownRank } from '~/entities/rank/use-shown-rank'
import { lineKind } from '~/rules/filing/school-lines'
import { knownCount, placeText, pointsText } from '~/shared/lib/text/format'
import { cn } from '~/shared/ui/cn'
import { Skeleton } from '~/shared/ui/skeleton'
import { NOT_LOADED, type SchoolFigures } from './school-figures'
import type { LineOfYearQuestion } from './use-line-question'

interface LastLineProps {
  readonly figures: SchoolFigures
  readonly question: LineOfYearQuestion | undefined
  /** The reader's, where it is known. */
  readonly rank: ShownRank
  /** Names province, subject and year, where nothing above does. */
  readonly named?: boolean
  readonly className?: string
}

/** The line people choose by; its place is kept while it is on its way. */
export function LastLine({ figures, question, rank, named = false, className }: LastLineProps) {
  const { isPending, hasFailed, line, joint, ofMajor } = figures
  if (isPending || !question)
    return <Skeleton className={cn('w-48 max-w-full', rank === undefined ? 'h-5' : 'h-10', className)} />
  const { province, subject, year } = question
  return (
    <p className={cn('text-sm', className)}>
      {named && <span className="text-muted-foreground">{`${province}${subject} ${year} `}</span>}
      {line ? (
        <>
          {ofMajor ?? lineKind(line)}最低 <span className="font-medium">{knownCount(line.lowestRank)}</span>{' '}
          位，
          {pointsText(line.lowestScore)}
          {joint && <span className="text-muted-foreground">，中外合作 {placeText(joint.lowestRank)}</span>}
          {rank !== undefined && (
            <span className="block">
              {rank === 'pending' ? (
                <Skeleton className="h-5 w-24" />
              ) : (
                <LineTier own={rank} lowestRank={line.lowestRank} />
              )}
            </span>
          )}
        </>
      ) : hasFailed ? (
        NOT_LOADED
      ) : ofMajor ? (
        `没有招收${ofMajor}`
      ) : (
        '没有录取数据'
      )}
    </p>
  )
}
