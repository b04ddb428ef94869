import { createFileRoute } from '@tanstack/react-router'
import { listCalls } from '~/entities/application-list/list-summaries.calls'
import { DesignPage } from '~/features/list-review/design/design-page'
import { prefetch } from '~/shared/api/query'
import { pageHead } from '~/shared/lib/text/title'
import { currentSession } from '~/shared/session/session'

export const Route = createFileRoute('/_student/myvolunteerdesign')({
  loader: ({ context }) => {
    const user = currentSession()?.user
    if (user) prefetch(context.queryClient, listCalls.byStudent(user.id))
  },
  head: () => pageHead('规划师的方案'),
  component: DesignPage,
})
