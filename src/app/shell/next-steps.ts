import type { AnyRouter } from '@tanstack/react-router'
import { fetchIdleParts, fetchIntentParts } from '~/shared/lazy/use-lazy-part'
import { settings } from '~/shared/lib/browser/settings'
import { mayFetchAhead } from './may-fetch-ahead'
import { whenQuiet } from './when-idle'

/** Pages that are fetched ahead: each costs everybody its bytes, and most people take one. */
const STEPS = 2

/**
 * Fetches ahead what is likely to be wanted next: the parts that stand on the page. Once it is used, also those that
 * its controls open. Then the code of the two pages that its links lead to first. They open at once then, and without a
 * network too. All others are fetched when somebody points at their link. A slow line, a visitor who saves data, a page
 * that nobody sees and a result day get nothing ahead. Gives what stops it.
 */
export function fetchNextSteps(router: AnyRouter, isUsed: () => boolean): () => void {
  let newest = 0
  const fetchAhead = async () => {
    newest += 1
    const own = newest
    await whenQuiet()
    if (own !== newest || settings.resultDay || !mayFetchAhead(navigator, document)) return
    await fetchIdleParts()
    if (!isUsed()) return
    await fetchIntentParts()
    for (const routes of nextSteps(router)) {
      // Another page has come meanwhile: its own links count.
      if (own !== newest || !navigator.onLine) return
      // What fails is fetched again when it is wanted.
      await Promise.all(routes.map((route) => router.loadRouteChunk(route))).catch(() => undefined)
    }
  }
  void fetchAhead()
  return router.subscribe('onResolved', () => void fetchAhead())
}

/** The routes of the pages that are most likely next: those that the text leads to, then those of the menu. */
function nextSteps(router: AnyRouter) {
  const here = router.state.matches.at(-1)?.routeId
  const byPage = new Map<string, readonly AnyRouter['routesById'][string][]>()
  for (const links of ['main a[href]', 'header nav a[href]']) {
    for (const { origin, pathname } of document.querySelectorAll<HTMLAnchorElement>(links)) {
      if (byPage.size === STEPS) return [...byPage.values()]
      if (origin !== location.origin || !pathname.startsWith(import.meta.env.BASE_URL)) continue
      const [routes] = router.getMatchedRoutes(`/${pathname.slice(import.meta.env.BASE_URL.length)}`)
      const page = routes.at(-1)?.id
      if (page !== undefined && page !== here && !byPage.has(page)) byPage.set(page, routes)
    }
  }
  return [...byPage.values()]
}
