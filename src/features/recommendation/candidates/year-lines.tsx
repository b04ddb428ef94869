import type { YearLine } from '~/contracts/recommendation.schemas'
import { formatCount, pointsText } from '~/shared/lib/text/format'
import { lineOffset } from './line-offset'

const YEARS = 3

/** The lines of up to three years side by side. Each is a dot; the own rank stands in the middle. */
export function YearLines({ history, rank }: { history: readonly YearLine[]; rank: number }) {
  if (history.length === 0) return <p className="text-sm text-muted-foreground">今年新增，没有往年位次</p>
  return (
    <dl className="grid max-w-sm grid-cols-[repeat(auto-fill,minmax(min(6rem,100%),1fr))] gap-x-4">
      {history.slice(0, YEARS).map(({ year, lowestRank, lowestScore }) => (
        <div key={year}>
          <dt className="text-xs text-muted-foreground">{year} 年最低</dt>
          <dd>
            <span className="font-medium">{formatCount(lowestRank)}</span>{' '}
            <span className="text-xs whitespace-nowrap text-muted-foreground">{pointsText(lowestScore)}</span>
            <span
              aria-hidden
              className="relative mt-1 block h-1 rounded-full bg-muted forced-color-adjust-none"
            >
              <span className="absolute -top-0.5 left-1/2 h-2 w-px bg-foreground/50" />
              <span
                className="absolute -top-0.5 -ml-1 size-2 rounded-full bg-primary"
                style={{ left: `${lineOffset(rank, lowestRank)}%` }}
              />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
