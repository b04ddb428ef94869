import { createFileRoute } from '@tanstack/react-router'
import { askProfessionPath } from '~/entities/profession/profession.first'
import { pageHead } from '~/shared/lib/title'

export const Route = createFileRoute('/_student/_profession/chazhiyezhaopin/$typeCode')({
  loader: ({ context: { queryClient }, params: { typeCode: code } }) => {
    void askProfessionPath(queryClient, code)
  },
  head: () => pageHead('企业招聘'),
})
