import { createFileRoute } from '@tanstack/react-router'
import { OverviewPage } from '~/features/school-detail/overview-page'
import { schoolQueries } from '~/features/school-detail/school-detail.queries'
import { startFetching } from '~/shared/api/query'
import { pageHead } from '~/shared/lib/title'

export const Route = createFileRoute('/_student/_school/chadaxueoverview/$id')({
  loader: ({ context: { queryClient }, params: { id } }) => {
    startFetching(queryClient, schoolQueries.base(id))
    startFetching(queryClient, schoolQueries.detail(id))
  },
  head: () => pageHead('院校概况'),
  component: OverviewPage,
})
