import { describe, expect, it } from 'vitest'
import * as reference from '~/contracts/reference'
import { schoolFacts } from '~/mocks/world/schools/model/school-facts'
import { schools } from '~/mocks/world/schools/schools'

const { ETHNIC_GROUPS, RANKING_TYPES, ROLES, ROLE_LABELS, SELF_CREATED, SUBJECTS } = reference

describe('the enumerations of S1 §3', () => {
  it.each([
    { name: 'sexes', values: reference.SEXES, labels: '男 女' },
    { name: 'kinds of teachers', values: reference.MASTER_TYPES, labels: '督导 全职 兼职' },
    { name: 'exams', values: reference.EXAM_TYPES, labels: '模考 高考' },
    { name: 'tiers', values: reference.RISKS, labels: '冲 稳 保' },
    { name: 'levels', values: reference.MAJOR_LEVELS, labels: '本科 专科 职业本科' },
    {
      name: 'statuses of an order',
      values: reference.ORDER_STATUSES,
      labels: '待分配规划师 待规划师处理 规划师服务中 服务期已完成',
    },
    {
      name: 'subjects',
      values: SUBJECTS,
      labels: '语文 数学 英语 物理 化学 生物 历史 地理 政治 技术',
    },
  ])('S1-3.5 S1-6.1 S2-9.12 $name have the numbers of the specification', ({ values, labels }) => {
    expect(values.map(({ id, label }) => [id, label])).toEqual(
      labels.split(' ').map((label, at) => [at + 1, label]),
    )
  })

  it('S1-2.30 roles have the numbers of the specification', () => {
    expect(ROLES).toEqual({ student: 1, planner: 2, administrator: 3 })
    expect(ROLE_LABELS).toEqual({ 1: '学生', 2: '规划师', 3: '管理员' })
    expect(SELF_CREATED).toBe(1)
  })

  it('S1-3.6 subjects have a field of the score record each', () => {
    const fields = SUBJECTS.map(({ field }) => field)
    expect(new Set(fields).size).toBe(10)
    expect([reference.PHYSICS_ID, reference.HISTORY_ID].map((id) => fields[id - 1])).toEqual([
      'physics',
      'history',
    ])
  })

  it('S1-3.5.8 levels of schools are listed, and every school has one of them', () => {
    const levels = new Set(schools().map((school) => schoolFacts(school).schoolLevel))
    expect([...levels].toSorted()).toEqual(reference.SCHOOL_LEVELS.toSorted())
  })

  it('S1-3.7 there are 56 ethnic groups, each once', () => {
    expect(new Set(ETHNIC_GROUPS).size).toBe(56)
    expect(ETHNIC_GROUPS).toHaveLength(56)
  })

  it('S1-3.8 S2-2.6 rankings are those of the specification, the default first', () => {
    expect(RANKING_TYPES.map(({ id, label }) => [id, label])).toEqual([
      ['ruanke', '软科'],
      ['qs', 'QS'],
      ['usnews', 'U.S. News'],
    ])
  })
})
