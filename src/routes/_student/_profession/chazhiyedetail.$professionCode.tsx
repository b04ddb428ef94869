import { createFileRoute } from '@tanstack/react-router'
import { prefetchOverview, prefetchPositions } from '~/features/professions/profession.prefetch'
import { pageHead } from '~/shared/lib/text/title'

export const Route = createFileRoute('/_student/_profession/chazhiyedetail/$professionCode')({
  loader: ({ context: { queryClient }, params: { professionCode: code } }) => {
    void prefetchOverview(queryClient, code)
    prefetchPositions(queryClient, code)
  },
  head: () => pageHead('岗位情况'),
})
