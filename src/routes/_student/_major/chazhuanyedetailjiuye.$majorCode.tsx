import { createFileRoute } from '@tanstack/react-router'
import { majorCalls } from '~/entities/major/major.calls'
import { askMajorPath } from '~/entities/major/major.first'
import { startFetching } from '~/shared/api/query'
import { pageHead } from '~/shared/lib/text/title'

export const Route = createFileRoute('/_student/_major/chazhuanyedetailjiuye/$majorCode')({
  loader: ({ context: { queryClient }, params: { majorCode: code } }) => {
    askMajorPath(queryClient, code)
    startFetching(queryClient, majorCalls.employment(code))
  },
  head: () => pageHead('就业前景'),
})
