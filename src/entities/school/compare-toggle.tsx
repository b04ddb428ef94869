import { Check, Plus } from 'lucide-react'
import { markCompared, unmarkCompared, useCompareChoice } from '~/entities/school/compare-choice'
import { MarkButton } from '~/shared/ui/mark-button'

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
    <MarkButton
      label={`对比${schoolName}`}
      pressed={chosen}
      onClick={() => (chosen ? unmarkCompared(schoolId) : markCompared({ id: schoolId, name: schoolName }))}
      {...(className !== undefined && { className })}
    >
      <Icon aria-hidden className="size-4" />
      {chosen ? '已加入' : '对比'}
    </MarkButton>
  )
}
