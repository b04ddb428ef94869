import type { Endpoint } from './endpoint'

/** Seconds between a change and the time at which everybody sees it; each is asked once of the server in that time. */
const SECONDS = { session: 600, shared: 60 } as const

/** Whether everybody is given the same answer, and nothing is changed by asking. */
export function isPublicReading(endpoint: Endpoint): boolean {
  return (
    !endpoint.effect &&
    (endpoint.access ?? 'public') === 'public' &&
    !endpoint.byCaller &&
    endpoint.fresh !== 'own'
  )
}

/**
 * How long a server between API and browsers, such as a CDN, may give an answer to everybody, in seconds. Undefined where
 * it may not: writes, calls that are not a GET, and answers that depend on who asks.
 */
export function sharedSeconds(endpoint: Endpoint): number | undefined {
  const { method, fresh = 'session' } = endpoint
  if (method !== 'GET' || !isPublicReading(endpoint) || fresh === 'own') return undefined
  return SECONDS[fresh]
}

/**
 * A public POST that only reads may be asked as a GET. Its JSON body then stands in the address under this name. A CDN
 * may then keep the answer like that of any public GET. No document lists it: a site says that its API knows it
 * (`readsByGet`).
 */
export const BODY_IN_ADDRESS = 'body'

/**
 * What an answer says of itself in `Cache-Control`. Browsers ask anew each time (`ETag`), so that who has changed
 * something sees it; where the API does not answer, an old public answer is better than none.
 */
export function cacheControlOf(endpoint: Endpoint): string {
  const seconds = sharedSeconds(endpoint)
  if (seconds === undefined) return 'no-store'
  return `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds}, stale-if-error=86400`
}
