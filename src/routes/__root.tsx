import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext } from '@tanstack/react-router'
import { keepBeside } from '~/app/library-drawer/beside'
import { Shell } from '~/app/shell/shell'
import { drawerSearch } from '~/shared/address/drawer'
import { SITE_TITLE } from '~/shared/lib/title'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  validateSearch: drawerSearch,
  search: { middlewares: [keepBeside] },
  head: () => ({ meta: [{ title: SITE_TITLE }] }),
  component: Shell,
})
