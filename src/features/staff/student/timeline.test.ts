import { expect, it } from 'vitest'
import { timelineOf } from './timeline'
import { neighbourOf } from './walk'

it('a life is told from its newest moment, and leaves out what has no time', () => {
  const form = {
    studentId: 's-1',
    studentName: '林小满',
    tel: '138****8000',
    auth: false,
    applicationListCount: 2,
    status: 3 as const,
    plannerName: '沈明远',
    createTime: '2025-07-10 10:00:00',
    updateTime: '2026-05-28T12:00:00',
  }
  const list = { id: 'l-1', studentId: 's-1', province: '安徽', year: 2026 }
  const lists = [
    { ...list, name: '省内', createdType: 1, updateTime: '2026-05-28 19:00:00' },
    { ...list, name: '没有时间', createdType: 1, updateTime: null },
  ]
  const assessments = [
    { id: 'a', assessmentId: 'holland', finishedTime: '2026-04-01', scores: {}, conclusion: 'RIA' },
  ]
  expect(timelineOf({ form, lists, assessments }).map(({ what }) => what)).toEqual([
    '自建志愿表“省内”更新',
    '服务单：规划师服务中（沈明远）',
    '完成测评：RIA',
    '注册',
  ])
  expect(timelineOf({})).toEqual([])
})

it('j and k end at the ends of the page, and lead nowhere from elsewhere', () => {
  const ids = ['a', 'b', 'c']
  expect(neighbourOf(ids, 'b', 1)).toBe('c')
  expect(neighbourOf(ids, 'b', -1)).toBe('a')
  expect(neighbourOf(ids, 'c', 1)).toBeUndefined()
  expect(neighbourOf(ids, 'a', -1)).toBeUndefined()
  expect(neighbourOf(ids, 'x', 1)).toBeUndefined()
})
