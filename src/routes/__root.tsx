import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext } from '@tanstack/react-router'
import { keepBeside } from '~/app/library-drawer/beside'
import { Shell } from '~/app/shell/shell'
import { type DrawerSearch, drawerSearch } from '~/shared/address/drawer'
import { type FigureSearch, figureSearch } from '~/shared/address/figure.address'
import { SITE_TITLE } from '~/shared/lib/text/title'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  validateSearch: (search: Record<string, unknown>): DrawerSearch & FigureSearch => ({
    ...drawerSearch(search),
    ...figureSearch(search),
  }),
  search: { middlewares: [keepBeside] },
  head: () => ({ meta: [{ title: SITE_TITLE }] }),
  component: Shell,
})
