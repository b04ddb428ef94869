import { createFileRoute } from '@tanstack/react-router'
import { majorCalls } from '~/entities/major/major.calls'
import { askMajorPath } from '~/entities/major/major.first'
import { startFetching } from '~/shared/api/query'
import { pageHead } from '~/shared/lib/text/title'

export const Route = createFileRoute('/_student/_major/chazhuanyedetail/$majorCode')({
  loader: ({ context: { queryClient }, params: { majorCode: code } }) => {
    askMajorPath(queryClient, code)
    startFetching(queryClient, majorCalls.detail(code))
  },
  head: () => pageHead('专业概况'),
})
