import { createFileRoute } from '@tanstack/react-router'
import { FILED_ROLES } from '~/features/profile/frame/roles'
import { OtherInfoPage } from '~/features/profile/other-info/other-info-page'
import { pageHead } from '~/shared/lib/text/title'

export const Route = createFileRoute('/_student/userinfo/otherInfo')({
  staticData: { roles: FILED_ROLES },
  head: () => pageHead('其他信息'),
  component: OtherInfoPage,
})
