import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { SchoolScoreLine } from '~/contracts/school-lines'
import { least } from './least'

const School = z.object({
  id: z.string(),
  city: z.nullable(z.string()),
  founded: z.nullish(z.int()),
  tags: z.optional(z.array(z.string())),
  lines: z.array(z.object({ year: z.int(), note: z.optional(z.string()) })),
  byYear: z.record(z.string(), z.object({ count: z.int(), share: z.nullish(z.number()) })),
})
const SCHOOL = {
  id: 's-1',
  city: '合肥',
  founded: 1928,
  tags: ['211'],
  lines: [{ year: 2025, note: '征集' }],
  byYear: { 2025: { count: 3, share: 0.4 } },
}

it('has every member that is demanded and no other', () => {
  expect(least(School, SCHOOL)).toEqual({
    id: 's-1',
    city: null,
    lines: [{ year: 2025 }],
    byYear: { 2025: { count: 3 } },
  })
  expect(least(z.array(School), [SCHOOL, SCHOOL])).toHaveLength(2)
  expect(School.safeParse(least(School, SCHOOL)).success).toBe(true)
})

it('keeps one of several where a rule wants one', () => {
  const line = {
    year: 2025,
    lowestScore: 600,
    lowestRank: 9000,
    batch: '本科批',
    admissionBatch: '本科批',
    planNum: 3,
  }
  const answer = least(SchoolScoreLine, line)
  expect(answer).toEqual({ year: 2025, batch: '本科批' })
  expect(SchoolScoreLine.safeParse(answer).success).toBe(true)
})
