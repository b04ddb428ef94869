import { createFileRoute } from '@tanstack/react-router'
import { prefetchProfessionPath } from '~/entities/profession/profession.prefetch'
import { hiringAddress } from '~/features/professions/hiring.address'
import { HiringPage } from '~/features/professions/hiring-page'
import { addressed } from '~/shared/address/address'
import { usePageFilters } from '~/shared/address/use-page-filters'
import { pageHead } from '~/shared/lib/text/title'

export const Route = createFileRoute('/_student/_profession/chazhiyedetailzhaopin/$professionCode')({
  ...addressed(hiringAddress),
  loader: ({ context: { queryClient }, params: { professionCode: code } }) => {
    void prefetchProfessionPath(queryClient, code)
  },
  head: () => pageHead('招聘企业'),
  component: () => <HiringPage code={Route.useParams().professionCode} {...usePageFilters(Route)} />,
})
