import { createFileRoute } from '@tanstack/react-router'
import { scoreRecordCalls } from '~/entities/score-record/score-record.calls'
import { fillInAddress } from '~/features/filling/fill-in.address'
import { FillInPage } from '~/features/filling/fill-in-page'
import { addressed } from '~/shared/address/address'
import { usePageFilters } from '~/shared/address/use-page-filters'
import { prefetch } from '~/shared/api/query'
import { isStaff } from '~/shared/domain/access'
import { pageHead } from '~/shared/lib/text/title'
import { currentSession } from '~/shared/session/session'

export const Route = createFileRoute('/_student/fillIn')({
  staticData: { requiresLogin: true },
  ...addressed(fillInAddress),
  loader: ({ context }) => {
    const user = currentSession()?.user
    // Staff have no scores of their own.
    if (user && !isStaff(user)) prefetch(context.queryClient, scoreRecordCalls.list(user.id))
  },
  head: () => pageHead('智能填报'),
  component: () => <FillInPage {...usePageFilters(Route)} />,
})
