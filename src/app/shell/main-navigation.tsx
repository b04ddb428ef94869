import { Link } from '@tanstack/react-router'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useRef } from 'react'
import { LoginMark } from '~/entities/place/login-mark'
import { WITH_HASH } from '~/shared/address/with-hash'
import { useLazyPart } from '~/shared/lazy/use-lazy-part'
import { useNear } from '~/shared/lazy/use-near'
import { useUser } from '~/shared/session/session'
import { cn } from '~/shared/ui/cn'
import { PopoverMenu } from '~/shared/ui/popover-menu'
import { DrawerLink } from '../library-drawer/drawer-link'
import { isGroup, type NavigationEntry, type NavigationItem, navigationFor, onlyFor } from './navigation'

// Only for somebody signed in; its call and its schema stay out of the first load.
const loadBadge = async () => (await import('~/features/my-lists/list-badge')).ListBadge

/** How an item looks, in the bar and in the menu of a phone. */
const linkClass =
  'flex items-center gap-2 rounded whitespace-nowrap text-muted-foreground hover:bg-muted hover:text-foreground aria-[current=page]:font-medium aria-[current=page]:text-primary'
const inBar = 'min-h-10 px-1 text-sm xl:px-2'
const inMenu = 'min-h-12 px-3 text-base'
const inPanel = cn(linkClass, inMenu, 'md:min-h-10 md:text-sm')

/** The navigation of a wide screen: one line of names, some of which open a menu. */
export function MainNavigation({ className }: { className?: string }) {
  const entries = navigationFor(useUser()?.roleId)
  return (
    <nav aria-label="主导航" className={className}>
      <ul className="flex items-center gap-2 xl:gap-1 roomy:gap-3">
        {entries.map((entry) =>
          entry.more === 'always' ? null : (
            <li
              key={entry.label}
              data-only={onlyFor(entry)}
              className={isGroup(entry) ? '' : barClass(entry)}
            >
              {isGroup(entry) ? (
                <BarMenu label={entry.label}>
                  {entry.items.map((item) => (
                    <ItemLink key={item.label} item={item} className={inPanel} marked />
                  ))}
                </BarMenu>
              ) : (
                <ItemLink item={entry} className={cn(linkClass, inBar)} />
              )}
            </li>
          ),
        )}
        <li className={entries.some(({ more }) => more === 'always') ? '' : 'xl:hidden'}>
          <BarMenu label="更多">
            {entries.map((entry) => (
              <More key={entry.label} entry={entry} />
            ))}
          </BarMenu>
        </li>
      </ul>
    </nav>
  )
}

function BarMenu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <PopoverMenu
      className={cn(linkClass, inBar, 'gap-0.5!')}
      trigger={
        <>
          {label}
          <ChevronDown aria-hidden className="size-4" />
        </>
      }
    >
      {children}
    </PopoverMenu>
  )
}

/** Where the bar shows an item: the widest screen has all. */
function barClass({ inMenus, minor, more }: NavigationItem): string {
  if (inMenus) return 'hidden'
  if (minor) return 'spare max-xl:hidden'
  return more ? 'max-xl:hidden' : ''
}

/** An entry below 更多, where it stands there: the items of a group below its name. */
function More({ entry }: { entry: NavigationEntry }) {
  if (!entry.more) return null
  if (!isGroup(entry)) {
    const className = cn(inPanel, entry.more === 'narrow' && 'xl:hidden')
    return <ItemLink item={entry} className={className} marked />
  }
  return (
    <fieldset className="border-y py-1">
      <legend className="float-left w-full px-3 pt-1 text-xs text-muted-foreground">{entry.label}</legend>
      {entry.items.map((item) => (
        <ItemLink key={item.label} item={item} className={cn(inPanel, 'clear-both')} marked />
      ))}
    </fieldset>
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
                      <ItemLink
                        item={item}
                        className={cn(linkClass, inMenu)}
                        onNavigate={onNavigate}
                        marked
                      />
                    </li>
                  ))}
                </ul>
              </>
            ) : (
              <ItemLink item={entry} className={cn(linkClass, inMenu)} onNavigate={onNavigate} marked />
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
  /** Tells a guest that the page asks for a login: in menus, where a line has room for it. */
  readonly marked?: boolean
}

function ItemLink({ item, className, onNavigate, marked }: ItemLinkProps) {
  const user = useUser()
  const click = onNavigate && { onClick: onNavigate }
  if (item.section !== undefined) {
    return (
      <DrawerLink section={item.section} className={className} {...click}>
        {item.label}
        {marked && <LoginMark to={`?lib=${item.section}`} />}
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
      {marked && <LoginMark to={item.to} />}
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
