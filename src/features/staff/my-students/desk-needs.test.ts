import { expect, it } from 'vitest'
import { GAOKAO_ID, MOCK_EXAM_ID, ROLES, SELF_CREATED } from '~/contracts/reference'
import { byNeed, needsOf } from './desk-needs'

const AT = new Date('2026-06-27T10:00:00+08:00')
const form = { province: '安徽', year: 2026 } as const
const due = { end: '7 月 1 日 17:00', left: '明天开始填', days: 4, isOver: false }
const score = (id: string, examType: 1 | 2) => ({
  id,
  studentId: 's-1',
  examType,
  province: '安徽',
  year: 2026,
  subject: '物理',
  score: 531,
  rank: 60_000,
  createRoleType: 1,
  createTime: '2026-06-25 10:00:00',
})
const EXAM = score('exam', GAOKAO_ID)
const MOCK = score('mock', MOCK_EXAM_ID)
const list = (
  stage: 'draft' | 'opened' | 'accepted' | 'declined' | undefined,
  preferenceScoreId = 'exam',
) => ({
  id: 'l',
  studentId: 's-1',
  name: '方案',
  createdType: stage ? ROLES.planner : SELF_CREATED,
  province: '安徽',
  year: 2026,
  preferenceScoreId,
  ...(stage && { stage }),
})

it('says what of a student is open, the gravest first', () => {
  expect(needsOf(form, { scores: [EXAM], list: list('declined'), toHandle: 2 }, due, AT)).toMatchObject({
    texts: ['学生不同意', '2 项要处理'],
    days: 4,
  })
  expect(needsOf(form, { scores: [MOCK], list: list('draft', 'mock'), toHandle: 0 }, due, AT).texts).toEqual([
    '出分没录',
    '方案没交',
  ])
  expect(needsOf(form, { scores: [EXAM, MOCK], list: list('opened', 'mock') }, due, AT).texts).toEqual([
    '表按模考',
  ])
  expect(needsOf(form, { scores: [EXAM], list: list(undefined) }, due, AT).texts).toEqual(['没做方案'])
  expect(needsOf(form, { scores: [EXAM], list: list('accepted'), toHandle: 0 }, due, AT)).toMatchObject({
    texts: [],
    weight: 0,
  })
})

it('says nothing of a student of another year, and of results that are not out', () => {
  expect(needsOf({ ...form, year: 2028 }, { scores: [] }, due, AT)).toMatchObject({ isNow: false, texts: [] })
  const before = new Date('2026-06-20T10:00:00+08:00')
  expect(needsOf(form, { scores: [MOCK], list: list('opened', 'mock') }, due, before).texts).toEqual([])
})

it('this year’s students stand first, the gravest need before many small ones, the nearest deadline before others', () => {
  const grave = needsOf(form, { scores: [EXAM], list: list('declined'), toHandle: 0 }, due, AT)
  const small = needsOf(form, { scores: [MOCK], list: list('draft', 'mock'), toHandle: 3 }, due, AT)
  const soon = { ...small, days: 1 }
  const other = needsOf({ ...form, year: 2027 }, { scores: [] }, undefined, AT)
  // Somebody who is through, and whose order nobody has closed.
  const past = needsOf({ ...form, year: 2025 }, { scores: [] }, undefined, AT)
  expect([other, past, small, soon, grave].toSorted(byNeed)).toEqual([grave, soon, small, past, other])
})
