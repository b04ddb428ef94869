import { setTimeout as wait } from 'node:timers/promises'
import vm from 'node:vm'
import type { PageTable } from '~/app/prefetch/table'
import { TABLE_ID } from '~/app/prefetch/table'
import type { PrefetchState } from '~/app/prefetch/window'
import type { Outgoing } from '~/shared/api/outgoing'

/** What draws the first figures of pages: the scripts of a release, as a browser runs them. */
export interface FirstViews {
  readonly table: PageTable
  /** The script in the HTML, which makes the first calls. */
  readonly script: string
  /** The text of a file of the release, by its place below the site's base. */
  readonly read: (file: string) => string
}

/** Answers a call; undefined where it cannot. */
export type Answer = (call: Outgoing) => Promise<Response | undefined>

/** Looks so many times without a new call before nothing more is expected. */
const QUIET_LOOKS = 3

/**
 * Opens the first views of pages: gives what the page of an address shows to a guest once its first calls have been
 * answered, as HTML. Undefined where the page has no such script, or has nothing to draw.
 */
export function openFirstViews({ table, script, read }: FirstViews) {
  const state = new vm.Script(script)
  const firstViews = new Map<number, vm.Script>()
  const firstViewAt = (at: number) => {
    const known = firstViews.get(at)
    if (known) return known
    const made = new vm.Script(read(table.files[at] ?? ''))
    firstViews.set(at, made)
    return made
  }
  return async (address: string, answer: Answer): Promise<string | undefined> => {
    const { context, drawn } = makeBrowser(address, table, answer)
    state.runInContext(context)
    const { zetuPrefetch } = context as { readonly zetuPrefetch: PrefetchState }
    await settle(zetuPrefetch)
    const firstView = zetuPrefetch.visit?.page.firstView
    if (firstView === undefined) return undefined
    firstViewAt(firstView).runInContext(context)
    // It draws in a task of its own.
    await wait()
    return drawn()
  }
}

/** Waits until all calls are answered, and those that an answer leads to. */
async function settle({ answers }: PrefetchState): Promise<void> {
  let seen = -1
  for (let quiet = 0; quiet < QUIET_LOOKS; ) {
    await Promise.allSettled(answers.values())
    await wait()
    quiet = answers.size === seen ? quiet + 1 : 0
    seen = answers.size
  }
}

/** As much of a browser as these scripts use, at an address, with a guest before it. */
function makeBrowser(address: string, table: PageTable, answer: Answer) {
  const { origin, pathname, search, href } = new URL(address, 'https://site.invalid')
  const template = {
    innerHTML: '',
    get content() {
      return { childNodes: [template.innerHTML] }
    },
  }
  let drawn = ''
  // It is drawn once, with all answers there.
  const place = {
    className: '',
    childNodes: [],
    insertBefore: (html: string) => {
      drawn = html
    },
    replaceWith: nothing,
  }
  const elements: Readonly<Record<string, object>> = { div: place, template }
  const texts: Readonly<Record<string, string>> = {
    [TABLE_ID]: JSON.stringify(table),
    'zetu-settings': '{"api":""}',
  }
  const document = {
    documentElement: { dataset: {} },
    head: { append: nothing },
    getElementById: (id: string) => (id in texts ? { textContent: texts[id] } : null),
    querySelector: () => ({ dataset: {}, replaceWith: nothing }),
    createElement: (name: string) => elements[name] ?? {},
  }
  const own = {
    document,
    location: { origin, pathname, search, href, hash: '' },
    history: { state: null },
    localStorage: { getItem: () => null },
    sessionStorage: { getItem: () => null },
    matchMedia: () => ({ matches: false, addEventListener: nothing }),
    addEventListener: nothing,
    requestAnimationFrame: nothing,
    navigator: { onLine: true },
    fetch: async (url: string, init: Outgoing['init']) =>
      (await answer({ url, init })) ?? new Response('', { status: 404 }),
    setTimeout,
    URL,
    URLSearchParams,
    performance,
    queueMicrotask,
    structuredClone,
  }
  const context = vm.createContext(own)
  Object.assign(context, { window: context, self: context })
  return { context, drawn: () => drawn || undefined }
}

const nothing = () => undefined
