import { expect, it } from 'vitest'
import { AssessmentResult } from '~/contracts/student-profile'
import { withAnswer } from './attempt'
import { ASSESSMENTS } from './catalogue'
import { chinaTime, resultOf, withResult } from './result'

const FULL = { answers: Array.from({ length: 24 }, () => 3), finishedTime: '2026-06-25 10:00:00' }

it('a finished attempt is a result of the contract', () => {
  const result = resultOf(ASSESSMENTS.learning, FULL)
  expect(AssessmentResult.parse(result)).toEqual({
    id: 'learning-20260625100000',
    assessmentId: 'learning',
    finishedTime: '2026-06-25 10:00:00',
    // Four statements at 3 and two reversed ones at 1: 14 of 24 points.
    scores: { order: 58, depth: 58, recall: 58, exchange: 58 },
    conclusion: '各方面接近，没有特别突出的',
  })
})

it('half an attempt is none', () => {
  expect(resultOf(ASSESSMENTS.learning, { answers: FULL.answers })).toBeUndefined()
  expect(resultOf(ASSESSMENTS.learning, { ...FULL, answers: FULL.answers.slice(1) })).toBeUndefined()
})

it('a result is kept once, before the earlier ones', () => {
  const result = resultOf(ASSESSMENTS.learning, FULL)
  if (!result) throw new Error('the attempt is finished')
  const earlier = { ...result, id: 'learning-1' }
  expect(withResult([result, earlier], result).map(({ id }) => id)).toEqual([result.id, 'learning-1'])
})

it('an answer is laid into its place', () => {
  expect(withAnswer({ answers: [] }, 2, 4)).toEqual({ answers: [null, null, 4] })
  expect(withAnswer({ answers: [1, 2, 3], finishedTime: 'x' }, 0, 0)).toEqual({ answers: [0, 2, 3] })
})

it('time is that of China', () => {
  expect(chinaTime(new Date('2026-06-25T01:30:05Z'))).toBe('2026-06-25 09:30:05')
})
