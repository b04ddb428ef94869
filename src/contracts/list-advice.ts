import * as z from 'zod/mini'
import { ApplicationChoice, ApplicationListDetail, NewApplicationList } from './application-lists'
import { MOST_CHARACTERS } from './bounds'
import { del, get, post, put } from './endpoint'
import { entriesUpTo, MOST_ENTRIES, textUpTo, Word, wordsUpTo } from './limits'
import {
  CHANGED_MEANWHILE,
  LIST_ID,
  ofAnother,
  rising,
  STORED_LIST,
  STORED_NEW_LIST,
  same,
  tooLong,
  unknown,
} from './meaning/said'
import { DateTime, Text } from './primitives'
import { OPINIONS } from './reference'
import { LIST, LISTS_OF_STUDENT, ORDERS } from './shown-by'

/** What somebody thinks of a choice: want 想去, not 不想去, ask 问问. */
const Opinion = z.enum(OPINIONS)

/** What planner or student has written beside a list or one of its choices. */
export const ListComment = z.object({
  id: Text,
  listId: Text,
  /** The choice that it stands beside; absent beside the list as a whole. */
  unitId: z.nullish(Text),
  authorId: Text,
  authorName: z.string(),
  /** Role of the author. */
  createRoleType: z.int(),
  createTime: DateTime,
  /** Empty where an opinion says it all. */
  text: z.string(),
  opinion: z.nullish(Opinion),
})
export type ListComment = z.infer<typeof ListComment>

/** A comment that is made: words, an opinion, or both. */
export const NewListComment = z.object({
  listId: Word,
  unitId: z.nullish(Word),
  text: textUpTo(MOST_CHARACTERS.comment, '意见'),
  opinion: z.nullish(Opinion),
})

/** What an answer answers where it is no check: what the student has asked for in words. */
export const ABOUT_NOTE = 'student-note'

/** A finding of the check-up that the signer leaves standing, or what the student has asked for, and why. */
const AnsweredFinding = z.object({
  /** The check by its id (docs/check-up.md), or `student-note`. A server that checks lists finds the answer by it. */
  about: z.nullish(Word),
  /** The same for people: 专业冷热, 学生的备注. */
  name: wordsUpTo(MOST_CHARACTERS.keyword, '检查'),
  text: wordsUpTo(MOST_CHARACTERS.reason, '说明'),
})

/** A planner's name under one version of a list. It stays with what was signed, whatever becomes of the list. */
export const ListSignature = z.object({
  signerName: z.string(),
  signTime: DateTime,
  /** The version of the list that was signed. */
  version: z.int().check(z.gte(1)),
  /** Short and for people: other choices or reasons have another mark. */
  mark: Text,
  /** What was signed, with its reasons: a list that says otherwise has been changed since. */
  choices: z.array(ApplicationChoice),
  answers: z.array(AnsweredFinding),
})
export type ListSignature = z.infer<typeof ListSignature>

/** What stands beside a list. */
export const ListAdvice = z.object({
  /** Of the list. */
  id: Text,
  /** Of the list, when this was told. */
  version: z.int().check(z.gte(1)),
  handOverTime: z.nullish(DateTime),
  /** When the student has read it as it is now. */
  openTime: z.nullish(DateTime),
  answerTime: z.nullish(DateTime),
  /** The oldest first. */
  comments: z.array(ListComment),
  /** The newest. */
  signature: z.nullish(ListSignature),
})
export type ListAdvice = z.infer<typeof ListAdvice>

/** A list as somebody has it before them. */
const ThisVersion = z.object({ id: Word, version: z.int().check(z.gte(1)) })

/** A draft that is handed over, with the planner's sentence: it becomes the note of the list. */
const HandOver = z.extend(ThisVersion, { note: wordsUpTo(MOST_CHARACTERS.note, '写给学生的话') })

/** The student's answer to a list that was opened. */
const ListAnswer = z.extend(ThisVersion, {
  accepted: z.boolean(),
  /** What the planner should know of it. */
  answer: z.nullish(textUpTo(MOST_CHARACTERS.answer, '回答')),
})

/**
 * A signature that is asked for. It is refused (409) on a mock exam once the results are out. A choice without a reason, or
 * that nobody has looked at, is refused too. So is a list whose note of the student has no answer, or whose findings above
 * 提示 have none.
 */
export const NewSignature = z.extend(ThisVersion, {
  /** The units of the choices that the signer has looked at, as they are in this version: all of them. */
  seen: z.nullish(entriesUpTo(Word, MOST_ENTRIES.choices, '志愿')),
  answers: entriesUpTo(AnsweredFinding, MOST_ENTRIES.answeredFindings, '说明'),
})

/**
 * What planner and student say about a list, and how it goes from one to the other. A student is told of the own lists
 * that were handed over; staff of all lists, but of a draft only who makes it and administrators.
 */
export const listAdvice = {
  ofList: get('/api/preferences/{id}/advice', {
    summary: '志愿表旁边的意见、进度和签字',
    payload: ListAdvice,
    access: 'member',
    about: { record: 'list', in: 'id' },
    fresh: 'own',
    offline: true,
    extension: true,
    source: 'planner and student read the same words beside a list; without it they stay on one device',
    orders: [rising('/comments', '/createTime')],
    refuses: LIST_ID,
  }),
  createDraft: post('/api/preferences/draft', {
    summary: '规划师开始一份学生还看不到的草稿',
    body: NewApplicationList,
    payload: ApplicationListDetail,
    access: 'staff',
    about: { record: 'student', in: 'studentId' },
    effect: 'write',
    creates: true,
    changes: LISTS_OF_STUDENT,
    extension: true,
    source: 'nobody proposes rows unseen; without it a draft stays on the device of the planner',
    keeps: { ...STORED_NEW_LIST, begins: { '/stage': 'draft' } },
  }),
  comment: post('/api/preferences/comments', {
    summary: '在志愿表或一个志愿旁边写一条意见',
    body: NewListComment,
    payload: ListComment,
    access: 'member',
    about: { record: 'list', in: 'listId' },
    effect: 'write',
    creates: true,
    changes: ['GET /api/preferences/{id}/advice'],
    extension: true,
    source: 'planner and student talk about a row where it stands; without it they copy the words',
    refuses: [unknown('listId'), ofAnother('listId'), tooLong('text')],
    keeps: { echoes: same('listId', 'unitId', 'text', 'opinion') },
  }),
  handOver: put('/api/preferences/hand-over', {
    summary: '把草稿交给学生，并写一句话',
    body: HandOver,
    payload: ApplicationListDetail,
    access: 'staff',
    about: { record: 'list', in: 'id' },
    effect: 'write',
    changes: [...LIST, ...LISTS_OF_STUDENT, ...ORDERS],
    extension: true,
    source: 'the student is given a list by a person; without it a list is given as it is made',
    refuses: [CHANGED_MEANWHILE, tooLong('note')],
    keeps: { ...STORED_LIST, begins: { '/stage': 'handedOver' } },
  }),
  open: put('/api/preferences/opened', {
    summary: '学生打开了规划师交来的志愿表',
    body: ThisVersion,
    payload: ApplicationListDetail,
    access: 'student',
    about: { record: 'list', in: 'id' },
    effect: 'write',
    changes: ['GET /api/preferences/{id}', ...LISTS_OF_STUDENT, 'GET /api/preferences/{id}/advice'],
    extension: true,
    source: 'nobody accepts what they have not read; without it the device remembers',
    refuses: [CHANGED_MEANWHILE],
    keeps: { echoes: [], shownBy: 'applicationLists.detail' },
  }),
  sign: put('/api/preferences/signature', {
    summary: '规划师在志愿表的这一版上签字',
    body: NewSignature,
    payload: ListAdvice,
    access: 'staff',
    about: { record: 'list', in: 'id' },
    effect: 'write',
    changes: ['GET /api/preferences/{id}/advice'],
    extension: true,
    source: 'an adviser answers for one version; without it the sheet is signed on paper',
    refuses: [CHANGED_MEANWHILE, { code: 409, when: 'not-looked-at', input: 'seen' }],
    keeps: { echoes: [{ sent: '/answers/*/text', shown: '/signature/answers/*/text' }] },
  }),
  answer: put('/api/preferences/answer', {
    summary: '学生接受或谢绝规划师的志愿表',
    body: ListAnswer,
    payload: ApplicationListDetail,
    access: 'student',
    about: { record: 'list', in: 'id' },
    effect: 'write',
    changes: [...LIST, ...LISTS_OF_STUDENT],
    extension: true,
    source: 'a planner learns that and why a list is declined; without it only an acceptance is known',
    refuses: [CHANGED_MEANWHILE, tooLong('answer')],
    keeps: {
      echoes: [...same('answer'), { sent: '/accepted', shown: '/confirmed' }],
      shownBy: 'applicationLists.detail',
      version: '/version',
    },
  }),
  removeComment: del('/api/preferences/comments', {
    summary: '删除自己写的一条意见',
    query: z.object({ listId: Word, id: Word }),
    payload: z.string(),
    carrier: 'message',
    access: 'member',
    about: { record: 'list', in: 'listId' },
    effect: 'write',
    changes: ['GET /api/preferences/{id}/advice'],
    extension: true,
    source: 'what was written by mistake can be taken back',
  }),
}
