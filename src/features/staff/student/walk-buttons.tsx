import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { Button } from '~/shared/ui/button'
import { useKeys } from '../shell/use-keys'
import { neighbourOf, rememberedWalk } from './walk'

interface WalkButtonsProps {
  readonly id: string
  readonly onWalk: (id: string) => void
}

/** Leads to the student before and after, by buttons and by j and k. */
export function WalkButtons({ id, onWalk }: WalkButtonsProps) {
  const ids = rememberedWalk()
  const [next, before] = [neighbourOf(ids, id, 1), neighbourOf(ids, id, -1)]
  useKeys({
    j: () => next !== undefined && onWalk(next),
    k: () => before !== undefined && onWalk(before),
  })
  if (next === undefined && before === undefined) return null
  return (
    <div className="flex items-center gap-1">
      <span className="mr-1 text-sm text-muted-foreground">
        {ids.indexOf(id) + 1} / {ids.length}
      </span>
      <Button
        variant="ghost"
        size="icon"
        aria-label="上一名（k）"
        disabled={before === undefined}
        onClick={() => before !== undefined && onWalk(before)}
      >
        <ChevronUp aria-hidden />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label="下一名（j）"
        disabled={next === undefined}
        onClick={() => next !== undefined && onWalk(next)}
      >
        <ChevronDown aria-hidden />
      </Button>
    </div>
  )
}
