import { createFileRoute } from '@tanstack/react-router'
import { askOverview } from '~/features/school-detail/overview/overview.first'
import { OverviewView } from '~/features/school-detail/overview/overview-view'
import { pageHead } from '~/shared/lib/title'

export const Route = createFileRoute('/_student/_school/chadaxueoverview/$id')({
  loader: ({ context: { queryClient }, params: { id } }) => askOverview(queryClient, id),
  head: () => pageHead('院校概况'),
  component: () => <OverviewView schoolId={Route.useParams().id} />,
})
