import { Link, Outlet, useLocation } from '@tanstack/react-router'
import { useAtom } from 'jotai'
import PanelLeftClose from 'lucide-react/icons/panel-left-close'
import PanelLeftOpen from 'lucide-react/icons/panel-left-open'
import * as z from 'zod/mini'
import type { UserInfo } from '~/contracts/auth'
import { store } from '~/shared/lib/storage/store'
import { storedAtom } from '~/shared/lib/storage/stored-atom'
import { cn } from '~/shared/ui/cn'
import { KeysHelp } from './keys-help'
import { PendingBadge } from './pending-badge'
import { menuOf } from './staff-menu'

/** Whether the menu shows icons alone. */
const foldedAtom = storedAtom('zetu.staff-menu', z.boolean(), false)

/** The staff area: its menu at the side, on a phone at the bottom, and the page. */
export function StaffShell({ user }: { user: UserInfo }) {
  const [folded, setFolded] = useAtom(foldedAtom, { store })
  const Icon = folded ? PanelLeftOpen : PanelLeftClose
  return (
    <div className="mx-auto w-full max-w-[96rem] md:flex">
      <aside
        className={cn(
          'print-hidden max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-30 max-md:border-t max-md:bg-surface',
          'md:sticky md:top-0 md:h-dvh md:shrink-0 md:border-r md:py-4',
          folded ? 'md:w-16' : 'md:w-44',
        )}
      >
        <StaffMenu user={user} folded={folded} />
        <button
          type="button"
          aria-label={folded ? '展开菜单' : '收起菜单'}
          aria-expanded={!folded}
          onClick={() => setFolded(!folded)}
          className="mx-2 mt-4 hidden size-11 place-items-center rounded text-muted-foreground hover:bg-muted md:grid"
        >
          <Icon aria-hidden className="size-5" />
        </button>
      </aside>
      <div className="min-w-0 flex-1 px-4 py-6 max-md:pb-24 md:px-8">
        <Outlet />
      </div>
      <KeysHelp />
    </div>
  )
}

function StaffMenu({ user, folded }: { user: UserInfo; folded: boolean }) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  return (
    <nav aria-label="工作台">
      <ul className="flex md:flex-col md:gap-1 md:px-2">
        {menuOf(user).map(({ to, detail, label, Icon, badge }) => (
          <li key={to} className="max-md:flex-1">
            <Link
              to={to}
              title={folded ? label : undefined}
              aria-current={path === to || path === detail ? 'page' : undefined}
              className={cn(
                'relative flex items-center rounded text-muted-foreground hover:bg-muted hover:text-foreground aria-[current=page]:text-primary',
                'max-md:min-h-14 max-md:flex-col max-md:justify-center max-md:gap-0.5 max-md:text-xs',
                'md:min-h-11 md:gap-3 md:px-3 md:text-sm md:aria-[current=page]:bg-primary-soft md:aria-[current=page]:font-medium',
              )}
            >
              <Icon aria-hidden className="size-5 shrink-0" />
              <span className={cn('whitespace-nowrap', folded && 'md:sr-only')}>{label}</span>
              {badge && <PendingBadge user={user} folded={folded} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
