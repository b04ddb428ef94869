import { rankPosition } from '~/entities/rank/rank-position'
import { formatCount } from '~/shared/lib/format'
import { cn } from '~/shared/ui/cn'

const LOOKS = {
  above: { mark: '▲', text: 'text-safety', bar: 'bg-safety left-1/2' },
  on: { mark: '●', text: 'text-match', bar: 'bg-match left-1/2' },
  below: { mark: '▼', text: 'text-reach', bar: 'bg-reach right-1/2' },
} as const

/** How far I am above or below a line: words with a small bar that starts in the middle. Last year's line promises nothing. */
export function RankPositionMark({ rank, lowestRank }: { rank: number; lowestRank: number }) {
  const { side, share, difference } = rankPosition(rank, lowestRank)
  const { mark, text, bar } = LOOKS[side]
  return (
    <span className={cn('inline-grid justify-items-end gap-0.5 text-xs whitespace-nowrap', text)}>
      <span>
        <span aria-hidden>{mark} </span>
        {words(side, difference)}
      </span>
      <span aria-hidden className="relative h-1 w-16 overflow-hidden rounded-full bg-muted">
        <span
          className={cn('absolute inset-y-0', bar)}
          style={{ width: `${Math.max(4, Math.abs(share) * 50)}%` }}
        />
      </span>
    </span>
  )
}

function words(side: keyof typeof LOOKS, difference: number): string {
  if (side === 'on') return '与我的位次相同'
  return `我${side === 'above' ? '高' : '低'} ${formatCount(difference)} 名`
}
