import { createFileRoute } from '@tanstack/react-router'
import { FILED_ROLES } from '~/features/profile/frame/roles'
import { PhysicalPage } from '~/features/profile/physical-test/physical-page'
import { pageHead } from '~/shared/lib/text/title'

export const Route = createFileRoute('/_student/userinfo/physicalTest')({
  staticData: { roles: FILED_ROLES },
  head: () => pageHead('体检信息'),
  component: PhysicalPage,
})
