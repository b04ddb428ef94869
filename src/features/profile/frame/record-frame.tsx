import { Link, Outlet, useRouterState } from '@tanstack/react-router'
import type { UserInfo } from '~/contracts/auth'
import { RetryButton } from '~/shared/answer/retry-button'
import { isStaff } from '~/shared/domain/access'
import { useUser } from '~/shared/session/session'
import { cn } from '~/shared/ui/cn'
import { PageHeading } from '~/shared/ui/page-heading'
import { sectionTabClass, useOpenTabInView } from '~/shared/ui/section-tabs'
import { type Progress, progressText } from './progress'
import { type RecordPageEntry, type RecordPageId, recordPagesFor } from './record-pages'
import { useProgress } from './use-progress'

/** Heading and menu of the pages of /userinfo: beside the page on a desktop, a row of tabs on a phone. */
export function RecordFrame() {
  const user = useUser()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  if (!user) return null
  const pages = recordPagesFor(user.roleId)
  const open = pages.find(({ to }) => to === path)
  return (
    <div className="content-column py-6 md:py-10">
      <p className="text-sm text-muted-foreground">个人信息</p>
      <PageHeading key={open?.id}>{open?.label ?? '个人信息'}</PageHeading>
      <div className="mt-4 grid items-start gap-6 lg:mt-6 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-12">
        {isStaff(user) ? (
          <Menu pages={pages} open={open?.id} progress={NONE} />
        ) : (
          <StudentMenu pages={pages} open={open?.id} user={user} />
        )}
        <div className="min-w-0">
          <Outlet />
        </div>
      </div>
    </div>
  )
}

type AllProgress = Readonly<Partial<Record<RecordPageId, Progress>>>

const NONE: AllProgress = {}

interface MenuProps {
  readonly pages: readonly RecordPageEntry[]
  readonly open: RecordPageId | undefined
}

function StudentMenu({ user, ...menu }: MenuProps & { readonly user: UserInfo }) {
  const { progress, onRetry, isSlow, error } = useProgress(user.id)
  return (
    <div className="min-w-0">
      <Menu {...menu} progress={progress} />
      {onRetry && <RetryButton name="填写进度" {...{ onRetry, isSlow, error }} />}
    </div>
  )
}

function Menu({ pages, open, progress }: MenuProps & { readonly progress: AllProgress }) {
  const row = useOpenTabInView(open)
  return (
    <nav
      ref={row}
      aria-label="个人信息"
      className="print-hidden -mx-4 flex overflow-x-auto [scrollbar-width:none] border-b px-4 lg:mx-0 lg:grid lg:gap-1 lg:border-0 lg:px-0"
    >
      {pages.map(({ id, label, to, unlocks }) => (
        <Link key={id} to={to} preload={false} className={menuItemClass}>
          <span className="flex items-baseline justify-between gap-2">
            {label}
            <span className="text-xs font-normal text-muted-foreground">{state(progress[id])}</span>
          </span>
          <span className="mt-0.5 hidden text-xs leading-snug font-normal text-muted-foreground lg:block">
            {unlocks}
          </span>
        </Link>
      ))}
    </nav>
  )
}

const menuItemClass = cn(
  sectionTabClass,
  'lg:block! lg:rounded lg:border-b-0 lg:border-l-2 lg:px-3 lg:py-2.5 lg:text-base! lg:whitespace-normal! lg:hover:bg-muted lg:aria-[current=page]:bg-primary-soft',
)

function state(progress: Progress | undefined): string | undefined {
  return progress && progressText(progress)
}
