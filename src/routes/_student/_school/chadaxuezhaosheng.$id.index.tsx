import { createFileRoute, redirect, stripSearchParams } from '@tanstack/react-router'
import { brochureQueries } from '~/features/brochures/brochures.queries'
import { BROCHURES_DEFAULTS, brochuresSearch } from '~/features/brochures/brochures.search'
import { BrochuresPage } from '~/features/brochures/brochures-page'
import { startFetching } from '~/shared/api/query'
import { pageHead } from '~/shared/lib/title'

export const Route = createFileRoute('/_student/_school/chadaxuezhaosheng/$id/')({
  validateSearch: brochuresSearch,
  search: { middlewares: [stripSearchParams(BROCHURES_DEFAULTS)] },
  beforeLoad: ({ params, search }) => {
    if (search.guide === undefined) return
    throw redirect({ to: '/chadaxuezhaosheng/$id/admission', params, search, replace: true })
  },
  loaderDeps: ({ search: { q, page } }) => ({ q, page }),
  loader: ({ context, params, deps }) =>
    startFetching(context.queryClient, brochureQueries.list({ schoolId: params.id, ...deps })),
  head: () => pageHead('招生简章'),
  component: BrochuresPage,
})
