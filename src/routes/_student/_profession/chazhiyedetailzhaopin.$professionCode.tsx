import { createFileRoute } from '@tanstack/react-router'
import { askProfessionPath } from '~/entities/profession/profession.first'
import { pageHead } from '~/shared/lib/title'

export const Route = createFileRoute('/_student/_profession/chazhiyedetailzhaopin/$professionCode')({
  loader: ({ context: { queryClient }, params: { professionCode: code } }) => {
    void askProfessionPath(queryClient, code)
  },
  head: () => pageHead('招聘企业'),
})
