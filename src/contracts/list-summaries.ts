import * as z from 'zod/mini'
import { get } from './endpoint'
import { Risk } from './enumerations'
import { Count, DateTime, ProvinceName, Rank, Score, Text, Year } from './primitives'

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
  updateTime: z.nullish(DateTime),
})
export type ApplicationList = z.infer<typeof ApplicationList>

export const listSummaries = {
  byStudent: get('/api/preferences/query/student/{id}', {
    summary: '一名学生的全部志愿表',
    payload: z.array(ApplicationList),
    access: 'member',
    fresh: 'own',
    source: 'S1 §7',
  }),
}
