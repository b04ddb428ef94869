import { useState } from 'react'
import { formatCount } from '~/shared/lib/text/format'
import { InfoTip } from '~/shared/ui/info-tip'
import { LazyPart } from '~/shared/ui/lazy-part'
import { Skeleton } from '~/shared/ui/skeleton'
import { TierWord } from './tier-mark'
import type { MyRank } from './use-my-rank'

const loadForm = async () => (await import('./rank-form')).RankForm

const takeFocus = (element: HTMLElement | null) => element?.focus()

interface MyRankLineProps {
  /** The rank of the address. */
  readonly asked: number | undefined
  /** The rank that lines are compared with. */
  readonly mine: MyRank | undefined
  /** What opens the field where there is no rank. */
  readonly invitation?: string
  readonly onRank: (rank: number | undefined) => void
}

/** Whose rank stands beside the lines, in one line that opens a field. */
export function MyRankLine({ asked, mine, invitation = '填位次，逐个专业看差距', onRank }: MyRankLineProps) {
  const [form, setForm] = useState<'unused' | 'open' | 'left'>('unused')
  if (form === 'open') {
    const leave = (rank: number | undefined) => {
      setForm('left')
      onRank(rank)
    }
    return (
      <LazyPart
        name="我的位次"
        load={loadForm}
        pending={<Skeleton className="h-19 max-w-96" />}
        props={{ rank: asked, onRank: leave, onCancel: () => setForm('left') }}
      />
    )
  }
  const button = (text: string, label?: string) => (
    <button
      type="button"
      // After the form, the focus returns to where it was opened.
      ref={form === 'left' ? takeFocus : undefined}
      aria-label={label}
      onClick={() => setForm('open')}
      className="print-hidden min-h-11 min-w-11 text-primary underline underline-offset-4"
    >
      {text}
    </button>
  )
  if (!mine) return <p className="print-hidden text-sm">{button(invitation)}</p>
  return (
    <div role="note" className="flex min-h-11 items-center gap-x-2 py-1 text-sm">
      <span className="min-w-0">
        我的位次 <b className="text-base font-medium">{formatCount(mine.rank)}</b>
        <span className="text-muted-foreground max-md:text-xs">（{mine.from}）</span>
      </span>
      {button('改', '改我的位次')}
      <span className="print-hidden">
        <InfoTip label="冲稳保怎么看" noteClassName="right-0">
          <TierWord tier="冲" />
          是比最低位次低一些，
          <TierWord tier="稳" />
          是略高，
          <TierWord tier="保" />
          是高出许多；＝ 同分是最低线和你同一个分数；○
          贴线是你低一点点，机会仍有一半；低得太多的只写差多少位，放进志愿表叫圆梦。往年的线会变，只作参考，不代表能否录取。
        </InfoTip>
      </span>
    </div>
  )
}
