import * as z from 'zod/mini'
import { MOST_CHARACTERS } from './bounds'
import { get, post } from './endpoint'
import { ExamType } from './enumerations'
import { textUpTo, Word } from './limits'
import { falling, LIST_ID, ofAnother, STUDENT_ID, same, unknown } from './meaning/said'
import { Count, DateTime, ProvinceName, Rank, Score, Text, Year } from './primitives'

/** Score in one subject of the exam: 0–150, up to 300 for the combined paper of the old exam. */
export const SubjectScore = z.number().check(z.gte(0), z.lte(300))

/** Scores by subject under the field names of `reference.ts`; a subject that was not sat is absent. */
const SUBJECT_SCORES = {
  chinese: z.nullish(SubjectScore),
  math: z.nullish(SubjectScore),
  english: z.nullish(SubjectScore),
  physics: z.nullish(SubjectScore),
  chemistry: z.nullish(SubjectScore),
  biology: z.nullish(SubjectScore),
  history: z.nullish(SubjectScore),
  geography: z.nullish(SubjectScore),
  politics: z.nullish(SubjectScore),
  technology: z.nullish(SubjectScore),
}

const SCORE = {
  studentId: Word,
  examType: ExamType,
  examName: z.nullish(z.string()),
  province: ProvinceName,
  year: Year,
  /** Which score table the score stands in: 物理, 历史, 理科, 文科 or 综合. */
  subject: Word,
  score: Score,
  ...SUBJECT_SCORES,
}

/** A score that a student wants to fill in with. `rank` left out: the server takes it from the score table. */
export const NewPreferenceScore = z.object({
  ...SCORE,
  examName: z.nullish(textUpTo(MOST_CHARACTERS.examName, '考试名称')),
  rank: z.nullish(Rank),
})
export type NewPreferenceScore = z.infer<typeof NewPreferenceScore>

/** A score record of a student; recommendations and lists are made for one of them. `createRoleType` is the role of its author. */
export const PreferenceScore = z.object({
  id: Text,
  ...SCORE,
  rank: Rank,
  createRoleType: z.int(),
  createTime: DateTime,
})
export type PreferenceScore = z.infer<typeof PreferenceScore>

/** A batch and whether the score reaches its control line; without a line `open` is true. */
export const ScoreBatch = z.object({
  batch: Text,
  open: z.boolean(),
  controlScore: z.nullish(Score),
})
export type ScoreBatch = z.infer<typeof ScoreBatch>

export const scoreRecords = {
  create: post('/api/preferences/scores', {
    summary: '新增成绩',
    body: NewPreferenceScore,
    payload: PreferenceScore,
    access: 'member',
    about: { record: 'student', in: 'studentId' },
    effect: 'write',
    creates: true,
    changes: [
      'GET /api/preferences/scores',
      'GET /api/planner/desk',
      'GET /api/preferences/scores/latest/{studentId}',
      'GET /api/preferences/scores/remainTime',
    ],
    source: 'S1 §7',
    keeps: {
      echoes: same('studentId', 'examType', 'examName', 'province', 'year', 'subject', 'score'),
      shownBy: 'scoreRecords.latest',
    },
  }),
  remainTime: get('/api/preferences/scores/remainTime', {
    summary: '还可以新增成绩的次数',
    query: z.object({ studentId: Word }),
    payload: Count,
    access: 'member',
    about: { record: 'student', in: 'studentId' },
    fresh: 'own',
    source: 'S1 §7',
    refuses: STUDENT_ID,
  }),
  list: get('/api/preferences/scores', {
    summary: '一名学生的成绩，新的在前',
    query: z.object({ studentId: Word }),
    payload: z.array(PreferenceScore),
    access: 'member',
    about: { record: 'student', in: 'studentId' },
    fresh: 'own',
    offline: true,
    source: 'S1 §7',
    orders: [falling('', '/createTime')],
    refuses: STUDENT_ID,
  }),
  byId: get('/api/preferences/scores/{id}', {
    summary: '一条成绩',
    payload: PreferenceScore,
    access: 'member',
    about: { record: 'score', in: 'id' },
    fresh: 'session',
    offline: true,
    source: 'S1 §7',
    refuses: LIST_ID,
  }),
  latest: get('/api/preferences/scores/latest/{studentId}', {
    summary: '一名学生最新的成绩；没有成绩时为业务错误',
    query: z.object({ createRoleType: z.optional(z.int()) }),
    payload: PreferenceScore,
    access: 'member',
    about: { record: 'student', in: 'studentId' },
    fresh: 'own',
    offline: true,
    source: 'S1 §7',
    refuses: STUDENT_ID,
  }),
  batches: get('/api/preferences/scores/batch', {
    summary: '一条成绩可以填报的批次',
    query: z.object({ preferenceScoreId: Word }),
    payload: z.array(ScoreBatch),
    access: 'member',
    about: { record: 'score', in: 'preferenceScoreId' },
    fresh: 'session',
    source: 'S1 §7',
    refuses: [unknown('preferenceScoreId'), ofAnother('preferenceScoreId')],
  }),
}
