import { formatCount } from '~/shared/lib/text/format'
import { InfoTip } from '~/shared/ui/info-tip'
import { Skeleton } from '~/shared/ui/skeleton'
import { ModelLink } from './model-link'
import { TierWord } from './tier-mark'
import type { MyRank } from './use-my-rank'

interface TierLegendProps {
  readonly mine: MyRank
  /** The year, or the years, whose lines the rank stands beside: 2025 年. */
  readonly of: string
}

/** Whose rank stands beside the lines, and what the marks mean and how little they promise; said once on a page. */
export function TierLegend({ mine, of }: TierLegendProps) {
  return (
    <div
      role="note"
      className="flex flex-wrap items-center gap-x-3 rounded bg-primary-soft px-4 py-2 text-sm"
    >
      <span>
        我的位次 <b className="text-base font-medium">{formatCount(mine.rank)}</b>
        <span className="text-muted-foreground">（{mine.from}）</span>
      </span>
      <InfoTip
        label="冲稳保怎么看"
        lead={
          <span className="flex flex-wrap gap-2">
            <TierWord tier="冲" />
            <TierWord tier="稳" />
            <TierWord tier="保" />
          </span>
        }
      >
        与{of}
        的最低位次逐条相比：冲是低一些，稳是略高，保是高出许多；同分是最低线和你同一个分数，比同分排位；贴线是你低一点点，机会仍有一半；低得太多的只写差多少位，放进志愿表叫圆梦。
        往年的线会变，只作参考，不代表能否录取。
      </InfoTip>
      <ModelLink />
    </div>
  )
}

/** Its place while the rank is on its way. */
export function PendingLegend() {
  return <Skeleton className="h-28 md:h-10" />
}
