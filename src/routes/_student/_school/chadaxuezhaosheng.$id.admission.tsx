import { createFileRoute, redirect } from '@tanstack/react-router'
import { brochuresAddress } from '~/features/brochures/brochures.address'
import { brochureQueries } from '~/features/brochures/brochures.queries'
import { OpenedBrochurePage } from '~/features/brochures/brochures-page'
import { addressed } from '~/shared/address/address'
import { startFetching } from '~/shared/api/query'
import { pageHead } from '~/shared/lib/title'

export const Route = createFileRoute('/_student/_school/chadaxuezhaosheng/$id/admission')({
  ...addressed(brochuresAddress),
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
