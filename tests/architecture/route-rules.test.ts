import { readFileSync } from 'node:fs'
import type { AnyRoute } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { Route as root } from '../../src/routes'
import { Route as school } from '../../src/routes/_student/chadaxuedetail.$id'
import { Route as article } from '../../src/routes/_student/gaokaozixunDetail.index'
import { Route as search } from '../../src/routes/_student/search/index'
import { Route as record } from '../../src/routes/_student/userinfo/index'
import { Route as home } from '../../src/routes/home'
import { Route as nested } from '../../src/routes/student/$'

const asksForLogin = (route: string) =>
  readFileSync(`src/routes/_student/${route}.tsx`, 'utf8').includes('requiresLogin: true')

it.each([
  ['fillIn', true],
  ['chadaxue', true],
  ['chadaxuerank', false],
  ['pici', false],
  ['weici', false],
  ['tiqianpi', true],
  ['myvolunteer', true],
  ['myvolunteerdesign', false],
  ['userinfo/basicInfo', true],
])('S1-2.10 S1-2.11 S1-2.22 S1-2.23 S1-2.24 S1-2.25.2 /%s asks for a login: %s', (route, asks) => {
  expect(asksForLogin(route)).toBe(asks)
})

/** Where a route leads on to, as its redirect says it. */
function ledFrom({ options }: AnyRoute, given: object) {
  try {
    options.beforeLoad?.(given as never)
  } catch (redirected) {
    const { href, to, params, search: kept } = (redirected as { options: Record<string, unknown> }).options
    return { href, to, params, search: kept }
  }
  return undefined
}

const LOCATION = { searchStr: '?year=2024' }

it.each([
  ['/', root, {}, { to: '/welcome' }],
  ['/home', home, {}, { to: '/welcome' }],
  ['/student/pici', nested, { params: { _splat: 'pici' }, location: LOCATION }, { href: '/pici?year=2024' }],
  [
    '/chadaxuedetail/10357',
    school,
    { params: { id: '10357' }, location: LOCATION },
    { href: '/chadaxueoverview/10357?year=2024' },
  ],
  [
    '/gaokaozixunDetail?id=3',
    article,
    { search: { id: '3' } },
    { to: '/gaokaozixunDetail/$id', params: { id: '3' }, search: {} },
  ],
  ['/userinfo', record, {}, { to: '/userinfo/basicInfo' }],
  ['/search', search, { search: { q: '法学' } }, { to: '/search/all', search: { q: '法学' } }],
] as const)(
  'S1-2.2 S1-2.8 S1-2.12 S1-2.20.3 S1-2.25.1 S1-2.27.1 S1-2.32 %s leads on',
  (_, route, given, led) => {
    expect(ledFrom(route as unknown as AnyRoute, given)).toEqual(led)
  },
)
