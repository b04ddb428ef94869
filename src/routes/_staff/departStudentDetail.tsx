import { createFileRoute } from '@tanstack/react-router'
import { StaffPagePending } from '~/app/navigation/staff-layout'
import { studentAddress } from '~/features/staff/student/student.address'
import { addressed } from '~/shared/address/address'
import { usePageFilters } from '~/shared/address/use-page-filters'
import { STAFF_PAGES } from '~/shared/domain/access'
import { pageHead } from '~/shared/lib/text/title'
import { LazyPart } from '~/shared/ui/lazy-part'

const loadPage = async () => (await import('~/features/staff/student/student-page')).StudentPage

export const Route = createFileRoute('/_staff/departStudentDetail')({
  staticData: { roles: STAFF_PAGES['/departStudentDetail'] },
  ...addressed(studentAddress),
  head: () => pageHead('学生档案'),
  component: () => (
    <LazyPart name="学生档案" load={loadPage} pending={<StaffPagePending />} props={usePageFilters(Route)} />
  ),
})
