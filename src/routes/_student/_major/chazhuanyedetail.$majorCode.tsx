import { createFileRoute } from '@tanstack/react-router'
import { majorCalls } from '~/entities/major/major.calls'
import { prefetchMajorPath } from '~/entities/major/major.prefetch'
import { prefetch } from '~/shared/api/query'
import { pageHead } from '~/shared/lib/text/title'

export const Route = createFileRoute('/_student/_major/chazhuanyedetail/$majorCode')({
  loader: ({ context: { queryClient }, params: { majorCode: code } }) => {
    prefetchMajorPath(queryClient, code)
    prefetch(queryClient, majorCalls.detail(code))
  },
  head: () => pageHead('专业概况'),
})
