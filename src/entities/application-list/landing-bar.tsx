import { tierColour } from '~/entities/rank/tier-mark'
import type { CheckUp } from '~/rules/check-up/check-list'
import { cn } from '~/shared/ui/cn'
import { columnHeights, landingText } from './landing'

interface LandingBarProps extends Pick<CheckUp, 'tiers' | 'position'> {
  readonly taken: readonly number[]
  readonly slip: number
}

/** 最常停在第 2 行：100 年里约 11 年. */
function mostOftenText(place: number, share: number): string {
  return `最常停在第 ${place} 行：100 年里约 ${Math.max(1, Math.round(share * 100))} 年`
}

/** A column for each row of the list: in how many of the simulated years the file stops there. */
export function LandingBar({ taken, slip, tiers, position }: LandingBarProps) {
  const heights = columnHeights(taken)
  return (
    <figure className="mt-3">
      <figcaption className="text-sm text-muted-foreground">
        {position === undefined ? '停在每一行的年份' : mostOftenText(position, taken[position - 1] ?? 0)}
      </figcaption>
      <div
        role="img"
        aria-label={landingText(taken, slip)}
        className="mt-1 flex h-10 items-end gap-px border-b"
      >
        {heights.map((height, index) => (
          <span
            // A row has no name of its own in the answer.
            // biome-ignore lint/suspicious/noArrayIndexKey: The place is what a column is known by.
            key={index}
            className={cn('flex-1', tierColour(tiers[index] ?? '无数据'))}
            style={{ height: `${height}%`, background: 'currentColor' }}
          />
        ))}
      </div>
      <p aria-hidden className="flex justify-between text-xs text-muted-foreground">
        <span>第 1 行</span>
        <span>第 {taken.length} 行</span>
      </p>
    </figure>
  )
}
