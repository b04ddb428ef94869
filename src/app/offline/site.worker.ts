/// <reference lib="webworker" />
import { ExpirationPlugin } from 'workbox-expiration'
import { enable as preloadNavigations } from 'workbox-navigation-preload'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, type StrategyOptions } from 'workbox-strategies'
import { readFile } from '~/shared/api/published/file'
import { KEPT_FILES } from '~/shared/lib/storage/stored-files'
import { hasRightType } from './right-type'
import { KEEP_PAGES, type KeepPages } from './worker-words'

/*
 * Keeps the files of the site that somebody has used, for a time without a network. Answers of the API are kept by the
 * page (answer-copies.ts): what belongs to a person is no business of this script.
 */

declare const self: ServiceWorkerGlobalScope

const PAGES = 'zetu-pages'
const DATA = 'zetu-data'
/** The build's page for every address without a page of its own. */
const FRAME = new URL('index.html', self.registration.scope).href
/** A page that takes longer comes from here, if it has been seen before. */
const PATIENCE_S = 5
/** Where the files of public data lie (docs/snapshot.md); none where the site has none. */
const DATA_PLACE = new URL(self.location.href).searchParams.get('data')

const assets = new URL('assets/', self.registration.scope).pathname
const isAsset = (url: URL) => url.origin === self.location.origin && url.pathname.startsWith(assets)
const isOfApi = (url: URL) => /^\/(api|tel)\//.test(url.pathname)

type Plugin = NonNullable<StrategyOptions['plugins']>[number]

/** The oldest go first, and all where the device has no room. The library's two types differ in what may be undefined. */
const atMost = (maxEntries: number) => new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as Plugin

/** Only scripts, styles and pictures are kept. What was kept otherwise before is asked for again. */
const ofRightType: Plugin = {
  cacheWillUpdate: async ({ request, response }) => (hasRightType(request.url, response) ? response : null),
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse && hasRightType(request.url, cachedResponse) ? cachedResponse : null,
  // The browser's own cache may hold the wrong one too.
  fetchDidSucceed: async ({ request, response }) =>
    response.status !== 200 || hasRightType(request.url, response)
      ? response
      : fetch(request.url, { cache: 'reload' }),
}
const fromFiles = new CacheFirst({ cacheName: KEPT_FILES, plugins: [ofRightType, atMost(600)] })
const pages = new NetworkFirst({
  cacheName: PAGES,
  networkTimeoutSeconds: PATIENCE_S,
  plugins: [
    // One copy of a page, whatever it asks for: its HTML is the same.
    { cacheKeyWillBeUsed: async ({ request }) => withoutSearch(request.url) },
    { handlerDidError: async () => caches.match(FRAME) },
    atMost(40),
  ],
})

// A file whose name carries a hash never changes.
registerRoute(({ url }) => isAsset(url), fromFiles)
if (DATA_PLACE) {
  const place = new URL(DATA_PLACE, self.registration.scope).href
  const isNewest = (url: URL) => url.href === `${place}latest.json`
  registerRoute(
    ({ url }) => isNewest(url),
    new NetworkFirst({ cacheName: DATA, networkTimeoutSeconds: PATIENCE_S }),
  )
  // So do those of public data: each edition has a folder of its own. One that came in half is asked for again.
  const whole: Plugin = {
    cacheWillUpdate: async ({ response }) => {
      const text = response.ok ? await response.clone().text() : ''
      return (await readFile(text)) === undefined ? null : response
    },
  }
  registerRoute(
    ({ url }) => url.href.startsWith(place) && url.pathname.endsWith('.json'),
    new CacheFirst({ cacheName: DATA, plugins: [whole, atMost(300)] }),
  )
}
registerRoute(({ request, url }) => request.mode === 'navigate' && !isOfApi(url), pages)

// Every worker so far reads the same caches: a page that is open loses nothing when the next one takes over.
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), renewFrame()]))
})
self.addEventListener('message', (event) => {
  const words = event.data as KeepPages | undefined
  if (words?.type === KEEP_PAGES) event.waitUntil(keepPages(event, words.pages))
})
preloadNavigations()

/** The frame of another build names files that a host may have dropped. */
async function renewFrame(): Promise<void> {
  const cache = await caches.open(PAGES)
  if (await cache.match(FRAME)) await cache.add(FRAME).catch(() => undefined)
}

/** Keeps the frame, and the files of pages, by the ids of their routes. What cannot be had now is asked for the next time. */
async function keepPages(event: ExtendableEvent, ids: readonly string[]): Promise<void> {
  const cache = await caches.open(PAGES)
  const known = await cache.match(FRAME)
  const frame = known ?? (await fetch(FRAME).catch(() => undefined))
  if (!frame?.ok) return
  if (!known) await cache.put(FRAME, frame.clone())
  const html = await frame.text()
  const table = /<script[^>]* id="zetu-pages">(.*?)<\/script>/s.exec(html)?.[1]
  if (table === undefined) return
  const { files, pages: all } = JSON.parse(table) as Table
  const wanted = all.filter(({ id }) => ids.includes(id)).flatMap((page) => page.files.map((at) => files[at]))
  // The scripts that every page begins with stand in the HTML itself.
  const named = [...html.matchAll(/<(?:script|link)[^>]* (?:src|href)="[^"]*?(assets\/[^"]+)"/g)].map(
    ([, file]) => file,
  )
  for (const file of new Set([...named, ...wanted])) {
    if (file === undefined) continue
    const request = new Request(new URL(file, self.registration.scope), { priority: 'low' })
    await fromFiles.handle({ event, request }).catch(() => undefined)
  }
}

/** The part of the build's table that is read here (src/app/prefetch/table.ts). */
interface Table {
  readonly files: readonly string[]
  readonly pages: readonly { readonly id: string; readonly files: readonly number[] }[]
}

function withoutSearch(address: string): string {
  const url = new URL(address)
  url.search = ''
  return url.href
}
