import { expect, it } from 'vitest'
import { basicProgress, evaluationProgress, otherProgress, physicalProgress, progressText } from './progress'

it('counts what is said, and a no-answer is not', () => {
  const record = {
    id: 's-1',
    name: '林小满',
    tel: '13800008000',
    auth: false,
    province: '安徽',
    subjects: [],
  }
  expect(basicProgress({ ...record, sex: 2, highSchool: '' })).toEqual({ filled: 3, of: 8 })
  expect(physicalProgress({ studentId: 's-1', consent: true, height: 170, weight: null })).toEqual({
    filled: 1,
    of: 5,
  })
  expect(otherProgress({ interests: '阅读', note: '' })).toEqual({ filled: 1, of: 5 })
})

it('counts an assessment once, however often it was taken', () => {
  const result = { assessmentId: 'interest', finishedTime: '2026-06-25', scores: {}, conclusion: '' }
  expect(
    evaluationProgress([
      { ...result, id: '1' },
      { ...result, id: '2' },
    ]),
  ).toEqual({ filled: 1, of: 4 })
})

it.each([
  [0, 5, '未填'],
  [3, 8, '3/8'],
  [5, 5, '已填'],
])('%d of %d reads %s', (filled, of, text) => {
  expect(progressText({ filled, of })).toBe(text)
})
