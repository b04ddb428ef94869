import { afterEach, expect, it, vi } from 'vitest'

vi.mock('react', async () => (await import('../../../../tests/hydrated')).hydrated())

import type { UserInfo } from '~/contracts/auth'
import { browserStorage } from '~/shared/lib/storage/storage'
import { clearSession, startSession } from '~/shared/session/session'
import { drawn, linksIn } from '../../../../tests/drawn'
import { ADMINISTRATOR, PLANNER, STUDENT } from '../../../../tests/people'
import { StaffShell } from './staff-shell'

/** The staff area as a person sees it while some orders wait. */
async function shownTo(person: UserInfo, count = 7) {
  clearSession()
  startSession('token', person)
  browserStorage.set('zetu.pending', JSON.stringify({ of: person.id, at: Date.now(), count }))
  return drawn(<StaffShell user={person} />)
}

afterEach(clearSession)

const OWN = ['我的学生 7 份待处理', '/myStudentList']
const STUDENTS = ['学生管理', '/departStudentList']

it('S1-1.2 S1-2.31 S1-6.2 the menu of the staff area has the pages of a role, and what waits in red', async () => {
  expect(linksIn(await shownTo(STUDENT))).toEqual([OWN])
  expect(linksIn(await shownTo(PLANNER))).toEqual([STUDENTS, OWN])
  const markup = await shownTo(ADMINISTRATOR)
  expect(linksIn(markup)).toEqual([
    STUDENTS,
    OWN,
    ['规划师管理', '/masterList'],
    ['网站运营', '/websiteOpeartion'],
    ['核心数据', '/coreData'],
  ])
  expect(markup).toMatch(/class="[^"]*bg-destructive [^"]*">7</)
})

it('S1-2.31.2 nothing that waits is no badge', async () => {
  expect(linksIn(await shownTo(STUDENT, 0))).toEqual([['我的学生', '/myStudentList']])
})
