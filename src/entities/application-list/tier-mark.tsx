import type { CheckUp } from '~/shared/domain/check-up/check-list'
import { cn } from '~/shared/ui/cn'

export type TierName = CheckUp['tiers'][number]

/** A tier is word, shape and colour. */
const LOOKS: Readonly<Record<TierName, { readonly shape: string; readonly className: string }>> = {
  冲: { shape: '▲', className: 'bg-reach-soft text-reach' },
  稳: { shape: '●', className: 'bg-match-soft text-match' },
  保: { shape: '■', className: 'bg-safety-soft text-safety' },
  够不着: { shape: '△', className: 'bg-muted text-muted-foreground' },
  无数据: { shape: '○', className: 'bg-muted text-muted-foreground' },
}

/** How likely a row is, in one word; a dash while that is being worked out. */
export function TierMark({ tier }: { tier: TierName | undefined }) {
  const look = tier && LOOKS[tier]
  return (
    <span
      className={cn(
        'inline-flex min-w-14 items-center justify-center gap-1 rounded px-2 py-0.5 text-sm font-medium whitespace-nowrap',
        look?.className ?? 'bg-muted text-muted-foreground',
      )}
    >
      {look ? (
        <>
          <span aria-hidden>{look.shape}</span>
          {tier}
        </>
      ) : (
        '—'
      )}
    </span>
  )
}
