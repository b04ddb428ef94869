import type { AnyRouter } from '@tanstack/react-router'
import { fetchStandingParts } from '~/shared/lib/use-lazy-part'
import { whenQuiet } from './when-idle'

/** Links of a page that somebody is likely to follow. */
const STEPS = 4

/**
 * Fetches the code of pages that this page and the menu lead to, when nothing else is to be done. They then open at
 * once, and without a network too, with the parts that stand on them. A slow line gets those of the page alone and
 * without such parts, and somebody who saves data none. Gives what stops it.
 */
export function fetchNextSteps(router: AnyRouter): () => void {
  let newest = 0
  const fetchAhead = async () => {
    newest += 1
    const own = newest
    await whenQuiet()
    const steps = own === newest ? nextSteps(router) : []
    for (const routes of steps) {
      // Another page has come meanwhile: its own links count.
      if (own !== newest || !navigator.onLine) return
      // What fails is fetched again when it is wanted.
      await Promise.all(routes.map((route) => router.loadRouteChunk(route))).catch(() => undefined)
      if (!isSlow()) await fetchStandingParts()
    }
  }
  void fetchAhead()
  return router.subscribe('onResolved', () => void fetchAhead())
}

interface Line {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

function line(): Line {
  const { connection = {} } = navigator as Navigator & { readonly connection?: Line }
  return connection
}

const isSlow = () => /2g|3g/.test(line().effectiveType ?? '')

/** The routes of each page that the document leads to, the most likely first. */
function nextSteps(router: AnyRouter) {
  if (line().saveData) return []
  const inPage = stepsOf(router, 'main a[href]').slice(0, STEPS)
  return isSlow() ? inPage : [...inPage, ...stepsOf(router, 'header nav a[href]')]
}

/** The different pages of this site that links lead to, as their routes. */
function stepsOf(router: AnyRouter, links: string) {
  const byPage = new Map<string, readonly AnyRouter['routesById'][string][]>()
  for (const { origin, pathname } of document.querySelectorAll<HTMLAnchorElement>(links)) {
    if (origin !== location.origin || !pathname.startsWith(import.meta.env.BASE_URL)) continue
    const [routes] = router.getMatchedRoutes(`/${pathname.slice(import.meta.env.BASE_URL.length)}`)
    const page = routes.at(-1)?.id
    if (page !== undefined && !byPage.has(page)) byPage.set(page, routes)
  }
  return [...byPage.values()]
}
