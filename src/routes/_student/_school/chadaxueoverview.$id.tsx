import { createFileRoute } from '@tanstack/react-router'
import { prefetchOwnScores } from '~/entities/rank/own-scores.prefetch'
import { overviewAddress } from '~/features/school-detail/overview/overview.address'
import { prefetchOverview } from '~/features/school-detail/overview/overview.prefetch'
import { OverviewView } from '~/features/school-detail/overview/overview-view'
import { addressed } from '~/shared/address/address'
import { usePageFilters } from '~/shared/address/use-page-filters'
import { pageHead } from '~/shared/lib/text/title'

export const Route = createFileRoute('/_student/_school/chadaxueoverview/$id')({
  ...addressed(overviewAddress),
  loaderDeps: ({ search }) => overviewAddress.parse(search),
  loader: ({ context: { queryClient }, params: { id }, deps }) => {
    prefetchOwnScores(queryClient, deps.rank)
    prefetchOverview(queryClient, id, deps)
  },
  head: () => pageHead('院校概况'),
  component: () => <OverviewView schoolId={Route.useParams().id} {...usePageFilters(Route)} />,
})
