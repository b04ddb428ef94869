import { LazyAddToList } from '~/entities/application-list/adding/lazy-add-to-list'
import { SchoolCompareToggle } from '~/entities/school/school-comparison'
import { WishToggle } from '~/entities/wishes/wish-toggle'
import { cn } from '~/shared/ui/cn'

interface SchoolActionsProps {
  readonly id: string
  readonly name: string
  /** In the bar at the foot of a phone. */
  readonly isAtFoot?: boolean
  readonly className?: string
}

/** What one does with a school: keeps it, marks it for comparison, takes it into a list. */
export function SchoolActions({ id, name, isAtFoot = false, className }: SchoolActionsProps) {
  const wish = { kind: 'school', id, name } as const
  return (
    <div
      className={cn(
        'print-hidden flex gap-2',
        isAtFoot && 'flex-wrap border-t bg-surface px-4 py-2 md:hidden',
        className,
      )}
    >
      <WishToggle wish={wish} brief={isAtFoot} className={isAtFoot ? 'w-12 justify-center' : 'md:min-h-9'} />
      <SchoolCompareToggle
        schoolId={id}
        schoolName={name}
        className={isAtFoot ? 'min-w-24 justify-center' : 'md:min-h-9'}
      />
      <LazyAddToList school={{ id, name }} isMain pending={null} className={isAtFoot ? 'flex-1' : ''} />
    </div>
  )
}
