import { createFileRoute } from '@tanstack/react-router'
import { majorCalls } from '~/entities/major/major.calls'
import { startFetching } from '~/shared/api/query'
import { levelOfMajorCode } from '~/shared/domain/major-code'
import { pageHead } from '~/shared/lib/text/title'

export const Route = createFileRoute('/_student/_major/chazhuanyetype/$majorType')({
  loader: ({ context: { queryClient }, params: { majorType: code } }) => {
    startFetching(queryClient, majorCalls.tree(levelOfMajorCode(code)))
    startFetching(queryClient, majorCalls.type(code))
  },
  head: () => pageHead('专业概况'),
})
