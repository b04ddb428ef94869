import * as z from 'zod/mini'
import { MOST_CHARACTERS } from './bounds'
import { del, get, post, put } from './endpoint'
import { OrderStatus } from './enumerations'
import { PAGE_REQUEST, pageOf } from './envelope'
import { Keyword, several, textUpTo, Word } from './limits'
import type { Refusal } from './meaning/meaning'
import { among, CHANGED_MEANWHILE, named, PAGE, RECORDS, same } from './meaning/said'
import { Count, DateTime, ProvinceName, ShownTel, Text, Year } from './primitives'
import { RecordVersion } from './record-version'
import { AUDIT_TRAIL, ORDERS } from './shown-by'

/** An order: a student asks for the service of a planner. Its status only rises, one step at a time (S1 §4). */
export const ServiceOrder = z.object({
  id: Text,
  studentId: Text,
  status: OrderStatus,
  /** Absent until a planner is assigned. */
  plannerId: z.nullish(Text),
  plannerName: z.nullish(z.string()),
  note: z.nullish(z.string()),
  createTime: DateTime,
  updateTime: DateTime,
  version: z.nullish(RecordVersion),
})
export type ServiceOrder = z.infer<typeof ServiceOrder>

/** Opens an order for a student, in status 1. A student has at most one that is not completed. */
export const NewServiceOrder = z.object({
  studentId: Word,
  note: z.nullish(textUpTo(MOST_CHARACTERS.note, '备注')),
})
export type NewServiceOrder = z.infer<typeof NewServiceOrder>

/**
 * Moves an order to the next status: 2 names the planner, whom administrators choose freely and planners only as
 * themselves; 3 and 4 are for that planner. With the status that the order has, only the note changes. With `version` a
 * change of somebody else in between is a conflict.
 */
export const ServiceOrderUpdate = z.object({
  id: Word,
  status: OrderStatus,
  plannerId: z.nullish(Word),
  note: z.nullish(textUpTo(MOST_CHARACTERS.note, '备注')),
  version: z.nullish(RecordVersion),
})
export type ServiceOrderUpdate = z.infer<typeof ServiceOrderUpdate>

/** A student with their newest order, as the staff's student lists show them. Order fields are absent where there never was one. */
export const StudentForm = z.object({
  studentId: Text,
  studentName: z.string(),
  tel: ShownTel,
  /** VIP (S1 §6). */
  auth: z.boolean(),
  province: z.nullish(ProvinceName),
  year: z.nullish(Year),
  highSchool: z.nullish(z.string()),
  applicationListCount: Count,
  orderId: z.nullish(Text),
  status: z.nullish(OrderStatus),
  plannerId: z.nullish(Text),
  plannerName: z.nullish(z.string()),
  /** Note of the order. */
  note: z.nullish(z.string()),
  /** Version of the order. */
  orderVersion: z.nullish(RecordVersion),
  createTime: DateTime,
  updateTime: DateTime,
})
export type StudentForm = z.infer<typeof StudentForm>

/** Filters of the staff's student lists. `mine` keeps the students of the caller; a student is given nobody else in any case. */
export const StudentFormQuery = z.object({
  ...PAGE_REQUEST,
  /** Part of a name, or a number: a part of one is enough only for who may see it whole. */
  query: z.nullish(Keyword),
  province: z.nullish(ProvinceName),
  year: z.nullish(Year),
  /** VIP or not; both when absent. */
  auth: z.nullish(z.boolean()),
  statuses: z.optional(several(OrderStatus)),
  plannerId: z.nullish(Word),
  mine: z.optional(z.boolean()),
})
export type StudentFormQuery = z.infer<typeof StudentFormQuery>

const OUT_OF_ORDER: Refusal = { code: 409, when: 'out-of-order' }

/** Students and their orders, as students, planners and administrators handle them. */
export const serviceOrders = {
  students: post('/api/planner/query/form', {
    summary: '学生和服务单列表',
    body: StudentFormQuery,
    payload: pageOf(StudentForm),
    access: 'member',
    fresh: 'shared',
    source: 'S1 §7, S1 §6 (my students is for roles 1, 2 and 3)',
    filters: {
      province: among(RECORDS, '/province'),
      year: among(RECORDS, '/year'),
      auth: among(RECORDS, '/auth'),
      statuses: among(RECORDS, '/status'),
      plannerId: among(RECORDS, '/plannerId'),
      query: named(RECORDS, '/studentName'),
    },
    cut: PAGE,
  }),
  pendingCount: get('/api/planner/poll', {
    summary: '待处理的服务单数',
    payload: Count,
    access: 'member',
    fresh: 'own',
    source: 'S1 §7, S1 §9',
  }),
  create: post('/api/preference', {
    summary: '提交服务单',
    body: NewServiceOrder,
    payload: ServiceOrder,
    access: 'member',
    about: { record: 'student', in: 'studentId' },
    effect: 'write',
    creates: true,
    changes: [...ORDERS, 'GET /api/planner/poll'],
    source: 'S1 §7',
    refuses: [OUT_OF_ORDER],
    keeps: { echoes: same('studentId', 'note'), begins: { '/status': 1 } },
  }),
  update: put('/api/preference', {
    summary: '分配或接手服务单，推进状态，或只改备注',
    body: ServiceOrderUpdate,
    payload: ServiceOrder,
    access: 'staff',
    effect: 'write',
    changes: [
      ...ORDERS,
      'GET /api/planner/desk',
      'GET /api/planner/poll',
      'POST /api/planner/query/simple',
      ...AUDIT_TRAIL,
    ],
    source: 'S1 §7',
    refuses: [OUT_OF_ORDER, CHANGED_MEANWHILE],
    keeps: { echoes: same('status', 'plannerId', 'note'), version: '/version' },
  }),
  withdraw: del('/api/preference/{id}', {
    summary: '撤回还没有开始服务的服务单',
    payload: z.string(),
    carrier: 'message',
    access: 'student',
    about: { record: 'order', in: 'id' },
    effect: 'write',
    changes: [...ORDERS, 'GET /api/planner/poll'],
    extension: true,
    source: 'a student may change their mind; without it they ask the teacher',
  }),
}
