import { createFileRoute } from '@tanstack/react-router'
import { startOwnScores } from '~/entities/rank/own-scores.first'
import { overviewAddress } from '~/features/school-detail/overview/overview.address'
import { askOverview } from '~/features/school-detail/overview/overview.first'
import { OverviewView } from '~/features/school-detail/overview/overview-view'
import { addressed } from '~/shared/address/address'
import { usePageFilters } from '~/shared/address/use-page-filters'
import { pageHead } from '~/shared/lib/text/title'

export const Route = createFileRoute('/_student/_school/chadaxueoverview/$id')({
  ...addressed(overviewAddress),
  loaderDeps: ({ search }) => overviewAddress.parse(search),
  loader: ({ context: { queryClient }, params: { id }, deps }) => {
    startOwnScores(queryClient, deps.rank)
    askOverview(queryClient, id, deps)
  },
  head: () => pageHead('院校概况'),
  component: () => <OverviewView schoolId={Route.useParams().id} {...usePageFilters(Route)} />,
})
