import { createFileRoute } from '@tanstack/react-router'
import { FILED_ROLES } from '~/features/profile/frame/roles'
import { IntentionPage } from '~/features/profile/intention/intention-page'
import { pageHead } from '~/shared/lib/text/title'

export const Route = createFileRoute('/_student/userinfo/enrollmentIntention')({
  staticData: { roles: FILED_ROLES },
  head: () => pageHead('报考意向'),
  component: IntentionPage,
})
