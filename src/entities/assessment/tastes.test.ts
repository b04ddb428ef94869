import { expect, it } from 'vitest'
import { tastesOf } from './tastes'

const result = (assessmentId: string, finishedTime: string, scores: Record<string, number>) => ({
  id: finishedTime,
  assessmentId,
  finishedTime,
  scores,
  conclusion: '',
})
const names = (tastes: ReturnType<typeof tastesOf>) => tastes?.majors.map(({ name }) => name)

it('is the newest interest, by its two highest dimensions', () => {
  const results = [
    result('strengths', '2026-06-03', { language: 90, quantity: 20 }),
    result('interest', '2026-05-01', { A: 90, S: 80, R: 10 }),
    result('interest', '2026-06-01', { R: 90, I: 80, A: 10 }),
  ]
  expect(names(tastesOf(results))).toEqual(['机械类', '电气类', '土木类', '数学类', '物理学类', '生物科学类'])
})

it('is strengths where no interest is known, each type once', () => {
  const tastes = tastesOf([result('strengths', '2026-06-03', { quantity: 90, evidence: 80 })])
  expect(tastes?.assessmentId).toBe('strengths')
  expect(new Set(names(tastes)).size).toBe(names(tastes)?.length)
})

it('is nothing where no assessment leads to majors', () => {
  expect(tastesOf([])).toBeUndefined()
  expect(tastesOf([result('personality', '2026-06-03', { E: 60 })])).toBeUndefined()
})
