import { Link } from '@tanstack/react-router'
import { useLazyPart } from '~/shared/lib/use-lazy-part'
import { useUser } from '~/shared/session/session'
import { cn } from '~/shared/ui/cn'
import { type NavigationItem, navigationFor } from './navigation'

// Only for somebody signed in; its call and its schema stay out of the first load.
const loadBadge = async () => (await import('~/features/lists/list-badge')).ListBadge

// Filters and what they show stay within the page of an item.
const WITH_HASH = { includeHash: true, includeSearch: false }

interface MainNavigationProps {
  readonly className?: string
  /** One item a line, for the menu of a phone. */
  readonly stacked?: boolean
  readonly onNavigate?: () => void
}

export function MainNavigation({ className, stacked, onNavigate }: MainNavigationProps) {
  const user = useUser()
  const items = navigationFor(user?.roleId).filter(({ inMenus }) => stacked || !inMenus)
  return (
    <nav aria-label="主导航" className={className}>
      <ul className={cn('flex', stacked ? 'flex-col' : 'items-center 2xl:gap-1')}>
        {items.map((item) => (
          // Where there is little room, what is somebody's own stands in the user's menu only.
          <li key={item.label} className={cn(!stacked && placeOf(item, user !== undefined))}>
            <Link
              to={item.to}
              {...(item.hash && { hash: item.hash })}
              activeOptions={WITH_HASH}
              {...(onNavigate && { onClick: onNavigate })}
              className={cn(
                'flex items-center gap-2 rounded whitespace-nowrap text-muted-foreground hover:bg-muted hover:text-foreground aria-[current=page]:font-medium aria-[current=page]:text-primary',
                stacked ? 'min-h-12 px-3 text-base' : 'min-h-10 px-1.5 text-sm 2xl:px-2',
              )}
            >
              {item.label}
              {item.badge && user && <Badge studentId={user.id} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function placeOf({ minor, roles }: NavigationItem, known: boolean): string | undefined {
  if (minor) return 'max-2xl:hidden'
  return known && roles ? 'max-xl:hidden' : undefined
}

/** How many lists there are. Without its code the item is as good as before. */
function Badge({ studentId }: { studentId: string }) {
  const { Part } = useLazyPart(true, loadBadge)
  return Part ? <Part studentId={studentId} /> : null
}
