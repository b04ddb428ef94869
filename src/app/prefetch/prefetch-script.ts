import { loaders } from 'virtual:route-loaders'
import type { FetchInfiniteQueryOptions, FetchQueryOptions } from '@tanstack/react-query'
import { province } from '~/contracts/province'
import { school } from '~/contracts/school'
import { startup } from '~/contracts/startup'
import { cleanedAddress } from '~/shared/address/cleaned-address'
import { ask, call } from '~/shared/api/call'
import { asGet, isUnknownGet, type Outgoing } from '~/shared/api/outgoing'
import { prefetch, tryFetch } from '~/shared/api/query'
import { isStaff } from '~/shared/domain/access'
import { settings } from '~/shared/lib/browser/settings'
import { currentSession } from '~/shared/session/session'
import { matchedPage } from './matched-page'
import { table } from './read-table'
import { tellPart } from './shims/client'
import { nextTask, whenRead } from './when-read'
import type { PrefetchState } from './window'

/*
 * Stands in every HTML and runs before the application has loaded. Starts the first calls of the page that the address
 * names, with its route's own loader, then its files. Says whether somebody is signed in. `prefetched-answer.ts` hands the
 * answers over.
 */

/** The little of the query cache that loaders use. */
const client = {
  // The queries of calls have a function, and of its context they want nothing here.
  fetchQuery: async ({ queryFn }: FetchQueryOptions) =>
    typeof queryFn === 'function' ? queryFn({} as never) : undefined,
  fetchInfiniteQuery: async ({ queryFn, initialPageParam }: FetchInfiniteQueryOptions) =>
    typeof queryFn === 'function' ? queryFn({ pageParam: initialPageParam } as never) : undefined,
  getQueryData: () => undefined,
}

/** Files of the page wait for its first answers no longer. An application that is there before asks for them itself. */
const PATIENCE_MS = 1000

const user = currentSession()?.user
if (user) document.documentElement.dataset.person = isStaff(user) ? 'staff' : 'student'

// The application puts the same in the place of the address.
const match = matchedPage(table, history.state === null ? cleanedAddress(location) : location)
const state: PrefetchState = {
  visit: match,
  answers: new Map(),
  reads: [],
  ask: settings.snapshot ? askFilesFirst : askApi,
  payloads: new Map(),
  over: false,
  onAnswer: () => undefined,
  mayDraw: true,
}
window.zetuPrefetch = state

if (match && table.calls && (!match.page.login || user)) {
  const { page, params, search } = match
  for (const [id, load] of Object.entries(loaders)) {
    // Its own, and those of the layouts around it.
    if (`${page.id}/`.startsWith(`${id}/`)) load({ context: { queryClient: client }, params, search })
  }
  if (page.firstView !== undefined) drawWith(page.firstView)
}
if (table.calls) void askForStartup()
void fetchFiles()

async function askApi(call: Outgoing, isPublic: boolean): Promise<Response> {
  const get = settings.readsByGet && isPublic ? asGet(call) : undefined
  const response = get && (await fetch(get.url, get.init))
  return response && !isUnknownGet(response) ? response : fetch(call.url, call.init)
}

/** The application loads the same file: what is read here is read for it too. */
async function askFilesFirst(call: Outgoing, isPublic: boolean): Promise<Response> {
  const derive = (): Promise<typeof import('~/shared/api/published/derived')> =>
    // A template would bring along a helper of the build.
    import(/* @vite-ignore */ table.base + table.derived)
  const place = { place: settings.snapshot ?? '', api: settings.api ?? '', derive }
  const answer = await import(/* @vite-ignore */ table.base + table.published).then(
    ({ publishedOfSite }: typeof import('~/shared/api/published/published')) =>
      publishedOfSite(place).answer(call),
    () => undefined,
  )
  return answer ?? askApi(call, isPublic)
}

/**
 * Fetches the files of the page, behind its calls and what the first answers lead to: a host may have six connections for
 * a browser, and the application, which takes longer, reads these files last.
 */
async function fetchFiles(): Promise<void> {
  await nextTask()
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  await Promise.race([whenRead(state), patience])
  // Who is signed in is led on from there (`routes/sso.tsx`).
  if (user && match?.page.id === '/sso') return
  for (const file of match?.page.files ?? []) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.fetchPriority = 'low'
    link.href = table.base + table.files[file]
    document.head.append(link)
  }
}

/** Fetches the script that draws the first view of the page. */
function drawWith(firstView: number): void {
  const script = document.createElement('script')
  // A script that is added would be in no hurry.
  script.fetchPriority = 'high'
  script.src = table.base + table.files[firstView]
  document.head.append(script)
}

/**
 * What the product asks for at its start (S1 §4): in one call, or each list alone where that one has failed or is not known.
 * First figures offer the provinces.
 */
async function askForStartup(): Promise<void> {
  const lists = await tryFetch(client, ask(call(startup.lists, {})))
  if (lists) return tellPart(province.list, {}, lists.provinces)
  for (const alone of [province.list, school.types, school.institutions, school.features])
    prefetch(client, ask(call(alone, {})))
}
