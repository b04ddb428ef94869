import { useQuery } from '@tanstack/react-query'
import type { ApplicationList } from '~/contracts/list-summaries'
import { MissingLine } from '~/shared/answer/missing-line'
import { now } from '~/shared/lib/time/clock'
import { cn } from '~/shared/ui/cn'
import { deadlineText } from './deadline-text'
import { seasonBatches } from './season.calls'

interface FilingDeadlineProps {
  readonly list: Pick<ApplicationList, 'province' | 'year' | 'batch'>
  readonly className?: string
}

/** Until when a list can be filed. */
export function FilingDeadline({ list, className }: FilingDeadlineProps) {
  const { province, year, batch } = list
  const answer = useQuery(seasonBatches(province, year))
  const text = deadlineText(answer.data ?? [], { province, batch }, now())
  return (
    <>
      {text && <p className={cn('text-sm font-medium', className)}>{text}</p>}
      <MissingLine of={[answer]} name="截止时间" />
    </>
  )
}
