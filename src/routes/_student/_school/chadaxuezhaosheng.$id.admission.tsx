import { createFileRoute, redirect, stripSearchParams } from '@tanstack/react-router'
import { brochureQueries } from '~/features/brochures/brochures.queries'
import { BROCHURES_DEFAULTS, brochuresSearch } from '~/features/brochures/brochures.search'
import { OpenedBrochurePage } from '~/features/brochures/brochures-page'
import { startFetching } from '~/shared/api/query'
import { pageHead } from '~/shared/lib/title'

export const Route = createFileRoute('/_student/_school/chadaxuezhaosheng/$id/admission')({
  validateSearch: brochuresSearch,
  search: { middlewares: [stripSearchParams(BROCHURES_DEFAULTS)] },
  beforeLoad: ({ params, search }) => {
    if (search.guide !== undefined) return
    throw redirect({ to: '/chadaxuezhaosheng/$id', params, search, replace: true })
  },
  loaderDeps: ({ search: { guide } }) => ({ guide }),
  loader: ({ context, deps: { guide = '' } }) =>
    startFetching(context.queryClient, brochureQueries.detail(guide)),
  head: () => pageHead('招生简章'),
  component: OpenedBrochurePage,
})
