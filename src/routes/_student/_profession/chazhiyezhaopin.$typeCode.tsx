import { createFileRoute } from '@tanstack/react-router'
import { prefetchProfessionPath } from '~/entities/profession/profession.prefetch'
import { hiringAddress } from '~/features/professions/hiring.address'
import { HiringPage } from '~/features/professions/hiring-page'
import { addressed } from '~/shared/address/address'
import { usePageFilters } from '~/shared/address/use-page-filters'
import { pageHead } from '~/shared/lib/text/title'

export const Route = createFileRoute('/_student/_profession/chazhiyezhaopin/$typeCode')({
  ...addressed(hiringAddress),
  loader: ({ context: { queryClient }, params: { typeCode: code } }) => {
    void prefetchProfessionPath(queryClient, code)
  },
  head: () => pageHead('企业招聘'),
  component: () => <HiringPage code={Route.useParams().typeCode} {...usePageFilters(Route)} />,
})
