import { createFileRoute } from '@tanstack/react-router'
import { listDetailCalls } from '~/entities/application-list/list-detail.calls'
import { ListPage } from '~/features/lists/detail/list-page'
import { startFetching } from '~/shared/api/query'
import { pageHead } from '~/shared/lib/title'

export const Route = createFileRoute('/_student/volunteerDetail/$studentId/$preferenceScoreId/$preferenceId')(
  {
    staticData: { requiresLogin: true },
    loader: ({ context, params }) =>
      startFetching(context.queryClient, listDetailCalls.detail(params.preferenceId)),
    head: () => pageHead('志愿表'),
    component: () => <ListPage id={Route.useParams().preferenceId} />,
  },
)
