import type { RecommendOptions } from '~/contracts/recommendation'
import { TierWord } from '~/entities/rank/tier-mark'
import { formatCount } from '~/shared/lib/text/format'
import { TIER_TABS } from '../candidate-question'
import type { RecommendationFilters } from '../recommendation.address'

interface TierTabsProps {
  readonly value: RecommendationFilters['tier']
  readonly onChange: (tier: RecommendationFilters['tier']) => void
  /** How many units each tier would leave; undefined while that is not known. */
  readonly risks: RecommendOptions['risks'] | undefined
}

const tabClass =
  'flex min-h-11 flex-col items-center justify-center rounded border border-transparent px-2 md:flex-row md:gap-1.5 md:px-3 whitespace-nowrap hover:bg-muted aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:font-medium md:min-h-10'

/** 冲, 稳, 保, with how many units each holds. */
export function TierTabs({ value, onChange, risks }: TierTabsProps) {
  const counts = new Map(risks?.map(({ value: risk, count }) => [risk, count]))
  const total = risks?.reduce((sum, { count }) => sum + count, 0)
  return (
    <fieldset className="grid grid-cols-4 gap-1 md:flex">
      <legend className="sr-only">按可能性看</legend>
      <button
        type="button"
        aria-pressed={value === undefined}
        className={tabClass}
        onClick={() => onChange(undefined)}
      >
        全部 <Count of={total} />
      </button>
      {TIER_TABS.map(({ word, risk, label }) => (
        <button
          key={word}
          type="button"
          aria-pressed={value === word}
          className={tabClass}
          onClick={() => onChange(word)}
        >
          <TierWord tier={label} /> <Count of={counts.get(risk)} />
        </button>
      ))}
    </fieldset>
  )
}

function Count({ of }: { of: number | undefined }) {
  return (
    <span className="text-sm font-normal text-muted-foreground">
      {of === undefined ? '' : formatCount(of)}
    </span>
  )
}
