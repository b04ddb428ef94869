import { createFileRoute } from '@tanstack/react-router'
import { EvaluationPage } from '~/features/assessment/evaluation-page'
import { OPEN_ROLES } from '~/features/profile/frame/roles'
import { pageHead } from '~/shared/lib/text/title'

export const Route = createFileRoute('/_student/userinfo/evaluationInfo')({
  staticData: { roles: OPEN_ROLES },
  head: () => pageHead('测评信息'),
  component: EvaluationPage,
})
