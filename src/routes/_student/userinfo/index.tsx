import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_student/userinfo/')({
  // What its target asks is asked here already, so that a guest stays where they are.
  staticData: { requiresLogin: true },
  beforeLoad: () => {
    throw redirect({ to: '/userinfo/basicInfo', replace: true })
  },
})
