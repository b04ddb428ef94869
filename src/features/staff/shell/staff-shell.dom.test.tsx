import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { UserInfo } from '~/contracts/auth'
import { drawn, linksIn } from '../../../../tests/dom'
import { ADMINISTRATOR, PLANNER, STUDENT } from '../../../../tests/people'
import { StaffShell } from './staff-shell'

/** The links of the staff area as a person sees it while some orders wait. */
async function linksOf(person: UserInfo, count = 7) {
  const pending = JSON.stringify({ of: person.id, at: Date.now(), count })
  await drawn(<StaffShell user={person} />, { person, kept: { 'zetu.pending': pending } })
  return linksIn()
}

const OWN = ['我的学生 7 份待处理', '/myStudentList']
const STUDENTS = ['学生管理', '/departStudentList']

it('S1-1.2 S1-2.31 S1-6.2 the menu of the staff area has the pages of a role, and what waits in red', async () => {
  expect(await linksOf(STUDENT)).toEqual([OWN])
  expect(await linksOf(PLANNER)).toEqual([STUDENTS, OWN])
  expect(await linksOf(ADMINISTRATOR)).toEqual([
    STUDENTS,
    OWN,
    ['规划师管理', '/masterList'],
    ['网站运营', '/websiteOpeartion'],
    ['核心数据', '/coreData'],
  ])
  expect([...screen.getByText('7').classList]).toContain('bg-destructive')
})

it('S1-2.31.2 nothing that waits is no badge', async () => {
  expect(await linksOf(STUDENT, 0)).toEqual([['我的学生', '/myStudentList']])
})
