import type { UserInfo } from '~/contracts/auth'
import { cn } from '~/shared/ui/cn'
import { usePendingCount } from '../pending/pending'

interface PendingBadgeProps {
  readonly user: UserInfo
  readonly folded: boolean
}

/** How many orders wait for the reader, in red; nothing while none does. What is not known is asked again by itself. */
export function PendingBadge({ user, folded }: PendingBadgeProps) {
  const count = usePendingCount(user.id)
  if (count === undefined || count === 0) return null
  return (
    <span
      className={cn(
        'min-w-5 shrink-0 rounded-full whitespace-nowrap bg-destructive px-1.5 text-center text-xs leading-5 text-destructive-foreground',
        'max-md:absolute max-md:top-1 max-md:left-[calc(50%+0.25rem)] md:ml-auto',
        folded && 'md:absolute md:top-0 md:right-0',
      )}
    >
      {count ?? '?'}
      <span className="sr-only">{count === null ? '待处理的份数没有取到，稍后自动再取' : ' 份待处理'}</span>
    </span>
  )
}
