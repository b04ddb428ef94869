import { createFileRoute } from '@tanstack/react-router'
import { BasicInfoPage } from '~/features/profile/basic-info/basic-info-page'
import { OPEN_ROLES } from '~/features/profile/frame/roles'
import { pageHead } from '~/shared/lib/text/title'

export const Route = createFileRoute('/_student/userinfo/basicInfo')({
  staticData: { requiresLogin: true, roles: OPEN_ROLES },
  head: () => pageHead('基本信息'),
  component: BasicInfoPage,
})
