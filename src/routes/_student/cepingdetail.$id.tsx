import { createFileRoute } from '@tanstack/react-router'
import { DetailPage } from '~/features/assessment/detail-page'
import { KnownAssessment } from '~/features/assessment/known-assessment'
import { pageHead } from '~/shared/lib/text/title'

export const Route = createFileRoute('/_student/cepingdetail/$id')({
  head: () => pageHead('测评说明'),
  component: () => (
    // Another assessment begins anew.
    <KnownAssessment key={Route.useParams().id} id={Route.useParams().id}>
      {(id) => <DetailPage id={id} />}
    </KnownAssessment>
  ),
})
