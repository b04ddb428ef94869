import { createFileRoute } from '@tanstack/react-router'
import { prefetchOverview } from '~/features/professions/profession.prefetch'
import { pageHead } from '~/shared/lib/text/title'

export const Route = createFileRoute('/_student/_profession/chazhiyeoverview/$typeCode')({
  loader: ({ context: { queryClient }, params: { typeCode: code } }) => {
    void prefetchOverview(queryClient, code)
  },
  head: () => pageHead('职业概况'),
})
