import { Info } from 'lucide-react'
import { type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import type { CompetitionLevel } from '~/contracts/batch-lines'
import { HIGH_COMPETITION, MEDIUM_COMPETITION } from '~/shared/domain/competition-level'
import { cn } from '~/shared/ui/cn'

/** From the strongest ink to the faintest; each level is also a word and a number of bars. */
const LEVELS = {
  high: { word: '高', bars: 3, rule: `同分 ${HIGH_COMPETITION} 人及以上` },
  medium: { word: '中', bars: 2, rule: `同分 ${MEDIUM_COMPETITION}–${HIGH_COMPETITION - 1} 人` },
  low: { word: '低', bars: 1, rule: `同分不到 ${MEDIUM_COMPETITION} 人` },
} as const satisfies Record<CompetitionLevel, unknown>

const ORDER = ['high', 'medium', 'low'] as const

/** A competition level with its legend: opens on hover, focus and touch; closes on Escape and on a touch elsewhere. */
export function CompetitionMark({ level }: { level: CompetitionLevel }) {
  const id = useId()
  const place = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState(false)

  useEffect(() => {
    if (!open) return
    const onPress = (event: Event) => {
      if (event.target instanceof Node && !place.current?.contains(event.target)) setOpen(false)
    }
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false)
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [open])

  // A touch also enters and leaves: for a finger only the press counts.
  const onHover = (hovered: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setOpen(hovered)
  }
  return (
    <span
      ref={place}
      className="relative inline-flex items-center gap-2"
      onPointerEnter={onHover(true)}
      onPointerLeave={onHover(false)}
    >
      <Bars count={LEVELS[level].bars} />
      {LEVELS[level].word}
      <button
        type="button"
        aria-label="竞争程度怎么分"
        aria-describedby={id}
        onClick={() => setOpen(true)}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        className="-my-2 grid size-11 place-items-center rounded text-muted-foreground hover:text-foreground md:size-8"
      >
        <Info aria-hidden className="size-4" />
      </button>
      <span
        id={id}
        role="tooltip"
        hidden={!open}
        className="absolute top-full z-30 mt-1 w-56 rounded border bg-surface p-3 text-sm shadow-raised max-md:right-0 md:left-0"
      >
        {ORDER.map((key) => (
          <span key={key} className="flex items-center gap-2 py-0.5">
            <Bars count={LEVELS[key].bars} />
            <span className="w-4 font-medium">{LEVELS[key].word}</span>
            <span className="text-muted-foreground">{LEVELS[key].rule}</span>
          </span>
        ))}
      </span>
    </span>
  )
}

function Bars({ count }: { count: number }) {
  return (
    <span aria-hidden className="inline-flex items-end gap-0.5">
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
