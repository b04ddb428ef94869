import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { safeNextPath } from '~/shared/session/next-path'

/** The children of the student layout have addresses of their own; the nested spelling leads there. */
export const Route = createFileRoute('/student/$')({
  beforeLoad: ({ params, location }) => {
    const href = safeNextPath(`/${params._splat ?? ''}${location.searchStr}`)
    throw href === undefined ? notFound() : redirect({ href, replace: true })
  },
})
