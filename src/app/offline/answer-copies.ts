import type { Kept } from '~/shared/api/client'
import type { Outgoing } from '~/shared/api/outgoing'
import { currentToken } from '~/shared/session/session'
import { shownCopies } from './shown-copies'

/*
 * Answers as this device had them last, for a time without a network: public ones, and those of a person that the
 * contract lets a device keep. They are copies of what a server has, and go when their owner does.
 */

const PUBLIC = 'zetu-answers'
const OWN = 'zetu-own-answers'
/** How many are kept; the oldest go first. */
const MOST = { [PUBLIC]: 150, [OWN]: 60 }
/** When the answer came, ISO 8601. */
const KEPT_AT = 'Kept-At'

export interface Copy {
  readonly text: string
  readonly at: Date
}

const placeOf = ({ isOwn }: Kept) => (isOwn ? OWN : PUBLIC)

/** Keeps the answer to a call. One that comes after its owner has left is not kept. */
export async function keepCopy(kept: Kept, text: string, at: Date): Promise<void> {
  if (kept.isOwn && kept.call.init.headers.Authorization !== currentToken()) return
  const place = placeOf(kept)
  const cache = await caches.open(place)
  const headers = { 'Content-Type': 'application/json', [KEPT_AT]: at.toISOString() }
  await cache.put(await addressOf(kept), new Response(text, { headers }))
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(keys.length - MOST[place], 0)).map((key) => cache.delete(key)))
}

/** What the same call was answered last; a person's own answers are found by nobody else. */
export async function findCopy(kept: Kept): Promise<Copy | undefined> {
  const cache = await caches.open(placeOf(kept))
  const found = await cache.match(await addressOf(kept))
  const at = found?.headers.get(KEPT_AT)
  return found && at ? { text: await found.text(), at: new Date(at) } : undefined
}

/** The text of a copy, which somebody will then see. */
export async function findShownCopy(kept: Kept): Promise<string | undefined> {
  const copy = await findCopy(kept).catch(() => undefined)
  if (copy) shownCopies.add(copy.at)
  return copy?.text
}

/** Forgets what belonged to a person. */
export async function forgetOwnCopies(): Promise<void> {
  await caches.delete(OWN)
}

/** A cache knows answers by addresses, and most calls have a body or an owner. */
async function addressOf({ call, isOwn }: Kept): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(nameOf(call, isOwn)))
  return `/${Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

function nameOf({ url, init: { method, headers, body = '' } }: Outgoing, isOwn: boolean): string {
  return [method, url, isOwn ? headers.Authorization : '', body].join(' ')
}
