import { createFileRoute } from '@tanstack/react-router'
import { KnownAssessment } from '~/features/assessment/known-assessment'
import { ResultPage } from '~/features/assessment/result-page'
import { pageHead } from '~/shared/lib/text/title'

export const Route = createFileRoute('/_student/ceping-result/$id')({
  head: () => pageHead('测评结果'),
  component: () => (
    // Another assessment begins anew.
    <KnownAssessment key={Route.useParams().id} id={Route.useParams().id}>
      {(id) => <ResultPage id={id} />}
    </KnownAssessment>
  ),
})
