import { expect, it } from 'vitest'
import { crowdOf, missesPerSecond, OWN_CALLS, reachedBy, total } from './crowd.mjs'

const KEPT = 'public, max-age=0, s-maxage=600'
const ASKED = [
  { method: 'GET', path: '/welcome', search: '', bytes: 20_000, cache: 'no-cache' },
  { method: 'GET', path: '/assets/index-a.js', search: '', bytes: 50_000, cache: 'public, max-age=31536000' },
  { method: 'GET', path: '/api/province/list', search: '', bytes: 1000, cache: KEPT },
  { method: 'GET', path: '/api/school/query/base/10001', search: '', bytes: 300, cache: KEPT },
  { method: 'POST', path: '/api/score-line/school', search: '', bytes: 600, cache: 'no-store' },
  { method: 'POST', path: '/tel/code/login', search: '', bytes: 100, cache: '' },
]
const ASSUMED = { visitors: 3_600_000, peak: 1, signedIn: 0.1, own: 10, hits: undefined }

it('gives what a crowd asks of the CDN', () => {
  expect(crowdOf(ASKED, ASSUMED, false)).toEqual({
    visitorsPerSecond: 1000,
    cdnPerSecond: 2000,
    bytesPerSecond: 72_000_000,
    bytes: 3_600_000 * 72_000,
  })
  expect(crowdOf(ASKED, { ...ASSUMED, peak: 2 }, true)).toMatchObject({
    cdnPerSecond: 8000,
    bytes: 3_600_000 * 72_000,
  })
})

it('gives which calls of a crowd reach the API: what no CDN may keep, and what it asks for to keep it', () => {
  const without = reachedBy(ASKED, ASSUMED, false)
  expect(without.get('GET /api/school/query/base/{id}')).toBe(1000)
  expect(without.get(OWN_CALLS)).toBe(1000)
  expect(total(without)).toBe(5000)
  const kept = reachedBy(ASKED, { ...ASSUMED, hits: 0.9 }, true)
  expect(kept.get('GET /api/province/list')).toBeCloseTo(1 / 600)
  expect(kept.get('GET /api/school/query/base/{id}')).toBeCloseTo(100)
  expect(kept.get('POST /api/score-line/school')).toBe(1000)
  const ofLines = { ...ASKED[3], path: '/api/score-line/schools', search: '?body=%7B%22province%22%3A1%7D' }
  const byPopularity = reachedBy([...ASKED, ofLines], ASSUMED, true)
  const of = { perSecond: 1000, seconds: 600, schools: 2937 }
  // The school is the same to everybody, its lines are those of a province.
  expect(byPopularity.get('GET /api/school/query/base/{id}')).toBe(missesPerSecond({ ...of, groups: 1 }))
  expect(byPopularity.get('GET /api/score-line/schools')).toBe(missesPerSecond({ ...of, groups: 56 }))
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
