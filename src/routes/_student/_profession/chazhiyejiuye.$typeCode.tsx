import { createFileRoute } from '@tanstack/react-router'
import { askProfessionPath } from '~/entities/profession/profession.first'
import { startPositions } from '~/features/professions/profession.first'
import { pageHead } from '~/shared/lib/text/title'

export const Route = createFileRoute('/_student/_profession/chazhiyejiuye/$typeCode')({
  loader: ({ context: { queryClient }, params: { typeCode: code } }) => {
    void askProfessionPath(queryClient, code)
    startPositions(queryClient, code)
  },
  head: () => pageHead('就业岗位'),
})
