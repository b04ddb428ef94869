import { createFileRoute, redirect } from '@tanstack/react-router'

/** A school's page (S1 §2): its first tab is the overview, which has an address of its own. */
export const Route = createFileRoute('/_student/chadaxuedetail/$id')({
  beforeLoad: ({ params, location }) => {
    const id = encodeURIComponent(params.id)
    throw redirect({ href: `/chadaxueoverview/${id}${location.searchStr}`, replace: true })
  },
})
