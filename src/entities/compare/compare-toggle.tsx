import Check from 'lucide-react/icons/check'
import Plus from 'lucide-react/icons/plus'
import { MarkButton } from '~/shared/ui/mark-button'
import { type Comparison, markCompared, unmarkCompared, useCompareChoice } from './comparison'

interface CompareToggleProps {
  readonly of: Comparison
  readonly id: string
  readonly name: string
  /** The sign alone, on a phone. */
  readonly brief?: boolean
  readonly className?: string
}

/** Marks a thing for comparison. A page that shows one shows the `CompareBar` too. */
export function CompareToggle({ of, id, name, brief = false, className }: CompareToggleProps) {
  const chosen = useCompareChoice(of).some((other) => other.id === id)
  const Icon = chosen ? Check : Plus
  return (
    <MarkButton
      label={`对比${name}`}
      pressed={chosen}
      onClick={() => (chosen ? unmarkCompared(of, id) : markCompared(of, { id, name }))}
      {...(className !== undefined && { className })}
    >
      <Icon aria-hidden className="size-4" />
      <span className={brief ? 'max-md:hidden' : undefined}>{chosen ? '已加入' : '对比'}</span>
    </MarkButton>
  )
}
