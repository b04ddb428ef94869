import { createFileRoute } from '@tanstack/react-router'
import { StaffPagePending } from '~/app/navigation/staff-layout'
import { studentsAddress } from '~/features/staff/students/students.address'
import { addressed } from '~/shared/address/address'
import { usePageFilters } from '~/shared/address/use-page-filters'
import { STAFF_PAGES } from '~/shared/domain/access'
import { pageHead } from '~/shared/lib/text/title'
import { LazyPart } from '~/shared/ui/lazy-part'

const loadPage = async () => (await import('~/features/staff/students/students-page')).StudentsPage

export const Route = createFileRoute('/_staff/departStudentList')({
  staticData: { roles: STAFF_PAGES['/departStudentList'] },
  ...addressed(studentsAddress),
  head: () => pageHead('学生管理'),
  component: () => (
    <LazyPart name="学生管理" load={loadPage} pending={<StaffPagePending />} props={usePageFilters(Route)} />
  ),
})
