import { createFileRoute, redirect } from '@tanstack/react-router'
import { nextAddress } from '~/features/auth/next.address'
import { SsoPage } from '~/features/auth/sso-page'
import { pageHead } from '~/shared/lib/text/title'
import { currentSession } from '~/shared/session/session'

export const Route = createFileRoute('/sso')({
  validateSearch: nextAddress,
  beforeLoad: ({ search, preload }) => {
    if (currentSession() && !preload) throw redirect({ href: search.next ?? '/welcome', replace: true })
  },
  head: () => pageHead('登录'),
  component: SsoPage,
})
