import { createFileRoute } from '@tanstack/react-router'
import { askOverview } from '~/features/professions/profession.first'
import { pageHead } from '~/shared/lib/text/title'

export const Route = createFileRoute('/_student/_profession/chazhiyeoverview/$typeCode')({
  loader: ({ context: { queryClient }, params: { typeCode: code } }) => {
    void askOverview(queryClient, code)
  },
  head: () => pageHead('职业概况'),
})
