import { afterEach, describe, expect, it } from 'vitest'
import { Route as basicInfo } from '~/routes/_student/userinfo/basicInfo'
import { Route as enrollmentIntention } from '~/routes/_student/userinfo/enrollmentIntention'
import { Route as evaluationInfo } from '~/routes/_student/userinfo/evaluationInfo'
import { Route as otherInfo } from '~/routes/_student/userinfo/otherInfo'
import { Route as physicalTest } from '~/routes/_student/userinfo/physicalTest'
import { Route as scoreSheet } from '~/routes/_student/userinfo/scoreSheet'
import { Route as volunteerInfo } from '~/routes/_student/userinfo/volunteerInfo'
import { clearSession, startSession } from '~/shared/session/session'
import { STUDENT } from '../../../tests/people'
import { guard, promptOnArrival } from './guard'

const PAGES = {
  basicInfo,
  volunteerInfo,
  scoreSheet,
  enrollmentIntention,
  physicalTest,
  evaluationInfo,
  otherInfo,
}

/** What the guard does with a direct visit: 开, 登录 (about behind the dialog) or 无权. */
function visit(page: keyof typeof PAGES): string {
  const { staticData = {} } = PAGES[page].options
  const href = `/userinfo/${page}`
  try {
    guard({ matches: [{ staticData }], location: { href }, preload: false })
    return '开'
  } catch (thrown) {
    if (thrown instanceof Error) return thrown.message === '无权访问' ? '无权' : thrown.message
    expect(thrown).toMatchObject({ options: { to: '/about', search: { next: href } } })
    return '登录'
  }
}

afterEach(clearSession)

describe('the pages of /userinfo (S1 §2)', () => {
  it.each([
    // page, guest, 0, 1, 2, 3, 5
    ['basicInfo', '登录', '开', '开', '开', '无权', '开'],
    ['volunteerInfo', '登录', '开', '开', '开', '无权', '开'],
    ['scoreSheet', '登录', '无权', '开', '开', '无权', '开'],
    ['enrollmentIntention', '登录', '无权', '开', '开', '无权', '开'],
    ['physicalTest', '登录', '无权', '开', '开', '无权', '开'],
    ['evaluationInfo', '登录', '开', '开', '开', '无权', '开'],
    ['otherInfo', '登录', '无权', '开', '开', '无权', '开'],
  ] as const)('S1-2.25 S1-2.26 S1-6.1 %s', (page, guest, ...byRole) => {
    expect(visit(page)).toBe(guest)
    const seen = ([0, 1, 2, 3, 5] as const).map((roleId) => {
      startSession('token', { ...STUDENT, roleId, roleTypes: [roleId] })
      return visit(page)
    })
    expect(seen).toEqual(byRole)
  })

  it('S1-4.6 ask a student without province or year to complete them only where a login is required', () => {
    for (const missing of [{ province: null, year: null }, { province: null }, { year: null }]) {
      startSession('token', { ...STUDENT, ...missing })
      expect(visit('basicInfo')).toBe('登录')
      expect(visit('physicalTest')).toBe('开')
    }
  })
})

describe('a guest', () => {
  it('S1-4.5 who comes in by an address is led to /about, which keeps the address', () => {
    const arrive = () =>
      guard({
        matches: [{ staticData: { requiresLogin: true } }],
        location: { href: '/myvolunteer?a=b' },
        preload: false,
      })
    expect(arrive).toThrow(
      expect.objectContaining({
        options: expect.objectContaining({ to: '/about', search: { next: '/myvolunteer?a=b' } }),
      }),
    )
  })
})

describe('a student without province or year', () => {
  it('is not asked for them before a page that stays closed', () => {
    startSession('token', { ...STUDENT, province: null, year: null })
    const staffOnly = { staticData: { requiresLogin: true, roles: [3] } }
    const arrive = () => guard({ matches: [staffOnly], location: { href: '/masterList' }, preload: false })
    expect(arrive).toThrow('无权访问')
  })
})

describe('the address that /about keeps for a guest', () => {
  const arrive = () => promptOnArrival({ next: '/myvolunteer', preload: false })

  it('leads on who has signed in elsewhere meanwhile', () => {
    startSession('token', STUDENT)
    expect(arrive).toThrow(
      expect.objectContaining({ options: expect.objectContaining({ href: '/myvolunteer' }) }),
    )
  })

  it('keeps who has not, behind the dialog', () => {
    expect(arrive).not.toThrow()
  })
})
