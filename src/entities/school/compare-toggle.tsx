import { Check, Plus } from 'lucide-react'
import { markCompared, unmarkCompared, useCompareChoice } from '~/entities/school/compare-choice'
import { cn } from '~/shared/ui/cn'

interface CompareToggleProps {
  readonly schoolId: string
  readonly schoolName: string
  readonly className?: string
}

/** Marks a school for comparison. A page that shows one shows the `CompareBar` too. */
export function CompareToggle({ schoolId, schoolName, className }: CompareToggleProps) {
  const chosen = useCompareChoice().some(({ id }) => id === schoolId)
  const Icon = chosen ? Check : Plus
  return (
    <button
      type="button"
      aria-pressed={chosen}
      aria-label={`对比${schoolName}`}
      onClick={() => (chosen ? unmarkCompared(schoolId) : markCompared({ id: schoolId, name: schoolName }))}
      className={cn(
        'print-hidden inline-flex min-h-11 shrink-0 items-center gap-1 rounded border border-input bg-surface px-2.5 text-sm whitespace-nowrap hover:bg-muted aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:font-medium aria-pressed:text-primary md:min-h-8',
        className,
      )}
    >
      <Icon aria-hidden className="size-4" />
      {chosen ? '已加入' : '对比'}
    </button>
  )
}
