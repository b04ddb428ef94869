/*
 * What a crowd asks of a site, from what one visitor's journey asks. Pure: figures in, figures out. A request has `method`,
 * `path`, `search`, `bytes`, and what its answer says of being kept (`cache`).
 */

const HOUR_S = 3600

/** Schools, and groups of visitors who are shown other figures: a province with a subject. */
const SCHOOLS = 2937
const GROUPS = 56

export const isCall = ({ path }) => /^\/(api|tel)\//.test(path)

/** `METHOD path`, with `{id}` for a number of a school or major. */
export const nameOfCall = ({ method, path }) => `${method} ${path.replaceAll(/\d{4,}/g, '{id}')}`

/** How long a CDN may give an answer to everybody, in seconds; 0 where it may not. */
const storedSeconds = ({ cache }) => Number(/\bs-maxage=(\d+)/.exec(cache)?.[1] ?? 0)

/** What names a school, a major or a score has many answers, each of which a CDN has to have asked for. */
const hasManyAnswers = ({ path, search }) => search !== '' || /\d{4}/.test(path)

/** How many groups of visitors are given other answers to it. */
const groupsOf = ({ search }) => (/province/i.test(search) ? GROUPS : 1)

/**
 * What servers get while `visitors` come in an hour, each on a journey of these requests: requests of the CDN and bytes.
 * `hasCdn`: answers of the API that may be kept are the CDN's too. `peak` is how much more comes in the busiest second.
 * Rates are per second, bytes those of the hour.
 */
export function crowdOf(requests, { visitors, peak }, hasCdn) {
  const perSecond = (visitors / HOUR_S) * peak
  const bytes = requests.reduce((sum, request) => sum + request.bytes, 0)
  const ofCdn = requests.filter((request) => !isCall(request) || (hasCdn && storedSeconds(request) > 0))
  return {
    visitorsPerSecond: perSecond,
    cdnPerSecond: perSecond * ofCdn.length,
    bytesPerSecond: perSecond * bytes,
    bytes: visitors * bytes,
  }
}

/**
 * The calls of such a crowd that reach the API, `METHOD path` with times a second: those that no CDN may keep, and those
 * that it asks for to keep them. `hits` is the share of questions that it answers itself where there are many answers; by
 * popularity of schools unless said. `own` calls come from the share `signedIn` of visitors.
 */
export function reachedBy(requests, { visitors, peak, signedIn, own, hits }, hasCdn) {
  const perSecond = (visitors / HOUR_S) * peak
  const reached = new Map()
  const add = (call, times) => reached.set(call, (reached.get(call) ?? 0) + times)
  for (const request of requests.filter(isCall)) {
    const seconds = hasCdn ? storedSeconds(request) : 0
    const call = nameOfCall(request)
    if (seconds === 0) add(call, perSecond)
    else if (!hasManyAnswers(request)) add(call, Math.min(perSecond, 1 / seconds))
    else if (hits !== undefined) add(call, perSecond * (1 - hits))
    else {
      const groups = groupsOf(request)
      add(call, missesPerSecond({ perSecond, seconds, schools: SCHOOLS, groups }))
    }
  }
  add(OWN_CALLS, perSecond * signedIn * own)
  return reached
}

/** All of them, times a second. */
export const total = (reached) => [...reached.values()].reduce((sum, times) => sum + times, 0)

/** What people who are signed in ask of their own; the journey is a guest's. */
export const OWN_CALLS = '本人的接口'

/**
 * How often a CDN asks the API for answers that depend on the school, per second: `perSecond` visitors ask for one each,
 * and an answer is kept for `seconds`. Schools are asked for as words are in a text, the nth a nth as often as the first
 * (Zipf); visitors are spread evenly over `groups`, and what one group asks says nothing to another.
 */
export function missesPerSecond({ perSecond, seconds, schools, groups }) {
  const shares = Array.from({ length: schools }, (_, at) => 1 / (at + 1))
  const whole = shares.reduce((sum, share) => sum + share, 0)
  const asked = (perSecond * seconds) / groups
  // Arrivals are independent: an answer is asked for at least once in the time with this chance.
  const kinds = shares.reduce((sum, share) => sum - Math.expm1((-asked * share) / whole), 0)
  return (kinds * groups) / seconds
}
