import * as z from 'zod/mini'
import { get } from './endpoint'
import { Risk } from './enumerations'
import { ofAnother } from './meaning/said'
import { Count, DateTime, ProvinceName, Rank, Score, Text, Year } from './primitives'

/**
 * How far a planner's list has come. `draft`: only the planner who makes it and administrators are told of it.
 * `handedOver`: the student may read it. `opened`: the student has read it as it is now. `accepted` or `declined`: the
 * student has answered. Other choices make it `handedOver` again.
 */
export const ListStage = z.enum(['draft', 'handedOver', 'opened', 'accepted', 'declined'])
export type ListStage = z.infer<typeof ListStage>

/** An application list. `createdType` 1 is made by the student, any other value by a planner (S1 §3). */
export const ApplicationList = z.object({
  id: Text,
  studentId: Text,
  name: Text,
  createdType: z.int(),
  province: ProvinceName,
  year: Year,
  batch: z.nullish(Text),
  /** The score record that the list was made for, and its score and rank. */
  preferenceScoreId: z.nullish(Text),
  subject: z.nullish(Text),
  score: z.nullish(Score),
  rank: z.nullish(Rank),
  /** How many choices it has. */
  itemCount: z.nullish(Count),
  /** An addition to the specification: how many choices are 冲, 稳 and 保; those out of reach or without lines are in none. */
  risks: z.nullish(z.array(z.object({ value: Risk, count: Count }))),
  /** An addition to the specification: how many choices are out of reach, 圆梦 in the words of a list. */
  outOfReach: z.nullish(Count),
  /** An addition to the specification: how many choices do not count for the student as they are known today (无效志愿); they are in none of the tiers. */
  voidCount: z.nullish(Count),
  updateTime: z.nullish(DateTime),
  /** An addition to the specification: absent for a student's own list, and where the server keeps none. */
  stage: z.nullish(ListStage),
})
export type ApplicationList = z.infer<typeof ApplicationList>

export const listSummaries = {
  byStudent: get('/api/preferences/query/student/{id}', {
    summary: '一名学生的全部志愿表',
    payload: z.array(ApplicationList),
    access: 'member',
    about: { record: 'student', in: 'id' },
    fresh: 'own',
    offline: true,
    source: 'S1 §7',
    refuses: [ofAnother('id')],
  }),
}
