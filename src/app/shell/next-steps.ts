import type { AnyRouter } from '@tanstack/react-router'
import { onFirstUse } from '~/shared/lazy/first-use'
import { fetchIdleParts, fetchIntentParts } from '~/shared/lazy/use-lazy-part'
import { settings } from '~/shared/lib/browser/settings'
import { whenQuiet } from './when-idle'

/** Pages that are fetched ahead: each costs everybody its bytes, and most people take one. */
const STEPS = 2

/**
 * Fetches ahead what is likely to be wanted next. Who has opened a page may only read its first figures: until the first
 * use of it nothing comes but, on pages of work, their own parts, since work goes on where the network ends. With the
 * first use come the parts that stand on the page or that its controls open, and the code of the two pages that its links
 * lead to first. They open at once then, and without a network too. All others are fetched when somebody points at their
 * link. A slow line, a visitor who saves data, a page that nobody sees and a result day get nothing ahead. Gives what
 * stops it.
 */
export function fetchNextSteps(router: AnyRouter): () => void {
  let newest = 0
  let isUsed = false
  const fetchAhead = async () => {
    newest += 1
    const own = newest
    await whenQuiet()
    if (own !== newest || settings.resultDay || !mayFetchAhead(navigator, document)) return
    if (isUsed || isWorkPage(router)) await fetchIdleParts()
    if (!isUsed) return
    await fetchIntentParts()
    for (const routes of nextSteps(router)) {
      // Another page has come meanwhile: its own links count.
      if (own !== newest || !navigator.onLine) return
      // What fails is fetched again when it is wanted.
      await Promise.all(routes.map((route) => router.loadRouteChunk(route))).catch(() => undefined)
    }
  }
  void fetchAhead()
  const stopWaiting = onFirstUse(() => {
    isUsed = true
    void fetchAhead()
  })
  const stopFollowing = router.subscribe('onResolved', () => void fetchAhead())
  return () => {
    stopWaiting()
    stopFollowing()
  }
}

/** Whether the page is one's own, on which people write. */
function isWorkPage({ state }: AnyRouter): boolean {
  return state.matches.some(({ staticData }) => staticData.requiresLogin)
}

interface Line {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Whether bytes may be spent on what nobody has asked for yet. */
export function mayFetchAhead(
  { onLine, connection = {} }: { readonly onLine: boolean; readonly connection?: Line },
  { visibilityState }: Pick<Document, 'visibilityState'>,
): boolean {
  const { saveData = false, effectiveType = '' } = connection
  return onLine && !saveData && !/2g|3g/.test(effectiveType) && visibilityState === 'visible'
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
