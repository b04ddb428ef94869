import { describe, expect, it } from 'vitest'
import {
  isStaff,
  mayEditList,
  mayOpen,
  mayReadEarlyBatch,
  mayReadVip,
  STAFF_PAGES,
  type StaffPage,
} from './access'

const student = { roleId: 1, auth: false }

describe('access', () => {
  it('counts planners and administrators as staff, and nobody else', () => {
    expect([0, 1, 2, 3, 5].filter((roleId) => isStaff({ roleId }))).toEqual([2, 3])
  })

  it('S1-1.3.1 S1-6.3 opens VIP data to VIP and staff', () => {
    expect(mayReadVip({ ...student, auth: true })).toBe(true)
    expect(mayReadVip({ roleId: 2, auth: false })).toBe(true)
    expect(mayReadVip(student)).toBe(false)
    expect(mayReadVip({ roleId: 5, auth: false })).toBe(false)
    expect(mayReadVip(undefined)).toBe(false)
  })

  it('S1-2.62 S1-6.4 opens the early batch of one school to everybody', () => {
    expect(mayReadEarlyBatch(undefined, '10359')).toBe(true)
    expect(mayReadEarlyBatch(student, undefined)).toBe(false)
    expect(mayReadEarlyBatch(student, '')).toBe(false)
    expect(mayReadEarlyBatch({ ...student, auth: true }, null)).toBe(true)
  })

  it('S1-2.31 S1-6.2 opens the pages of the staff area by role (S1 §6)', () => {
    const pages = Object.keys(STAFF_PAGES).filter((page): page is StaffPage => page in STAFF_PAGES)
    const opened = (roleId: number) => pages.filter((page) => mayOpen(page, { roleId }))
    const mine = ['/myStudentList', '/myStudentDetail']
    expect(opened(0)).toEqual([])
    expect(opened(5)).toEqual([])
    expect(opened(1)).toEqual(mine)
    expect(opened(2)).toEqual(['/departStudentList', '/departStudentDetail', ...mine])
    expect(opened(3)).toEqual(pages)
  })

  it('lets students change their own lists, and staff those of planners', () => {
    const [owner, other, planner] = [
      { id: 's-1', roleId: 1 },
      { id: 's-2', roleId: 1 },
      { id: 'p-1', roleId: 2 },
    ]
    const [own, proposed] = [
      { studentId: 's-1', createdType: 1 },
      { studentId: 's-1', createdType: 2 },
    ]
    expect([owner, other, planner, undefined].map((person) => mayEditList(own, person))).toEqual([
      true,
      false,
      false,
      false,
    ])
    expect([owner, other, planner].map((person) => mayEditList(proposed, person))).toEqual([
      false,
      false,
      true,
    ])
  })
})
