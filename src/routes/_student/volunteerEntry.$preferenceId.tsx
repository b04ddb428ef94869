import { createFileRoute } from '@tanstack/react-router'
import { listDetailCalls } from '~/entities/application-list/list-detail.calls'
import { EntryPage } from '~/features/lists/entry/entry-page'
import { startFetching } from '~/shared/api/query'
import { pageHead } from '~/shared/lib/title'

export const Route = createFileRoute('/_student/volunteerEntry/$preferenceId')({
  staticData: { requiresLogin: true },
  loader: ({ context, params }) =>
    startFetching(context.queryClient, listDetailCalls.detail(params.preferenceId)),
  head: () => pageHead('录入伴侣'),
  component: () => <EntryPage id={Route.useParams().preferenceId} />,
})
