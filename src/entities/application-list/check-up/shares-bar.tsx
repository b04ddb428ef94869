import { tierColour } from '~/entities/rank/tier-mark'
import type { CheckUp } from '~/rules/check-up/check-list'
import { cn } from '~/shared/ui/cn'
import { columnHeights, sharesText } from './shares'

interface SharesBarProps extends Pick<CheckUp, 'tiers' | 'position'> {
  readonly taken: readonly number[]
  readonly slip: number
}

/** More than this, and what stands behind is hardly read. */
const MOSTLY = 0.5

/** 最常录在第 2 行（100 年里 11 年）; 多半录在第 3 行（100 年里 74 年），后面 30 行大多用不上. */
function mostOftenText(place: number, share: number, rows: number): string {
  const years = `第 ${place} 行（100 年里 ${Math.max(1, Math.round(share * 100))} 年）`
  if (share <= MOSTLY) return `最常录在${years}`
  return `多半录在${years}${rows > place ? `，后面 ${rows - place} 行大多用不上` : ''}`
}

/** A column for each row of the list: in how many of the simulated years the file stops there. */
export function SharesBar({ taken, slip, tiers, position }: SharesBarProps) {
  const heights = columnHeights(taken)
  return (
    <figure className="mt-3">
      <figcaption className="text-sm text-muted-foreground">
        {position === undefined
          ? '停在每一行的年份'
          : mostOftenText(position, taken[position - 1] ?? 0, taken.length)}
      </figcaption>
      <div
        role="img"
        aria-label={sharesText(taken, slip)}
        className="mt-1 flex h-10 items-end gap-px border-b forced-color-adjust-none"
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
