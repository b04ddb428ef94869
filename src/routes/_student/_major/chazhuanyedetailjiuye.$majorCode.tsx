import { createFileRoute } from '@tanstack/react-router'
import { majorCalls } from '~/entities/major/major.calls'
import { startFetching } from '~/shared/api/query'
import { levelOfMajorCode } from '~/shared/domain/major-code'
import { pageHead } from '~/shared/lib/title'

export const Route = createFileRoute('/_student/_major/chazhuanyedetailjiuye/$majorCode')({
  loader: ({ context: { queryClient }, params: { majorCode: code } }) => {
    startFetching(queryClient, majorCalls.tree(levelOfMajorCode(code)))
    startFetching(queryClient, majorCalls.employment(code))
  },
  head: () => pageHead('就业前景'),
})
