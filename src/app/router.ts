import type { QueryClient } from '@tanstack/react-query'
import {
  createRouter,
  lazyRouteComponent,
  type ParsedLocation,
  type RouterHistory,
} from '@tanstack/react-router'
import { LoadError } from '~/app/errors/load-error'
import { routeTree } from '~/routeTree.gen'
import { parseSearch, stringifySearch } from '~/shared/address/search'
import { settings } from '~/shared/lib/browser/settings'

export interface AppRouterOptions {
  readonly queryClient: QueryClient
  readonly history?: RouterHistory
}

/** The router of the product; without a history it follows the browser's address. */
export function createAppRouter({ queryClient, history }: AppRouterOptions) {
  return createRouter({
    routeTree,
    ...(history && { history }),
    basepath: import.meta.env.BASE_URL,
    context: { queryClient },
    parseSearch,
    stringifySearch,
    defaultPreload: settings.resultDay ? false : 'intent',
    // The query cache decides what is fresh; the router only starts fetches.
    defaultPreloadStaleTime: 0,
    // Seldom seen, and so not in the first load.
    defaultNotFoundComponent: lazyRouteComponent(() => import('~/app/errors/not-found'), 'NotFound'),
    defaultErrorComponent: LoadError,
    // At build time this would put a script into the page.
    scrollRestoration: import.meta.env.SSR ? false : scrollsUnlessAtFirst(),
  })
}

/**
 * Whether the router may scroll: not with its first page, which stands at its top. Nor where somebody has begun to read
 * what stood there before. A part that the address names is scrolled to, unless somebody reads already.
 */
function scrollsUnlessAtFirst(): (opened: { readonly location: ParsedLocation }) => boolean {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // After a reload, and on the way back, it knows where one was.
  let isFirst = opened?.type === 'navigate'
  return ({ location }) => {
    // To ask how far a page is scrolled lays it out within the commit: not for most pages.
    const stays = isFirst && (location.hash === '' || scrollY > 0)
    isFirst = false
    return !stays
  }
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }

  interface StaticDataRouteOption {
    /** Only for somebody signed in whose province and year are known (S1 §2, §4). */
    readonly requiresLogin?: boolean
    /** Only for these roles (S1 §2, §6). */
    readonly roles?: readonly number[]
    /** Its HTML is rendered at build time, as a guest sees it before any figure has arrived (docs/adr/0004). */
    readonly prerendered?: boolean
  }
}
