/*
 * What a crowd asks of a site, from what one visitor's journey asks. Pure: figures in, figures out.
 */

const HOUR_S = 3600

/**
 * What servers get while `visitors` come in an hour. `journey` is what one of them asks for: requests of the CDN with
 * bytes, and calls of the API, those that a CDN may keep (`shared`) apart from those that it passes on (`passed`).
 * `own` calls come from the share `signedIn` of visitors. `peak` is how much more comes in the busiest second. Rates are
 * per second, bytes those of the hour.
 */
export function crowdOf(journey, { visitors, peak, signedIn, own, kept }) {
  const perSecond = (visitors / HOUR_S) * peak
  const passed = journey.passed + journey.shared * (1 - kept) + signedIn * own
  const cdn = journey.files + journey.shared * kept
  return {
    visitorsPerSecond: perSecond,
    callsPerVisitor: passed,
    callsPerSecond: perSecond * passed,
    cdnPerSecond: perSecond * cdn,
    bytesPerSecond: perSecond * journey.bytes,
    bytes: visitors * journey.bytes,
  }
}

/** Counts what a journey has asked for. Each request has `path`, `bytes` and what it says of being kept (`cache`). */
export function countJourney(requests) {
  const isCall = ({ path }) => /^\/(api|tel)\//.test(path)
  const calls = requests.filter(isCall)
  const shared = calls.filter(({ cache }) => /\bs-maxage=[1-9]/.test(cache)).length
  return {
    files: requests.length - calls.length,
    shared,
    passed: calls.length - shared,
    bytes: requests.reduce((sum, { bytes }) => sum + bytes, 0),
  }
}

/**
 * How often a CDN asks the API for answers that depend on the school, per second: `perSecond` visitors ask for one each,
 * and an answer is kept for `seconds`. Schools are asked for as words are in a text, the nth a nth as often as the first
 * (Zipf); visitors are spread evenly over `groups` of province and subject, and what one group asks says nothing to another.
 */
export function missesPerSecond({ perSecond, seconds, schools, groups }) {
  const shares = Array.from({ length: schools }, (_, at) => 1 / (at + 1))
  const whole = shares.reduce((sum, share) => sum + share, 0)
  const asked = (perSecond * seconds) / groups
  // Arrivals are independent: an answer is asked for at least once in the time with this chance.
  const kinds = shares.reduce((sum, share) => sum - Math.expm1((-asked * share) / whole), 0)
  return (kinds * groups) / seconds
}
