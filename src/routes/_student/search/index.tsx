import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_student/search/')({
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/search/all', search, replace: true })
  },
})
