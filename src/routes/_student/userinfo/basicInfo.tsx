import { createFileRoute } from '@tanstack/react-router'
import { BasicInfoPage } from '~/features/profile/basic-info-page'
import { profileCalls } from '~/features/profile/profile.calls'
import { startFetching } from '~/shared/api/query'
import { isStaff } from '~/shared/domain/access'
import { pageHead } from '~/shared/lib/title'
import { currentSession } from '~/shared/session/session'

/** Roles of S1 §2; what 0 and 5 mean is not shown there. */
const ALLOWED_ROLES = [0, 1, 2, 5]

export const Route = createFileRoute('/_student/userinfo/basicInfo')({
  staticData: { requiresLogin: true, roles: ALLOWED_ROLES },
  loader: ({ context }) => {
    const user = currentSession()?.user
    if (user && !isStaff(user)) startFetching(context.queryClient, profileCalls.record(user.id))
  },
  head: () => pageHead('个人信息'),
  component: BasicInfoPage,
})
