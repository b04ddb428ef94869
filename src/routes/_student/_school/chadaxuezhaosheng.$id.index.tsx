import { createFileRoute, redirect } from '@tanstack/react-router'
import { brochureCalls } from '~/entities/brochure/brochure.calls'
import { schoolCalls } from '~/entities/school/school.calls'
import { brochuresAddress } from '~/features/brochures/brochures.address'
import { BrochuresView } from '~/features/brochures/brochures-view'
import { addressed } from '~/shared/address/address'
import { usePageFilters } from '~/shared/address/use-page-filters'
import { prefetch } from '~/shared/api/query'
import { pageHead } from '~/shared/lib/text/title'

export const Route = createFileRoute('/_student/_school/chadaxuezhaosheng/$id/')({
  ...addressed(brochuresAddress),
  beforeLoad: ({ params, search }) => {
    if (search.guide === undefined) return
    throw redirect({ to: '/chadaxuezhaosheng/$id/admission', params, search, replace: true })
  },
  loaderDeps: ({ search: { q, page } }) => ({ q, page }),
  loader: ({ context: { queryClient }, params: { id }, deps }) => {
    prefetch(queryClient, schoolCalls.base(id))
    prefetch(queryClient, brochureCalls.list({ schoolId: id, ...deps }))
  },
  head: () => pageHead('招生简章'),
  component: () => <BrochuresView schoolId={Route.useParams().id} {...usePageFilters(Route)} />,
})
