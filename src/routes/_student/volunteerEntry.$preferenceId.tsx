import { createFileRoute } from '@tanstack/react-router'
import { listDetailCalls } from '~/entities/application-list/list-detail.calls'
import { entryAddress } from '~/features/list-share/entry/entry.address'
import { EntryPage } from '~/features/list-share/entry/entry-page'
import { addressed } from '~/shared/address/address'
import { usePageFilters } from '~/shared/address/use-page-filters'
import { prefetch } from '~/shared/api/query'
import { pageHead } from '~/shared/lib/text/title'

export const Route = createFileRoute('/_student/volunteerEntry/$preferenceId')({
  staticData: { requiresLogin: true },
  ...addressed(entryAddress),
  loader: ({ context, params }) => prefetch(context.queryClient, listDetailCalls.detail(params.preferenceId)),
  head: () => pageHead('录入伴侣'),
  component: () => <EntryPage id={Route.useParams().preferenceId} {...usePageFilters(Route)} />,
})
