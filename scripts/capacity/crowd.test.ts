import { expect, it } from 'vitest'
import { countJourney, crowdOf, missesPerSecond } from './crowd.mjs'

const ASKED = [
  { path: '/welcome', bytes: 20_000, cache: 'no-cache' },
  { path: '/assets/app-1.js', bytes: 50_000, cache: 'public, max-age=31536000, immutable' },
  { path: '/api/province/list', bytes: 900, cache: 'public, max-age=0, s-maxage=3600' },
  { path: '/api/school/ranking', bytes: 1_100, cache: 'no-store' },
  { path: '/tel/login', bytes: 0, cache: '' },
]

it('tells files, calls that a CDN may keep, and calls that reach the API', () => {
  expect(countJourney(ASKED)).toEqual({ files: 2, shared: 1, passed: 2, bytes: 72_000 })
})

it('gives what a crowd asks of the CDN and of the API', () => {
  const crowd = { visitors: 3_600_000, peak: 1, signedIn: 0.5, own: 4, kept: 1 }
  expect(crowdOf(countJourney(ASKED), crowd)).toEqual({
    visitorsPerSecond: 1000,
    callsPerVisitor: 4,
    callsPerSecond: 4000,
    cdnPerSecond: 3000,
    bytesPerSecond: 72_000_000,
    bytes: 3_600_000 * 72_000,
  })
  // Without a CDN all calls reach the API, and three times as many in the busiest second.
  const busy = crowdOf(countJourney(ASKED), { ...crowd, kept: 0, peak: 3 })
  expect(busy.callsPerSecond).toBe(15_000)
  expect(busy.bytes).toBe(3_600_000 * 72_000)
})

it('gives how often a CDN has to ask, between one answer for all and one for each visitor', () => {
  const one = { perSecond: 100, seconds: 600, schools: 1, groups: 1 }
  expect(missesPerSecond(one)).toBeCloseTo(1 / 600)
  const many = missesPerSecond({ ...one, schools: 3000, groups: 56 })
  expect(many).toBeGreaterThan(20)
  expect(many).toBeLessThan(100)
  // More visitors ask for more, and each for less.
  const more = missesPerSecond({ ...one, perSecond: 200, schools: 3000, groups: 56 })
  expect(more).toBeGreaterThan(many)
  expect(more).toBeLessThan(2 * many)
})
