import { createFileRoute, redirect } from '@tanstack/react-router'
import { brochureCalls } from '~/entities/brochure/brochure.calls'
import { schoolCalls } from '~/entities/school/school.calls'
import { brochuresAddress } from '~/features/brochures/brochures.address'
import { BrochuresView } from '~/features/brochures/brochures-view'
import { addressed } from '~/shared/address/address'
import { usePageFilters } from '~/shared/address/use-page-filters'
import { prefetch } from '~/shared/api/query'
import { pageHead } from '~/shared/lib/text/title'
import { fetchArticleCode } from '~/shared/ui/article-code'

export const Route = createFileRoute('/_student/_school/chadaxuezhaosheng/$id/admission')({
  ...addressed(brochuresAddress),
  beforeLoad: ({ params, search }) => {
    if (search.guide !== undefined) return
    throw redirect({ to: '/chadaxuezhaosheng/$id', params, search, replace: true })
  },
  loaderDeps: ({ search: { guide } }) => ({ guide }),
  loader: ({ context: { queryClient }, params: { id }, deps: { guide = '' } }) => {
    fetchArticleCode()
    prefetch(queryClient, schoolCalls.base(id))
    prefetch(queryClient, brochureCalls.detail(guide))
  },
  head: () => pageHead('招生简章'),
  component: () => <BrochuresView schoolId={Route.useParams().id} {...usePageFilters(Route)} />,
})
