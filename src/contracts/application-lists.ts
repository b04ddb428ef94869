import * as z from 'zod/mini'
import { MOST_CHARACTERS } from './bounds'
import { del, get, post, put } from './endpoint'
import { Risk } from './enumerations'
import { entriesUpTo, MOST_ENTRIES, textUpTo, Word, wordsUpTo } from './limits'
import { ApplicationList } from './list-summaries'
import { CHANGED_MEANWHILE, LIST_ID, rising, STORED_LIST, STORED_NEW_LIST, tooLong } from './meaning/said'
import { ProvinceName, Rank, Score, Text } from './primitives'
import { LIST, LIST_FILES, LISTS_OF_STUDENT, ORDERS } from './shown-by'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** One choice as a list keeps it: a unit, majors in the order of preference, and 服从调剂. The place in the array is the place in the list. */
export const ApplicationChoice = z.object({
  unitId: Word,
  majorEnrollCodes: entriesUpTo(Word, MOST_ENTRIES.majorsOfChoice, '每个志愿的专业'),
  /** Always false where the province has no 服从调剂. */
  adjust: z.boolean(),
  /** An addition to the specification: why it stands there, in one line. Sent only to a server that answers `listAdvice.ofList`. */
  reason: z.optional(textUpTo(MOST_CHARACTERS.reason, '理由')),
})
export type ApplicationChoice = z.infer<typeof ApplicationChoice>

/** One choice as it is shown: what it names, and how likely it was when it was last computed. */
export const ApplicationItem = z.object({
  unitId: Text,
  /** Place in the list, from 1. */
  order: z.int().check(z.gte(1)),
  schoolId: Text,
  schoolName: Text,
  provinceName: ProvinceName,
  schoolEnrollCode: z.nullish(Text),
  majorGroupCode: z.nullish(Text),
  adjust: z.boolean(),
  majors: z.array(z.object({ majorEnrollCode: Text, majorName: Text })),
  risk: z.nullish(Risk),
  /** Lowest line of last year. */
  lowestScore: z.nullish(Score),
  lowestRank: z.nullish(Rank),
  /** An addition to the specification: why it stands there, as it was sent with the choice. */
  reason: z.optional(z.string()),
})
export type ApplicationItem = z.infer<typeof ApplicationItem>

/** A list with its choices. `version` rises with each change; a change sent with an older one is refused. */
export const ApplicationListDetail = z.extend(ApplicationList, {
  version: z.int().check(z.gte(1)),
  /** The student has accepted a planner's proposal. */
  confirmed: z.nullish(z.boolean()),
  note: z.nullish(z.string()),
  /** An addition to the specification: what the student has answered to a planner's proposal as it is now. */
  answer: z.nullish(z.string()),
  items: z.array(ApplicationItem),
})
export type ApplicationListDetail = z.infer<typeof ApplicationListDetail>

/** A new list for one score record and batch. Who calls decides `createdType`. */
export const NewApplicationList = z.object({
  studentId: Word,
  preferenceScoreId: Word,
  batch: Word,
  name: wordsUpTo(MOST_CHARACTERS.listName, '志愿表名称'),
  note: z.nullish(textUpTo(MOST_CHARACTERS.note, '备注')),
  choices: entriesUpTo(ApplicationChoice, MOST_ENTRIES.choices, '志愿'),
})
export type NewApplicationList = z.infer<typeof NewApplicationList>

/** Changes to a list; what is absent stays as it is, `choices` replaces all of them. */
export const ApplicationListUpdate = z.object({
  id: Word,
  version: z.int().check(z.gte(1)),
  name: z.optional(wordsUpTo(MOST_CHARACTERS.listName, '志愿表名称')),
  note: z.nullish(textUpTo(MOST_CHARACTERS.note, '备注')),
  confirmed: z.optional(z.boolean()),
  choices: z.optional(entriesUpTo(ApplicationChoice, MOST_ENTRIES.choices, '志愿')),
})
export type ApplicationListUpdate = z.infer<typeof ApplicationListUpdate>

/** Application lists: `/save/C` and `/update/C` are the student's own (createdType 1), the plain path is the planner's. */
export const applicationLists = {
  detail: get('/api/preferences/{id}', {
    summary: '志愿表详情',
    payload: ApplicationListDetail,
    access: 'member',
    about: { record: 'list', in: 'id' },
    fresh: 'own',
    offline: true,
    source: 'S1 §7',
    orders: [rising('/items', '/order')],
    refuses: LIST_ID,
  }),
  saveOwn: post('/api/preferences/save/C', {
    summary: '学生保存自己的志愿表',
    body: NewApplicationList,
    payload: ApplicationListDetail,
    access: 'student',
    about: { record: 'student', in: 'studentId' },
    effect: 'write',
    creates: true,
    changes: [...LISTS_OF_STUDENT, ...ORDERS],
    source: 'S1 §7',
    keeps: STORED_NEW_LIST,
  }),
  updateOwn: post('/api/preferences/update/C', {
    summary: '学生修改或确认志愿表',
    body: ApplicationListUpdate,
    payload: ApplicationListDetail,
    access: 'student',
    about: { record: 'list', in: 'id' },
    effect: 'write',
    changes: [...LIST, ...LISTS_OF_STUDENT, ...LIST_FILES],
    source: 'S1 §7',
    refuses: [CHANGED_MEANWHILE, tooLong('name'), tooLong('note')],
    keeps: STORED_LIST,
  }),
  create: post('/api/preferences', {
    summary: '规划师为学生制定志愿表',
    body: NewApplicationList,
    payload: ApplicationListDetail,
    access: 'staff',
    about: { record: 'student', in: 'studentId' },
    effect: 'write',
    creates: true,
    changes: [...LISTS_OF_STUDENT, ...ORDERS],
    source: 'S1 §7',
    keeps: STORED_NEW_LIST,
  }),
  update: put('/api/preferences', {
    summary: '规划师修改志愿表',
    body: ApplicationListUpdate,
    payload: ApplicationListDetail,
    access: 'staff',
    about: { record: 'list', in: 'id' },
    effect: 'write',
    changes: [...LIST, ...LISTS_OF_STUDENT, ...LIST_FILES],
    source: 'S1 §7',
    refuses: [CHANGED_MEANWHILE, tooLong('name')],
    keeps: STORED_LIST,
  }),
  remove: del('/api/preferences', {
    summary: '删除志愿表',
    query: z.object({ id: Word }),
    payload: z.string(),
    carrier: 'message',
    access: 'member',
    about: { record: 'list', in: 'id' },
    effect: 'write',
    changes: [
      ...LIST,
      'GET /api/preferences/{id}/versions/{version}',
      ...LISTS_OF_STUDENT,
      ...LIST_FILES,
      ...ORDERS,
    ],
    source: 'S1 §7',
  }),
  excel: get('/api/preferences/generate-excel/{id}', {
    summary: '志愿表的 Excel 文件',
    file: XLSX,
    access: 'member',
    about: { record: 'list', in: 'id' },
    fresh: 'own',
    source: 'S1 §7',
    refuses: LIST_ID,
  }),
  collegeAdmissionInfo: get('/api/preferences/generateCollegeAdmissionInfo/{id}', {
    summary: '志愿表中各院校的招生信息文档',
    file: DOCX,
    access: 'member',
    about: { record: 'list', in: 'id' },
    fresh: 'own',
    source: 'S1 §7',
  }),
}
