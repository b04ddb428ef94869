import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ASSESSMENT_IDS } from './assessment-ids'
import { ASSESSMENTS } from './catalogue'
import { type Question, questionsOf } from './questions'
import { answeredCount, firstOpen, keysOf, scoresOf } from './scoring'

const ids = ASSESSMENT_IDS.map((id) => [id] as const)
const answersOf = (questions: readonly Question[], choose: (question: Question, index: number) => number) =>
  questions.map(choose)

describe('the questions', () => {
  it.each(ids)('of %s are as many as it says, none twice, neighbours of different dimensions', (id) => {
    const questions = questionsOf(id)
    expect(questions).toHaveLength(ASSESSMENTS[id].count)
    expect(new Set(questions.map(({ text }) => text)).size).toBe(questions.length)
    for (const { options, points } of questions) {
      expect(new Set(options).size).toBe(5)
      expect(points).toHaveLength(5)
    }
    questions.slice(1).forEach(({ dimension }, index) => {
      expect(dimension).not.toBe(questions[index]?.dimension)
    })
  })

  it.each([
    ['interest', 8, 2],
    ['personality', 5, 5],
    ['strengths', 3, 0],
    ['learning', 4, 2],
  ] as const)('of %s are balanced: %d forward and %d reversed in each dimension', (id, forward, reversed) => {
    const keys = keysOf(questionsOf(id))
    expect(keys.map(({ dimension }) => dimension)).toEqual(ASSESSMENTS[id].dimensions.map(({ key }) => key))
    for (const key of keys) {
      expect(key.forward).toHaveLength(forward)
      expect(key.reversed).toHaveLength(reversed)
    }
  })

  it('of the tasks have one right answer, not always in the same place', () => {
    const places = questionsOf('strengths').map(({ points }) => {
      expect(points.toSorted()).toEqual([0, 0, 0, 0, 4])
      return points.indexOf(4)
    })
    for (const place of [0, 1, 2, 3, 4]) expect(places.filter((other) => other === place).length).toBe(3)
  })
})

describe('the key', () => {
  it('of interest is the published one', () => {
    const [realistic] = keysOf(questionsOf('interest'))
    expect(realistic).toEqual({
      dimension: 'R',
      forward: [1, 7, 19, 25, 31, 37, 49, 55],
      reversed: [13, 43],
    })
  })
})

describe('scores', () => {
  it('who agrees with everything has what the balance of the statements leaves', () => {
    const agree = (id: 'interest' | 'personality' | 'learning') =>
      Object.values(
        scoresOf(
          questionsOf(id),
          answersOf(questionsOf(id), () => 4),
        ),
      )
    // Eight of ten statements count: 32 of 40 points. Half of ten: 20 of 40. Four of six: 16 of 24.
    expect(agree('interest')).toEqual([80, 80, 80, 80, 80, 80])
    expect(agree('personality')).toEqual([50, 50, 50, 50])
    expect(agree('learning')).toEqual([67, 67, 67, 67])
  })

  it('of an example that was reckoned by hand', () => {
    const questions = questionsOf('interest')
    // R: statements 1 and 7 at 4 and 3 points, the reversed 13 answered 很符合 (0 points), all other eight at 说不准 (2).
    const answers = answersOf(questions, (_, index) => ({ 0: 4, 6: 3, 12: 4 })[index] ?? 2)
    // 4 + 3 + 0 + 7 × 2 = 21 of 40 points: 52.5 %; every other kind 20 of 40.
    expect(scoresOf(questions, answers)).toEqual({ R: 53, I: 50, A: 50, S: 50, E: 50, C: 50 })
  })

  it('of the tasks count right answers in thirds', () => {
    const questions = questionsOf('strengths')
    const seen = new Map<string, number>()
    const rights: Readonly<Record<string, number>> = {
      language: 3,
      quantity: 2,
      space: 1,
      evidence: 0,
      sources: 0,
    }
    const answers = answersOf(questions, ({ dimension, points }) => {
      const before = seen.get(dimension) ?? 0
      seen.set(dimension, before + 1)
      const right = points.indexOf(4)
      return before < (rights[dimension] ?? 0) ? right : (right + 1) % 5
    })
    expect(scoresOf(questions, answers)).toEqual({
      language: 100,
      quantity: 67,
      space: 33,
      evidence: 0,
      sources: 0,
    })
  })

  it('lie between 0 and 100, and turn over with every answer turned over', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(4), { minLength: 60, maxLength: 60 }), (answers) => {
        const questions = questionsOf('interest')
        const scores = scoresOf(questions, answers)
        const turned = scoresOf(
          questions,
          answers.map((answer) => 4 - answer),
        )
        for (const [key, score] of Object.entries(scores)) {
          expect(score).toBeGreaterThanOrEqual(0)
          expect(score).toBeLessThanOrEqual(100)
          // Both may have been rounded up.
          expect(Math.abs(score + (turned[key] ?? 0) - 100)).toBeLessThanOrEqual(1)
        }
      }),
    )
  })

  it('are not made of half an attempt', () => {
    expect(() => scoresOf(questionsOf('learning'), [1, 2, null])).toThrow('第 3 题没有答案')
  })
})

it('an attempt goes on at its first open question', () => {
  expect(firstOpen([], 24)).toBe(0)
  expect(firstOpen([0, 4, null, 2], 24)).toBe(2)
  expect(firstOpen([0, 4], 2)).toBeUndefined()
  expect(answeredCount([0, null, 4])).toBe(2)
})
