import { createFileRoute } from '@tanstack/react-router'
import { askOverview, startPositions } from '~/features/professions/profession.first'
import { pageHead } from '~/shared/lib/text/title'

export const Route = createFileRoute('/_student/_profession/chazhiyedetail/$professionCode')({
  loader: ({ context: { queryClient }, params: { professionCode: code } }) => {
    void askOverview(queryClient, code)
    startPositions(queryClient, code)
  },
  head: () => pageHead('岗位情况'),
})
