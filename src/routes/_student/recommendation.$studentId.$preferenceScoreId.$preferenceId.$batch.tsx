import { createFileRoute } from '@tanstack/react-router'
import { recommendationAddress } from '~/features/recommendation/recommendation.address'
import { RecommendationPage } from '~/features/recommendation/recommendation-page'
import { addressed } from '~/shared/address/address'
import { usePageFilters } from '~/shared/address/use-page-filters'
import { pageHead } from '~/shared/lib/text/title'

export const Route = createFileRoute(
  '/_student/recommendation/$studentId/$preferenceScoreId/$preferenceId/$batch',
)({
  staticData: { requiresLogin: true },
  ...addressed(recommendationAddress),
  head: () => pageHead('智能填报：挑志愿'),
  component: () => <RecommendationPage {...Route.useParams()} {...usePageFilters(Route)} />,
})
