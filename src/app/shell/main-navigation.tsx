import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { LoginMark } from '~/entities/place/login-mark'
import { WITH_HASH } from '~/shared/address/with-hash'
import { useLazyPart } from '~/shared/lazy/use-lazy-part'
import { useNear } from '~/shared/lazy/use-near'
import { useUser } from '~/shared/session/session'
import { cn } from '~/shared/ui/cn'
import { DrawerLink } from '../library-drawer/drawer-link'
import { isGroup, type NavigationItem, navigationFor, onlyFor } from './navigation'
import { NavigationMenu } from './navigation-menu'

// Only for somebody signed in; its call and its schema stay out of the first load.
const loadBadge = async () => (await import('~/features/lists/list-badge')).ListBadge

/** How an item looks, in the bar and in the menu of a phone. */
const linkClass =
  'flex items-center gap-2 rounded whitespace-nowrap text-muted-foreground hover:bg-muted hover:text-foreground aria-[current=page]:font-medium aria-[current=page]:text-primary'
const inBar = 'min-h-10 px-1 text-sm roomy:px-2'
const inMenu = 'min-h-12 px-3 text-base'

/** The navigation of a wide screen: one line of groups, which open below their names. */
export function MainNavigation({ className }: { className?: string }) {
  const roleId = useUser()?.roleId
  return (
    <nav aria-label="主导航" className={className}>
      <ul className="flex items-center">
        {navigationFor(roleId).map((entry) => (
          <li
            key={entry.label}
            data-only={onlyFor(entry)}
            className={cn(
              !isGroup(entry) && (entry.inMenus ? 'hidden' : entry.minor && 'spare max-xl:hidden'),
            )}
          >
            {isGroup(entry) ? (
              <NavigationMenu label={entry.label} className={cn(linkClass, inBar)}>
                {entry.items.map((item) => (
                  <ItemLink
                    key={item.label}
                    item={item}
                    className={cn(linkClass, inMenu, 'md:min-h-10 md:text-sm')}
                  />
                ))}
              </NavigationMenu>
            ) : (
              <ItemLink item={entry} className={cn(linkClass, inBar)} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The same list for a phone: one item a line, groups below their name. */
export function StackedNavigation({ onNavigate }: { onNavigate: () => void }) {
  const roleId = useUser()?.roleId
  return (
    <nav aria-label="主导航">
      <ul>
        {navigationFor(roleId).map((entry) => (
          <li key={entry.label}>
            {isGroup(entry) ? (
              <>
                <p className="px-3 pt-3 pb-1 text-xs text-muted-foreground">{entry.label}</p>
                <ul className="grid grid-cols-2">
                  {entry.items.map((item) => (
                    <li key={item.label}>
                      <ItemLink item={item} className={cn(linkClass, inMenu)} onNavigate={onNavigate} />
                    </li>
                  ))}
                </ul>
              </>
            ) : (
              <ItemLink item={entry} className={cn(linkClass, inMenu)} onNavigate={onNavigate} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface ItemLinkProps {
  readonly item: NavigationItem
  readonly className: string
  readonly onNavigate?: () => void
}

function ItemLink({ item, className, onNavigate }: ItemLinkProps) {
  const user = useUser()
  const click = onNavigate && { onClick: onNavigate }
  if (item.section !== undefined) {
    return (
      <DrawerLink section={item.section} className={className} {...click}>
        {item.label}
        <LoginMark to={`?lib=${item.section}`} />
      </DrawerLink>
    )
  }
  return (
    <Link
      to={item.to}
      {...(item.hash && { hash: item.hash })}
      activeOptions={WITH_HASH}
      {...click}
      className={className}
    >
      {item.label}
      <LoginMark to={item.to} />
      {item.badge && user && <Badge studentId={user.id} />}
    </Link>
  )
}

/**
 * How many lists there are; asked for where it is in view: on a phone that is the menu. Without its code the item is as
 * good as before.
 */
function Badge({ studentId }: { studentId: string }) {
  const place = useRef<HTMLSpanElement>(null)
  const inView = useNear(place)
  const { Part } = useLazyPart(inView, loadBadge)
  return Part ? <Part studentId={studentId} /> : <span ref={place} />
}
