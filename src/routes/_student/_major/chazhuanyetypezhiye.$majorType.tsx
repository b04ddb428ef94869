import { createFileRoute } from '@tanstack/react-router'
import { majorCalls } from '~/entities/major/major.calls'
import { prefetch } from '~/shared/api/query'
import { levelOfMajorCode } from '~/shared/domain/major-code'
import { pageHead } from '~/shared/lib/text/title'

export const Route = createFileRoute('/_student/_major/chazhuanyetypezhiye/$majorType')({
  loader: ({ context: { queryClient }, params: { majorType: code } }) => {
    prefetch(queryClient, majorCalls.tree(levelOfMajorCode(code)))
    prefetch(queryClient, majorCalls.type(code))
  },
  head: () => pageHead('就业方向'),
})
