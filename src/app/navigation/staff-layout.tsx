import { Outlet } from '@tanstack/react-router'
import { isStaff } from '~/shared/domain/access'
import { useDocumentMark } from '~/shared/react/use-document-mark'
import { useUser } from '~/shared/session/session'
import { LazyPart } from '~/shared/ui/lazy-part'
import { Skeleton } from '~/shared/ui/skeleton'

const loadShell = async () => (await import('~/features/staff/shell/staff-shell')).StaffShell

/** The menu of the staff area around its pages. Its code comes for staff only: a student sees the page alone. */
export function StaffLayout() {
  const user = useUser()
  const isArea = user !== undefined && isStaff(user)
  // The bar above has the width of the area from the first.
  useDocumentMark('staff', isArea)
  if (!isArea) return user && <Outlet />
  return <LazyPart name="工作台" load={loadShell} pending={<StaffPagePending />} props={{ user }} />
}

/** Stands where a page of the staff area will be. */
export function StaffPagePending() {
  return (
    <div className="content-column py-6" aria-busy="true">
      <p className="sr-only">正在打开</p>
      <Skeleton className="h-8 w-44" />
      <Skeleton className="mt-5 h-16" />
      <Skeleton className="mt-5 h-[40rem]" />
    </div>
  )
}
