import { createFileRoute, redirect } from '@tanstack/react-router'

/** The children of the student layout have addresses of their own; the nested spelling leads there. */
export const Route = createFileRoute('/student/$')({
  beforeLoad: ({ params, location }) => {
    throw redirect({ href: `/${params._splat ?? ''}${location.searchStr}`, replace: true })
  },
})
