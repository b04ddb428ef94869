import type { Mutation, QueryClient } from '@tanstack/react-query'
import { settings } from '~/shared/lib/browser/settings'
import { isUpdatedAtom } from '~/shared/lib/browser/site-update'
import { store } from '~/shared/lib/storage/store'
import { currentSession, ownerAtom } from '~/shared/session/session'
import { mayFetchAhead } from '../shell/may-fetch-ahead'
import { forgetOwnCopies } from './answer-copies'
import { shownCopyAtom } from './state'
import { KEEP_PAGES, type KeepPages } from './worker-words'

/** What somebody wants to open where there is no network: their lists, and the codes to be typed. */
const LIST_PAGES: readonly string[] = [
  '/_student/myvolunteer',
  '/_student/volunteerDetail/$studentId/$preferenceScoreId/$preferenceId',
  '/_student/volunteerEntry/$preferenceId',
]

interface Host {
  readonly queryClient: QueryClient
  readonly router: {
    readonly state: { readonly matches: readonly { readonly routeId: string }[] }
    subscribe(event: 'onResolved', listener: () => void): () => void
  }
}

/**
 * Keeps what was used for a time without a network: files by a worker, answers by `answer-copies.ts`. Asks for everything
 * anew once the network is back. Browsers have none of it on a page that came over plain http. Gives what ends it.
 */
export function keepOffline({ queryClient, router }: Host): () => void {
  const ends = [followLine(queryClient)]
  if (globalThis.caches) ends.push(followOwner())
  // An installed worker is taken away by the script that then stands in its place (deploy/no-worker.js).
  if (navigator.serviceWorker && settings.offline !== false) {
    // A browser may refuse a worker: the site then needs a network, as it did before.
    const worker = startWorker().catch(() => undefined)
    const keep = () => void keepWorkPages(worker, router.state.matches)
    keep()
    ends.push(router.subscribe('onResolved', keep))
  }
  return () => {
    for (const end of ends) end()
  }
}

async function startWorker(): Promise<ServiceWorker | undefined> {
  const container = navigator.serviceWorker
  const isFirst = container.controller === null
  const { BASE_URL } = import.meta.env
  const data = settings.snapshot ? `?data=${encodeURIComponent(settings.snapshot)}` : ''
  await container.register(`${BASE_URL}service-worker.js${data}`, { scope: BASE_URL })
  const { active } = await container.ready
  // The files of the first visit came before there was a worker.
  if (isFirst) active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: loadedFiles() } })
  else container.addEventListener('controllerchange', () => store.set(isUpdatedAtom, true))
  return active ?? undefined
}

/**
 * Asks anew when the network is back, or something has been saved again. It does so too when somebody comes back to the
 * page.
 */
function followLine(client: QueryClient): () => void {
  const ended = new AbortController()
  const again = () => {
    if (document.visibilityState === 'visible') askAnew(client)
  }
  window.addEventListener('online', again, { signal: ended.signal })
  document.addEventListener('visibilitychange', again, { signal: ended.signal })
  // A browser that thought it had a network all the time does not say that it is back.
  const unfollow = client.getMutationCache().subscribe(({ type, mutation }) => {
    if (type === 'updated' && hasReached(mutation)) again()
  })
  return () => {
    ended.abort()
    unfollow()
  }
}

/** An act that has been done. Some give their failure as their answer. */
function hasReached({ state: { status, data } }: Mutation<unknown, Error, unknown>): boolean {
  const failed = typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'failed'
  return status === 'success' && !failed
}

/** Asks anew for everything, where answers of before are shown. */
export function askAnew(client: QueryClient): void {
  if (!store.get(shownCopyAtom)) return
  store.set(shownCopyAtom, undefined)
  void client.invalidateQueries()
}

/** Who leaves, leaves nothing here. */
function followOwner(): () => void {
  let token = currentSession()?.token
  if (token === undefined) void forgetOwnCopies()
  return store.sub(ownerAtom, () => {
    const before = token
    token = currentSession()?.token
    if (before !== undefined && token !== before) void forgetOwnCopies()
  })
}

/** The built files that this page has loaded so far. */
function loadedFiles(): string[] {
  const assets = new URL(`${import.meta.env.BASE_URL}assets/`, location.origin).href
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  return [...new Set(loaded.filter((name) => name.startsWith(assets)))]
}

let isAsked = false

/** Who works on a list, or has the site on the home screen, wants it in a tunnel too. */
async function keepWorkPages(
  worker: Promise<ServiceWorker | undefined>,
  matches: Host['router']['state']['matches'],
): Promise<void> {
  const isInstalled = matchMedia('(display-mode: standalone)').matches
  const isAtWork = matches.some(({ routeId }) => LIST_PAGES.includes(routeId))
  if (isAsked || !(isInstalled || isAtWork) || !mayFetchAhead(navigator, document)) return
  isAsked = true
  const words: KeepPages = { type: KEEP_PAGES, pages: ['/welcome', ...LIST_PAGES] }
  ;(await worker)?.postMessage(words)
}
