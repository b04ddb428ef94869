import { describe, expect, it } from 'vitest'
import { ROLES, SUBJECTS } from '~/contracts/reference'
import { planOf } from '../calls/lists/list-plan'
import { EMPTY_SCENARIO } from '../scenario/scenario'
import { createBackend } from '../server/backend'
import { plannedUnits } from '../world/filing/planned-units'
import { PLANNER_COUNT, STUDENT_COUNT } from '../world/people/people'
import { findSchool } from '../world/schools/schools'
import { ordersOf } from './people-tables'
import { intentionsOf, physicalsOf } from './profile-tables'
import { scoreRecordsOf } from './score-tables'
import { filledList } from './world-lists'

const backend = createBackend({
  scenario: EMPTY_SCENARIO,
  now: () => new Date('2026-06-25T10:00:00+08:00'),
})
const lists = backend.db.applicationList.list().map((list) => filledList(backend, list))

describe('lists of the world', () => {
  it('hold a handful of schools, the hardest first', () => {
    expect(lists.length).toBeGreaterThan(150)
    for (const { id, items } of lists) {
      expect(items.length, id).toBeGreaterThanOrEqual(3)
      expect(items.length).toBeLessThanOrEqual(8)
      expect(new Set(items.map(({ schoolId }) => schoolId)).size).toBe(items.length)
      expect(items.map(({ order }) => order)).toEqual(items.map((_, index) => index + 1))
      const ranks = items.map(({ lowestRank }) => lowestRank ?? 0)
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
    }
  })

  it('hold units that the plan has and the electives of the student allow', () => {
    for (const list of lists) {
      const plan = planOf(backend, list)
      const student = backend.db.account.find(list.studentId)
      const electives: readonly string[] = SUBJECTS.filter(({ id }) => student?.subjects.includes(id)).map(
        ({ label }) => label,
      )
      for (const { unitId, schoolId, majors } of list.items) {
        const school = findSchool(schoolId)
        const unit = school && plannedUnits(school, plan).find((known) => known.unitId === unitId)
        expect(
          unit?.electives.every((name) => electives.includes(name)),
          `${list.id} ${unitId}`,
        ).toBe(true)
        const codes = unit?.years[0].majors.map(({ enrolCode }) => enrolCode) ?? []
        expect(majors.length).toBeGreaterThan(0)
        expect(majors.every(({ majorEnrollCode }) => codes.includes(majorEnrollCode))).toBe(true)
      }
    }
  })

  it('stand around the rank of their score', () => {
    const middles = lists.map(({ items, preferenceScoreId }) => {
      const record = scoreRecordsOf(backend.db).find(preferenceScoreId ?? '')
      return (items[Math.floor(items.length / 2)]?.lowestRank ?? 0) / (record?.rank ?? Number.NaN)
    })
    const typical = middles.toSorted((a, b) => a - b)[Math.floor(middles.length / 2)]
    expect(typical).toBeGreaterThan(0.95)
    expect(typical).toBeLessThan(1.4)
  })

  it('are made for the first regular batch that the score reaches', () => {
    const { db } = createBackend({
      scenario: { ...EMPTY_SCENARIO, province: '西藏', subject: '文科', rank: 2000 },
      now: () => new Date('2026-06-25T10:00:00+08:00'),
    })
    const own = { ...backend, db }
    const person = db.person?.account.id
    const made = db.applicationList.list().filter(({ studentId }) => studentId === person)
    expect(made.length).toBeGreaterThan(0)
    for (const list of made) {
      expect(planOf(own, list).batch).toBe('本二')
      const ranks = filledList(own, list).items.map(({ lowestRank }) => lowestRank ?? 0)
      expect(ranks.filter((rank) => rank >= 2000).length).toBeGreaterThan(1)
    }
  })

  it('of the demo accounts hold what their names promise, wanted majors first', () => {
    const of = (id: string) => lists.find((list) => list.id === id)?.items ?? []
    const names = (id: string) => of(id).map(({ majors: [first] }) => first?.majorName)
    expect(
      names('l-4').every((name) => /^(汉语言文学|历史学|思想政治教育|法学|英语)$/.test(name ?? '')),
    ).toBe(true)
    expect(names('l-1').every((name) => /计算机|软件|电气|机械|电子/.test(name ?? ''))).toBe(true)
    for (const { schoolId } of of('l-1')) expect(findSchool(schoolId)?.provinceName).toBe('安徽')
    for (const id of ['l-1', 'l-2', 'l-3', 'l-4']) {
      expect(of(id).length, id).toBeGreaterThanOrEqual(5)
      for (const { majors } of of(id)) {
        for (const { majorName } of majors) expect(majorName).not.toContain('中外合作')
      }
    }
  })

  it('of a demo account decline adjustment where that can cost a place', () => {
    const list = lists.find(({ id }) => id === 'l-2')
    const declined = list?.items.filter(({ adjust }) => adjust === false) ?? []
    expect(list && declined.length).toBe(1)
    for (const { schoolId, unitId, majors } of declined) {
      const school = findSchool(schoolId)
      const unit =
        school && list && plannedUnits(school, planOf(backend, list)).find((known) => known.unitId === unitId)
      expect(unit?.years[0].majors.length).toBeGreaterThan(majors.length)
    }
  })

  it('stay what they were changed to', () => {
    const list = backend.db.applicationList.find('l-1')
    if (!list) throw new Error('没有志愿表 l-1')
    expect(filledList(backend, { ...list, version: 2 }).items).toEqual([])
    expect(filledList(backend, { ...list, id: 'list-1' }).items).toEqual([])
  })
})

describe('the people of the world', () => {
  const students = backend.db.account
    .list()
    .filter(({ roleId, id }) => roleId === ROLES.student && /^s-1\d{3}$/.test(id))

  it('are 200 students and 20 planners', () => {
    expect(students).toHaveLength(STUDENT_COUNT)
    const planners = backend.db.account.list().filter(({ id }) => /^p-1\d\d$/.test(id))
    expect(planners).toHaveLength(PLANNER_COUNT)
    expect([STUDENT_COUNT, PLANNER_COUNT]).toEqual([200, 20])
    expect(new Set(backend.db.account.list().map(({ tel }) => tel)).size).toBe(
      backend.db.account.list().length,
    )
  })

  it('have orders in all four statuses, served by planners that exist', () => {
    const orders = ordersOf(backend.db).list()
    for (const status of [1, 2, 3, 4]) {
      expect(orders.filter((order) => order.status === status).length).toBeGreaterThan(5)
    }
    for (const { studentId, plannerId, status, createTime, updateTime } of orders) {
      const account = (id: string) => backend.db.account.find(id)
      expect(account(studentId)?.roleId).toBe(ROLES.student)
      if (plannerId) expect(account(plannerId)?.roleId).toBe(ROLES.planner)
      expect(plannerId === null).toBe(status === 1)
      expect(createTime <= updateTime).toBe(true)
      const proposals = lists.filter((list) => list.studentId === studentId && list.createdType !== 1)
      if (proposals.length > 0) expect(status).toBeGreaterThanOrEqual(3)
    }
  })

  it('have scores, and most of them an examination and an intention', () => {
    const complete = students.filter(({ province }) => province !== null)
    for (const { id, year } of complete.filter((student) => (student.year ?? 0) <= 2026)) {
      const records = scoreRecordsOf(backend.db).list({ studentId: id })
      expect(records.length, `${id} ${year}`).toBeGreaterThan(0)
    }
    expect(complete.filter(({ id }) => physicalsOf(backend.db).find(id)).length).toBeGreaterThan(90)
    expect(complete.filter(({ id }) => intentionsOf(backend.db).find(id)).length).toBeGreaterThan(110)
  })
})
