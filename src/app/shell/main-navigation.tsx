import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useUser } from '~/shared/session/session'
import { cn } from '~/shared/ui/cn'
import { navigationFor } from './navigation'

// Only for somebody signed in; its call and its schema stay out of the first load.
const ListBadge = lazy(async () => ({ default: (await import('~/features/lists/list-badge')).ListBadge }))

interface MainNavigationProps {
  readonly className?: string
  /** One item a line, for the menu of a phone. */
  readonly stacked?: boolean
  readonly onNavigate?: () => void
}

export function MainNavigation({ className, stacked, onNavigate }: MainNavigationProps) {
  const user = useUser()
  return (
    <nav aria-label="主导航" className={className}>
      <ul className={cn('flex', stacked ? 'flex-col' : 'items-center gap-1')}>
        {navigationFor(user?.roleId).map((item) => (
          <li key={item.to}>
            <Link
              to={item.to}
              {...(onNavigate && { onClick: onNavigate })}
              className={cn(
                'flex items-center gap-2 rounded px-3 text-muted-foreground hover:bg-muted hover:text-foreground aria-[current=page]:font-medium aria-[current=page]:text-primary',
                stacked ? 'min-h-12 text-base' : 'min-h-10 text-sm',
              )}
            >
              {item.label}
              {item.badge && user && (
                <Suspense>
                  <ListBadge studentId={user.id} />
                </Suspense>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
