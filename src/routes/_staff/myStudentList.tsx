import { createFileRoute } from '@tanstack/react-router'
import { StaffPagePending } from '~/app/navigation/staff-layout'
import { myStudentsAddress } from '~/features/staff/my-students/my-students.address'
import { addressed } from '~/shared/address/address'
import { usePageFilters } from '~/shared/address/use-page-filters'
import { isStaff, STAFF_PAGES } from '~/shared/domain/access'
import { pageHead } from '~/shared/lib/text/title'
import { useUser } from '~/shared/session/session'
import { LazyPart } from '~/shared/ui/lazy-part'

const loadPage = async () => (await import('~/features/staff/my-students/my-students-page')).MyStudentsPage
const loadOwn = async () => (await import('~/features/own-order/own-order-page')).OwnOrderPage

export const Route = createFileRoute('/_staff/myStudentList')({
  staticData: { roles: STAFF_PAGES['/myStudentList'] },
  ...addressed(myStudentsAddress),
  head: () => pageHead('我的学生'),
  component: MyStudents,
})

/** Students see their own order, and none of the staff's code. */
function MyStudents() {
  const user = useUser()
  const page = usePageFilters(Route)
  if (!user) return null
  return isStaff(user) ? (
    <LazyPart name="我的学生" load={loadPage} pending={<StaffPagePending />} props={page} />
  ) : (
    <LazyPart name="我的服务单" load={loadOwn} pending={<StaffPagePending />} />
  )
}
