import { createFileRoute } from '@tanstack/react-router'
import { prefetchProfessionPath } from '~/entities/profession/profession.prefetch'
import { prefetchPositions } from '~/features/professions/profession.prefetch'
import { pageHead } from '~/shared/lib/text/title'

export const Route = createFileRoute('/_student/_profession/chazhiyejiuye/$typeCode')({
  loader: ({ context: { queryClient }, params: { typeCode: code } }) => {
    void prefetchProfessionPath(queryClient, code)
    prefetchPositions(queryClient, code)
  },
  head: () => pageHead('就业岗位'),
})
