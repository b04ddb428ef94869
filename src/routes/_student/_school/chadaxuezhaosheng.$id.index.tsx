import { createFileRoute, redirect } from '@tanstack/react-router'
import { brochuresAddress } from '~/features/brochures/brochures.address'
import { brochureQueries } from '~/features/brochures/brochures.queries'
import { BrochuresPage } from '~/features/brochures/brochures-page'
import { addressed } from '~/shared/address/address'
import { startFetching } from '~/shared/api/query'
import { pageHead } from '~/shared/lib/title'

export const Route = createFileRoute('/_student/_school/chadaxuezhaosheng/$id/')({
  ...addressed(brochuresAddress),
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
