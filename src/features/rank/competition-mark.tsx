import type { CompetitionLevel } from '~/contracts/score-tables'
import { HIGH_COMPETITION, MEDIUM_COMPETITION } from '~/rules/exam/competition-level'
import { cn } from '~/shared/ui/cn'
import { InfoTip } from '~/shared/ui/info-tip'

/** From the strongest ink to the faintest; each level is also a word and a number of bars. */
const LEVELS = {
  high: { word: '高', bars: 3, rule: `同分 ${HIGH_COMPETITION} 人及以上` },
  medium: { word: '中', bars: 2, rule: `同分 ${MEDIUM_COMPETITION}–${HIGH_COMPETITION - 1} 人` },
  low: { word: '低', bars: 1, rule: `同分不到 ${MEDIUM_COMPETITION} 人` },
} as const satisfies Record<CompetitionLevel, unknown>

const ORDER = ['high', 'medium', 'low'] as const

/** A competition level with its legend. */
export function CompetitionMark({ level }: { level: CompetitionLevel }) {
  return (
    <InfoTip
      label="竞争程度怎么分"
      noteClassName="left-0"
      lead={
        <>
          <Bars count={LEVELS[level].bars} />
          {LEVELS[level].word}
        </>
      }
    >
      {ORDER.map((key) => (
        <span key={key} className="flex items-center gap-2 py-0.5">
          <Bars count={LEVELS[key].bars} />
          <span className="w-4 font-medium">{LEVELS[key].word}</span>
          <span className="text-muted-foreground">{LEVELS[key].rule}</span>
        </span>
      ))}
    </InfoTip>
  )
}

function Bars({ count }: { count: number }) {
  return (
    <span aria-hidden className="inline-flex items-end gap-0.5 forced-color-adjust-none">
      {[1, 2, 3].map((bar) => (
        <span
          key={bar}
          className={cn(
            'w-1.5 rounded-sm bg-foreground',
            ['h-2', 'h-3', 'h-4'][bar - 1],
            bar > count && 'opacity-20',
          )}
        />
      ))}
    </span>
  )
}
