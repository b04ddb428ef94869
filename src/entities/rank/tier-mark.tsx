import { type BesideLine, besideLine, type OwnRank } from '~/rules/chance/beside-line'
import type { TierName } from '~/rules/chance/tier-name'
import { cn } from '~/shared/ui/cn'
import { rankGapText } from './rank-gap'

/** A tier is word, shape and colour. */
const LOOKS: Readonly<
  Record<BesideLine, { readonly shape: string; readonly text: string; readonly ground: string }>
> = {
  冲: { shape: '▲', text: 'text-reach', ground: 'bg-reach-soft' },
  稳: { shape: '●', text: 'text-match', ground: 'bg-match-soft' },
  保: { shape: '■', text: 'text-safety', ground: 'bg-safety-soft' },
  圆梦: { shape: '△', text: 'text-muted-foreground', ground: 'bg-muted' },
  够不着: { shape: '△', text: 'text-muted-foreground', ground: 'bg-muted' },
  同分: { shape: '＝', text: 'text-foreground', ground: 'bg-muted' },
  贴线: { shape: '○', text: 'text-match', ground: 'bg-match-soft' },
  无数据: { shape: '○', text: 'text-muted-foreground', ground: 'bg-muted' },
  无效: { shape: '⊘', text: 'text-destructive', ground: 'bg-reach-soft' },
}

/** The class of a tier's colour, as that of its text. */
export const tierColour = (tier: TierName) => LOOKS[tier].text

/** The shape of a tier, where its word is drawn. */
export const tierShape = (tier: TierName) => LOOKS[tier].shape

interface TierMarkProps {
  readonly tier: TierName | undefined
  /** What stands there without a tier. */
  readonly missing?: MissingTier
}

/** Why a row has no tier: it is being checked, it could not be, or nobody checks it. */
export type MissingTier = '在查' | '没查' | '不查'

/** How likely a row is, in one word. An older word stands for no row that may be void by now. */
export function TierMark({ tier, missing = '在查' }: TierMarkProps) {
  const look = tier && LOOKS[tier]
  return (
    <span
      className={cn(
        'inline-flex min-w-14 items-center justify-center gap-1 rounded px-2 py-0.5 text-sm font-medium whitespace-nowrap',
        look ? [look.text, look.ground] : 'bg-muted text-muted-foreground',
      )}
    >
      {look ? <TierWord tier={tier} /> : missing}
    </span>
  )
}

/** The shape and the word of a tier, in its colour. */
export function TierWord({ tier }: { tier: BesideLine }) {
  const { shape, text } = LOOKS[tier]
  return (
    <span className={cn('whitespace-nowrap', text)}>
      <span aria-hidden>{shape} </span>
      {tier}
    </span>
  )
}

/** What the reader comes up against in the batch of a line. */
export interface Unreached {
  /** 未达本一线（B 类）. */
  readonly text: string
  /** Whether nobody with the score may apply: then there is no tier, whatever the ranks. */
  readonly isOut: boolean
}

interface LineTierProps {
  readonly own: OwnRank
  /** Absent where the authority publishes no ranks: then nothing is said of the two. */
  readonly lowestRank: number | null | undefined
  readonly unreached?: Unreached | undefined
}

/**
 * Where a rank stands beside one line: its tier, and how many places lie between. Far below, the places alone; among the
 * same score, that it is a tie; and in a batch that one may not apply for, that alone.
 */
export function LineTier({ own, lowestRank, unreached }: LineTierProps) {
  if (unreached?.isOut) return <span className="text-sm text-muted-foreground">{unreached.text}</span>
  const beside = lowestRank != null && <Beside own={own} lowestRank={lowestRank} />
  if (!unreached) return beside
  return (
    <>
      {beside}
      <span className="block text-xs text-muted-foreground">{unreached.text}</span>
    </>
  )
}

function Beside({ own, lowestRank }: { readonly own: OwnRank; readonly lowestRank: number }) {
  const tier = besideLine(own, lowestRank)
  if (tier === '同分') return <TierWord tier={tier} />
  return (
    <span className="tier-line text-sm whitespace-nowrap text-muted-foreground">
      {tier !== '够不着' && (
        <>
          <TierWord tier={tier} />{' '}
        </>
      )}
      <span className="whitespace-nowrap">{rankGapText(own.rank, lowestRank)}</span>
    </span>
  )
}
