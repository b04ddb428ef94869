import { createFileRoute } from '@tanstack/react-router'
import { AssessmentsPage } from '~/features/assessment/assessments-page'
import { pageHead } from '~/shared/lib/text/title'

export const Route = createFileRoute('/_student/ceping')({
  head: () => pageHead('测评'),
  component: AssessmentsPage,
})
