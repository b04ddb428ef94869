import { createFileRoute } from '@tanstack/react-router'
import { StaffPagePending } from '~/app/navigation/staff-layout'
import { studentAddress } from '~/features/staff/student/student.address'
import { addressed } from '~/shared/address/address'
import { usePageFilters } from '~/shared/address/use-page-filters'
import { isStaff, STAFF_PAGES } from '~/shared/domain/access'
import { pageHead } from '~/shared/lib/text/title'
import { useUser } from '~/shared/session/session'
import { LazyPart } from '~/shared/ui/lazy-part'

const loadPage = async () => (await import('~/features/staff/student/student-page')).StudentPage
const loadOwn = async () => (await import('~/features/own-order/own-order-page')).OwnOrderPage

export const Route = createFileRoute('/_staff/myStudentDetail')({
  staticData: { roles: STAFF_PAGES['/myStudentDetail'] },
  ...addressed(studentAddress),
  head: () => pageHead('我的学生'),
  component: MyStudent,
})

/** Students see their own order, and none of the staff's code. */
function MyStudent() {
  const user = useUser()
  const page = usePageFilters(Route)
  if (!user) return null
  return isStaff(user) ? (
    <LazyPart
      name="学生档案"
      load={loadPage}
      pending={<StaffPagePending />}
      props={{ ...page, of: 'mine' }}
    />
  ) : (
    <LazyPart name="我的服务单" load={loadOwn} pending={<StaffPagePending />} />
  )
}
