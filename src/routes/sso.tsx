import { createFileRoute, redirect } from '@tanstack/react-router'
import { SsoPage } from '~/features/auth/sso-page'
import { pageHead } from '~/shared/lib/title'
import { nextSearch } from '~/shared/session/next.search'
import { currentSession } from '~/shared/session/session'

export const Route = createFileRoute('/sso')({
  validateSearch: nextSearch,
  beforeLoad: ({ search, preload }) => {
    if (currentSession() && !preload) throw redirect({ href: search.next ?? '/welcome', replace: true })
  },
  head: () => pageHead('登录'),
  component: SsoPage,
})
