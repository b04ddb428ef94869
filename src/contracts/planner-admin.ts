import * as z from 'zod/mini'
import { MOST_CHARACTERS } from './bounds'
import { del, get, post, put } from './endpoint'
import { MasterType, OrderStatus, SexId } from './enumerations'
import { PAGE_REQUEST, pageOf } from './envelope'
import { Keyword, several, textUpTo, Word, wordsUpTo } from './limits'
import type { Stored } from './meaning/meaning'
import { among, falling, named, PAGE, RECORDS, rising, same, tooLong } from './meaning/said'
import { Address, Count, Day, ProvinceName, ShownTel, Tel, Text } from './primitives'
import { AUDIT_TRAIL, ORDERS } from './shown-by'

/**
 * A teacher (督导, shown on /mingshi) or planner (全职 and 兼职, shown on /guihuashi). The number, the place in the display and
 * the students served are given to staff only.
 */
export const Planner = z.object({
  id: Text,
  name: Text,
  masterType: MasterType,
  sex: z.nullish(SexId),
  avatarUrl: z.nullish(Address),
  /** What they are: 高级规划师, 高中特级教师 …. */
  title: z.nullish(z.string()),
  introduction: z.nullish(z.string()),
  /** Provinces whose rules they know best. */
  provinces: z.nullish(z.array(ProvinceName)),
  tel: z.nullish(ShownTel),
  /** Whether the public pages show them, and where: lower numbers first. */
  displayed: z.nullish(z.boolean()),
  displayOrder: z.nullish(Count),
  /** Students whose order they serve now. */
  servingCount: z.nullish(Count),
})
export type Planner = z.infer<typeof Planner>

/** Filters of a list of planners. The public sees those who are displayed, staff see all. */
export const PlannerQuery = z.object({
  ...PAGE_REQUEST,
  query: z.nullish(Keyword),
  masterTypes: z.optional(several(MasterType)),
  province: z.nullish(ProvinceName),
})
export type PlannerQuery = z.infer<typeof PlannerQuery>

/** A new planner; the number must be free, it is what they sign in with. */
export const NewPlanner = z.object({
  name: wordsUpTo(MOST_CHARACTERS.personName, '姓名'),
  tel: Tel,
  masterType: MasterType,
  sex: z.nullish(SexId),
  avatarUrl: z.nullish(wordsUpTo(MOST_CHARACTERS.pictureAddress, '头像地址')),
  title: z.nullish(textUpTo(MOST_CHARACTERS.jobTitle, '头衔')),
  introduction: z.nullish(textUpTo(MOST_CHARACTERS.introduction, '简介')),
  provinces: z.optional(several(ProvinceName)),
  displayed: z.optional(z.boolean()),
  displayOrder: z.optional(Count),
})
export type NewPlanner = z.infer<typeof NewPlanner>

/** Changes to a planner; what is absent stays as it is. */
export const PlannerUpdate = z.extend(z.partial(NewPlanner), { id: Word })
export type PlannerUpdate = z.infer<typeof PlannerUpdate>

/** Figures of the core data page. */
export const PlannerStatistics = z.object({
  studentCount: Count,
  vipCount: Count,
  plannerCount: Count,
  applicationListCount: Count,
  orders: z.array(z.object({ status: OrderStatus, count: Count })),
  /** New students by month, `2026-06`, the oldest first. */
  signUps: z.array(z.object({ month: z.string().check(z.regex(/^\d{4}-\d{2}$/)), count: Count })),
  /** Students by province, the most first. */
  provinces: z.array(z.object({ provinceName: ProvinceName, count: Count })),
  planners: z.array(z.object({ id: Text, name: Text, servingCount: Count, completedCount: Count })),
})
export type PlannerStatistics = z.infer<typeof PlannerStatistics>

/** What a student fills in, in the order in which the site asks for it. */
export const FILLING_STEPS = ['signUp', 'exam', 'subjects', 'score', 'intention', 'list'] as const

/** Figures of those who signed up in a period, and of the orders placed in it. Both days count. */
export const PeriodStatistics = z.object({
  from: Day,
  to: Day,
  studentCount: Count,
  vipCount: Count,
  /** Lists that these students have. */
  applicationListCount: Count,
  /** Orders placed in the period, by where they stand now. */
  orders: z.array(z.object({ status: OrderStatus, count: Count })),
  /** New students by day and province, the oldest first; only where there were any. */
  signUps: z.array(z.object({ date: Day, provinceName: z.nullish(ProvinceName), count: Count })),
  /** How many of these students have done a step and every step before it. */
  steps: z.array(z.object({ step: z.enum(FILLING_STEPS), count: Count })),
})
export type PeriodStatistics = z.infer<typeof PeriodStatistics>

const STORED_PLANNER: Stored = {
  echoes: same(
    ...['name', 'masterType', 'sex', 'avatarUrl', 'title', 'introduction', 'provinces/*', 'displayed'],
    'displayOrder',
  ),
}

export const plannerAdmin = {
  list: post('/api/planner/query/simple', {
    summary: '名师和规划师',
    body: PlannerQuery,
    payload: pageOf(Planner),
    fresh: 'shared',
    source: 'S1 §7',
    filters: {
      masterTypes: among(RECORDS, '/masterType'),
      province: among(RECORDS, '/provinces/*'),
      query: named(RECORDS, '/name'),
    },
    cut: PAGE,
  }),
  create: post('/api/planner', {
    summary: '新增规划师',
    body: NewPlanner,
    payload: Planner,
    access: 'administrator',
    effect: 'write',
    creates: true,
    changes: [
      'POST /api/planner/query/simple',
      'GET /api/planner/verify/tel/{tel}',
      'GET /api/planner/statistics',
      ...AUDIT_TRAIL,
    ],
    source: 'S1 §7',
    keeps: STORED_PLANNER,
  }),
  update: put('/api/planner', {
    summary: '修改规划师',
    body: PlannerUpdate,
    payload: Planner,
    access: 'administrator',
    effect: 'write',
    changes: [
      'POST /api/planner/query/simple',
      'GET /api/planner/query/simple-info',
      'GET /api/planner/verify/tel/{tel}',
      ...ORDERS,
      ...AUDIT_TRAIL,
    ],
    source: 'S1 §7',
    refuses: [tooLong('name')],
    keeps: STORED_PLANNER,
  }),
  remove: del('/api/planner/{id}', {
    summary: '删除规划师',
    payload: z.string(),
    carrier: 'message',
    access: 'administrator',
    effect: 'write',
    changes: [
      'POST /api/planner/query/simple',
      'GET /api/planner/verify/tel/{tel}',
      ...ORDERS,
      ...AUDIT_TRAIL,
    ],
    source: 'S1 §7',
  }),
  telIsFree: get('/api/planner/verify/tel/{tel}', {
    summary: '手机号是否还没有账号',
    params: z.object({ tel: Tel }),
    payload: z.boolean(),
    access: 'administrator',
    fresh: 'shared',
    source: 'S1 §7',
  }),
  statistics: get('/api/planner/statistics', {
    summary: '核心数据',
    payload: PlannerStatistics,
    access: 'administrator',
    fresh: 'shared',
    source: 'S1 §7, S1 §6',
    orders: [rising('/signUps', '/month'), falling('/provinces', '/count')],
  }),
  periodStatistics: get('/api/planner/statistics/period', {
    summary: '一段时间的注册、填写进度和服务单',
    query: z.object({ from: Day, to: Day }),
    payload: PeriodStatistics,
    access: 'administrator',
    fresh: 'shared',
    extension: true,
    source: 'S1 §6 (core data); the listed call has no days and does not say where students stop',
  }),
}
