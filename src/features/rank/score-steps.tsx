import type { CurvePoint } from '~/contracts/score-tables'
import { formatCount } from '~/shared/lib/text/format'
import { buttonVariants } from '~/shared/ui/button'
import { rankAround } from './rank-share'

interface ScoreStepsProps {
  readonly score: number
  /** The score table; empty until it is there. */
  readonly rows: readonly CurvePoint[]
  readonly onScore: (score: number) => void
}

/** What some points less and more would be worth: each asks the page again with that score. */
export function ScoreSteps({ score, rows, onScore }: ScoreStepsProps) {
  return (
    <fieldset className="print-hidden mt-6 min-w-0">
      <legend className="text-xs text-muted-foreground">多考少考几分，排在第几</legend>
      <div className="mt-2 grid max-w-lg grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))] gap-2">
        {rankAround(rows, score).map(({ points, rank }) => (
          <button
            key={points}
            type="button"
            disabled={rank === undefined}
            onClick={() => onScore(score + points)}
            className={buttonVariants({
              variant: 'outline',
              size: 'sm',
              className: 'flex-col! gap-0! px-1! py-1.5 font-normal! md:min-h-12!',
            })}
          >
            <span className="text-sm font-medium">{points < 0 ? `−${-points}` : `+${points}`} 分</span>
            <span className="text-xs text-muted-foreground">
              {rank === undefined ? '—' : `${formatCount(rank)} 位`}
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  )
}
