import { createFileRoute } from '@tanstack/react-router'
import { listAddress } from '~/entities/application-list/list.address'
import { listDetailCalls } from '~/entities/application-list/list-detail.calls'
import { ListPage } from '~/features/list-editor/detail/list-page'
import type { ListParts } from '~/features/list-editor/detail/list-parts'
import { LazyReplay } from '~/features/list-outcome/replay/lazy-replay'
import { reviewParts } from '~/features/list-review/list-parts'
import { shareParts } from '~/features/list-share/list-parts'
import { addressed } from '~/shared/address/address'
import { usePageFilters } from '~/shared/address/use-page-filters'
import { prefetch } from '~/shared/api/query'
import { pageHead } from '~/shared/lib/text/title'

const parts: ListParts = { ...shareParts, ...reviewParts, Replay: LazyReplay }

export const Route = createFileRoute('/_student/volunteerDetail/$studentId/$preferenceScoreId/$preferenceId')(
  {
    ...addressed(listAddress),
    staticData: { requiresLogin: true },
    loader: ({ context, params }) =>
      prefetch(context.queryClient, listDetailCalls.detail(params.preferenceId)),
    head: () => pageHead('志愿表'),
    component: () => (
      <ListPage id={Route.useParams().preferenceId} parts={parts} {...usePageFilters(Route)} />
    ),
  },
)
