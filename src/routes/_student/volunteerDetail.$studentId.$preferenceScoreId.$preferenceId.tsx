import { createFileRoute } from '@tanstack/react-router'
import { listDetailCalls } from '~/entities/application-list/list-detail.calls'
import { ListPage } from '~/features/lists/detail/list-page'
import { listAddress } from '~/features/lists/own/list.address'
import { addressed } from '~/shared/address/address'
import { usePageFilters } from '~/shared/address/use-page-filters'
import { prefetch } from '~/shared/api/query'
import { pageHead } from '~/shared/lib/text/title'

export const Route = createFileRoute('/_student/volunteerDetail/$studentId/$preferenceScoreId/$preferenceId')(
  {
    ...addressed(listAddress),
    staticData: { requiresLogin: true },
    loader: ({ context, params }) =>
      prefetch(context.queryClient, listDetailCalls.detail(params.preferenceId)),
    head: () => pageHead('志愿表'),
    component: () => <ListPage id={Route.useParams().preferenceId} {...usePageFilters(Route)} />,
  },
)
