import { createFileRoute } from '@tanstack/react-router'
import { listCalls } from '~/entities/application-list/list-summaries.calls'
import { MyListsPage } from '~/features/my-lists/my-lists-page'
import { prefetch } from '~/shared/api/query'
import { pageHead } from '~/shared/lib/text/title'
import { currentSession } from '~/shared/session/session'

export const Route = createFileRoute('/_student/myvolunteer')({
  staticData: { requiresLogin: true },
  loader: ({ context }) => {
    const user = currentSession()?.user
    if (user) prefetch(context.queryClient, listCalls.byStudent(user.id))
  },
  head: () => pageHead('我的志愿表'),
  component: MyListsPage,
})
