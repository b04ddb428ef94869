import { createFileRoute } from '@tanstack/react-router'
import { OPEN_ROLES } from '~/features/profile/frame/roles'
import { VolunteerPage } from '~/features/profile/volunteer-info/volunteer-page'
import { pageHead } from '~/shared/lib/text/title'

export const Route = createFileRoute('/_student/userinfo/volunteerInfo')({
  staticData: { roles: OPEN_ROLES },
  head: () => pageHead('报考信息'),
  component: VolunteerPage,
})
