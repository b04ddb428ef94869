import * as z from 'zod/mini'
import { store } from './store'
import { storedAtom } from './stored-atom'

/** A page that somebody looked at. */
export interface SeenPage {
  /** Path of the page below the site's base. */
  readonly href: string
  readonly title: string
}

const MOST = 3

const NONE: readonly SeenPage[] = []

/** What was looked at last on this device, the newest first. */
export const seenAtom = storedAtom<readonly SeenPage[]>(
  'zetu.seen',
  z.array(z.object({ href: z.string().check(z.regex(/^\/[^/]/)), title: z.string() })),
  NONE,
)

/** Pages about one thing. */
const THINGS =
  /^\/(chadaxueoverview|chadaxueluqu|chadaxuejihua|chazhuanyedetail|chazhiyedetail|gaokaozixunDetail)\/[^/]+$/

/** The pages after another one was looked at; one page stands there once. Pages that are about nothing leave them as they are. */
export function withSeen(seen: readonly SeenPage[], { href, title }: SeenPage): readonly SeenPage[] {
  const name = title.replace(/ · 择途$/, '')
  if (!THINGS.test(href) || !name.includes(' ')) return seen
  return [{ href, title: name }, ...seen.filter((before) => before.href !== href)].slice(0, MOST)
}

/** Keeps the page that is being left. */
export function rememberSeen(page: SeenPage): void {
  const seen = store.get(seenAtom)
  const next = withSeen(seen, page)
  if (next !== seen) store.set(seenAtom, next)
}
