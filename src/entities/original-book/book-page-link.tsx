import { Link } from '@tanstack/react-router'
import { drawerKeys, withoutDrawer } from '~/shared/address/drawer'
import { cn } from '~/shared/ui/cn'
import type { PrintedPlan } from './use-printed-plan'

interface BookPageLinkProps {
  readonly plan: PrintedPlan
  readonly batch: string
  /** Marked on the page. */
  readonly major: string
  readonly className?: string
}

/** Leads from a major of a plan to the page of the original book that prints it; nothing where no page does. */
export function BookPageLink({ plan, batch, major, className }: BookPageLinkProps) {
  const { bookId, school, province, year, pages } = plan
  const number = pages.get(batch)
  if (number === undefined) return null
  const filters = { province, year, book: bookId, school, major, batch, leaf: number }
  return (
    <Link
      to="."
      search={(before) => ({ ...withoutDrawer(before), lib: 'book', ...drawerKeys(filters) })}
      preload={false}
      resetScroll={false}
      activeProps={NO_PROPS}
      aria-label={`${major}：招生原书第 ${number} 页`}
      className={cn(
        'print-hidden inline-flex min-h-11 items-center text-sm whitespace-nowrap text-primary underline-offset-4 hover:underline md:min-h-6',
        className,
      )}
    >
      <span>
        {/* On a phone the name of the major beside it needs the room. */}
        原书<span className="max-md:hidden">第</span> {number} 页
      </span>
    </Link>
  )
}

const NO_PROPS = {}
