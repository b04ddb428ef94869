import type { Copy, Stored } from '~/shared/api/client'
import { nameOf } from '~/shared/api/outgoing'
import { isStaff } from '~/shared/domain/access'
import { currentSession, ownerHere } from '~/shared/session/session'

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

const placeOf = ({ isOwn }: Stored) => (isOwn ? OWN : PUBLIC)

/**
 * Keeps the answer to a call. What comes after its owner has left is not kept, nor what staff are told: that belongs to
 * their students.
 */
export async function keepCopy(kept: Stored, text: string, at: Date): Promise<void> {
  const session = currentSession()
  const isTheirs = session && !isStaff(session.user) && session.token === kept.call.init.headers.Authorization
  if (kept.isOwn && !isTheirs) return
  const place = placeOf(kept)
  const cache = await caches.open(place)
  const headers = { 'Content-Type': 'application/json', [KEPT_AT]: at.toISOString() }
  await cache.put(addressOf(kept), new Response(text, { headers }))
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(keys.length - MOST[place], 0)).map((key) => cache.delete(key)))
}

/** What the same call was answered last; a person's own answers are found by nobody else. */
export async function findCopy(kept: Stored): Promise<Copy | undefined> {
  const cache = await caches.open(placeOf(kept))
  const found = await cache.match(addressOf(kept))
  const at = found?.headers.get(KEPT_AT)
  return found && at ? { text: await found.text(), at: new Date(at) } : undefined
}

/** Forgets what belonged to a person. */
export async function forgetOwnCopies(): Promise<void> {
  await caches.delete(OWN)
}

/** A cache knows answers by addresses, and most calls have a body or an owner. A new sign-in finds what its owner had. */
function addressOf({ call: { url, init }, isOwn }: Stored): string {
  const name = nameOf({ url, init: { ...init, headers: {} } })
  return `/?${new URLSearchParams({ owner: isOwn ? ownerHere() : '', name })}`
}
