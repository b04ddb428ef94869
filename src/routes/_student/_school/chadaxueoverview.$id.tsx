import { createFileRoute } from '@tanstack/react-router'
import { schoolCalls } from '~/entities/school/school.calls'
import { OverviewView } from '~/features/school-detail/overview/overview-view'
import { startFetching } from '~/shared/api/query'
import { pageHead } from '~/shared/lib/title'

export const Route = createFileRoute('/_student/_school/chadaxueoverview/$id')({
  loader: ({ context: { queryClient }, params: { id } }) => {
    startFetching(queryClient, schoolCalls.base(id))
    startFetching(queryClient, schoolCalls.detail(id))
  },
  head: () => pageHead('院校概况'),
  component: () => <OverviewView schoolId={Route.useParams().id} />,
})
