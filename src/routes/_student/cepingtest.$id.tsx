import { createFileRoute } from '@tanstack/react-router'
import { KnownAssessment } from '~/features/assessment/known-assessment'
import { TestPage } from '~/features/assessment/test-page'
import { pageHead } from '~/shared/lib/text/title'

export const Route = createFileRoute('/_student/cepingtest/$id')({
  head: () => pageHead('测评答题'),
  component: () => (
    // Another assessment begins anew.
    <KnownAssessment key={Route.useParams().id} id={Route.useParams().id}>
      {(id) => <TestPage id={id} />}
    </KnownAssessment>
  ),
})
