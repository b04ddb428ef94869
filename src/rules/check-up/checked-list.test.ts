import { describe, expect, it } from 'vitest'
import type { ApplicationItem, ApplicationListDetail } from '~/contracts/application-lists'
import type { RecommendedUnit, UnitMajor } from '~/contracts/recommendation.schemas'
import { checkedList, offeredUnits } from './checked-list'

const item = (unitId: string): ApplicationItem => ({
  unitId,
  order: 1,
  schoolId: '10357',
  schoolName: '安徽大学',
  provinceName: '安徽',
  majorGroupCode: '003',
  adjust: true,
  majors: [{ majorEnrollCode: '01', majorName: '法学' }],
  lowestScore: 600,
  lowestRank: 25_000,
})

const list: ApplicationListDetail = {
  id: 'l-1',
  studentId: 's-1',
  name: '省内',
  createdType: 1,
  province: '安徽',
  year: 2026,
  batch: '本科批',
  subject: '物理',
  score: 600,
  rank: 26_000,
  version: 1,
  items: [item('10357-003')],
}

const line = (year: number, lowestRank: number, planNum: number) => ({
  year,
  lowestScore: 600,
  lowestRank,
  planNum,
})
const major = (majorEnrollCode: string, majorName: string, rank: number): UnitMajor => ({
  majorEnrollCode,
  majorName,
  planNum: 5,
  fee: 5_000,
  history: [line(2025, rank, 5)],
})
const unit: RecommendedUnit = {
  unitId: '10357-003',
  schoolId: '10357',
  schoolName: '安徽大学',
  provinceName: '安徽',
  batch: '本科批',
  subjectRequirement: '物理+化学',
  planNum: 30,
  lastPlanNum: 20,
  history: [line(2025, 24_000, 25), line(2024, 23_000, 24)],
  majors: [major('01', '法学', 22_000), major('02', '哲学', 24_000)],
}
const units = offeredUnits([unit])

describe('a list to be checked', () => {
  it('carries lines, plans and majors of its units', () => {
    const checked = checkedList(list, list.items, units, { electives: ['物理', '化学', '生物'] })
    expect(checked).toMatchObject({
      province: '安徽',
      subject: '物理',
      student: { rank: 26_000, score: 600, electives: ['物理', '化学', '生物'] },
    })
    expect(checked?.rows[0]).toEqual({
      id: '10357-003',
      offered: true,
      school: '安徽大学',
      unit: '003',
      province: '安徽',
      adjust: true,
      requirement: '物理+化学',
      plan: 30,
      lastPlan: 25,
      lines: [
        { year: 2025, rank: 24_000, score: 600 },
        { year: 2024, rank: 23_000, score: 600 },
      ],
      majors: [{ name: '法学', plan: 5, fee: 5_000, rank: 22_000 }],
      alsoInUnit: [{ name: '哲学', plan: 5, fee: 5_000, rank: 24_000 }],
    })
  })

  it('judges nothing of a unit that could not be read', () => {
    const row = checkedList(list, list.items, { byId: new Map() })?.rows[0]
    expect(row).toMatchObject({ unread: true, majors: [{ name: '法学' }] })
    expect(row?.lines).toBeUndefined()
  })

  it('says of a unit that a school which was read has not got that it is not offered', () => {
    const read = { byId: new Map(), schools: new Set(['10357']) }
    expect(checkedList(list, list.items, read)?.rows[0]).toMatchObject({
      offered: false,
      lines: [{ year: 2025, rank: 25_000 }],
    })
    const closed = { ...units, closed: new Set([unit.unitId]) }
    expect(checkedList(list, list.items, closed)?.rows[0]).toMatchObject({
      offered: false,
      requirement: '物理+化学',
    })
  })

  it('reads the limits in the note of a major', () => {
    const noted = { ...unit, majors: [{ ...major('01', '英语', 22_000), note: '只招英语语种考生' }] }
    expect(checkedList(list, list.items, offeredUnits([noted]))?.rows[0]?.majors?.[0]?.limits).toEqual({
      language: ['英语'],
    })
  })

  it('says of a unit without any line that it is new', () => {
    const row = checkedList(list, list.items, offeredUnits([{ ...unit, history: [] }]))?.rows[0]
    expect(row).toMatchObject({ isNew: true, lines: [], lastPlan: 20 })
  })

  it('carries what the server says of the chance, between its steps and inside its tier', () => {
    const chanceOf = (figures: Partial<RecommendedUnit>) =>
      checkedList(list, list.items, offeredUnits([{ ...unit, ...figures }]))?.rows[0]?.chance
    expect(chanceOf({})).toBeUndefined()
    expect(chanceOf({ risk: 2, probability: 65 })).toEqual({ low: 0.65, high: 0.7 })
    expect(chanceOf({ risk: 2, probability: 85 })).toEqual({ low: 0.85, high: 0.9 })
    expect(chanceOf({ risk: 3, probability: 95 })).toEqual({ low: 0.95, high: 1 })
    expect(chanceOf({ probability: 5 })).toEqual({ low: 0, high: 0.1 })
    expect(chanceOf({ risk: 3, probabilityLow: 85, probabilityHigh: 90 })).toEqual({ low: 0.9, high: 1 })
    expect(chanceOf({ risk: 1, probabilityLow: 35, probabilityHigh: 60 })).toEqual({ low: 0.35, high: 0.5 })
  })

  it('is none without rows, rank or subject', () => {
    expect(checkedList(list, [], units)).toBeUndefined()
    expect(checkedList({ ...list, rank: null }, list.items, units)).toBeUndefined()
    expect(checkedList({ ...list, subject: null }, list.items, units)).toBeUndefined()
  })
})
