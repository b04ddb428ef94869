import * as z from 'zod/mini'
import { UserInfo } from './auth'
import { get } from './endpoint'
import { ApplicationList } from './list-summaries'
import { Count, Percent, Tel, Text } from './primitives'
import { PreferenceScore } from './score-records'

/** How one student of a planner stands: enough to see whom to call first. */
export const DeskEntry = z.object({
  studentId: Text,
  /** All scores of the student, the newest first. */
  scores: z.array(PreferenceScore),
  /** The newest list that the planner has made; without one the student's newest own; absent without any. */
  list: z.nullish(ApplicationList),
  /** In so many of a hundred years no choice of that list takes the file (滑档); with decimals. Absent where it cannot be checked. */
  slip: z.nullish(Percent),
  /** Findings of its check-up that have to be dealt with, one for each check. Absent where it cannot be checked. */
  toHandle: z.nullish(Count),
})
export type DeskEntry = z.infer<typeof DeskEntry>

export const planner = {
  desk: get('/api/planner/desk', {
    summary: '我手上的学生：成绩、志愿表、风险和回答',
    payload: z.array(DeskEntry),
    access: 'staff',
    fresh: 'own',
    extension: true,
    source:
      'on the days of filing a planner asks who needs them now; without it each student is opened in turn',
  }),
  simpleInfo: get('/api/planner/query/simple-info', {
    summary: '规划师或管理员的用户信息',
    query: z.object({ plannerTel: Tel }),
    payload: UserInfo,
    access: 'staff',
    fresh: 'shared',
    source: 'S1 §7',
  }),
}
