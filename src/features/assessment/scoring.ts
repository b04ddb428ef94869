import type { Question } from './questions'

/** The chosen answer of each question, from 0; null where none is chosen. */
export type Answers = readonly (number | null)[]

/** 0–100 for each dimension, by its key. */
export type Scores = Readonly<Record<string, number>>

const MOST_POINTS = 4

/** The share of the points that could be had, in whole percent, for each dimension. Throws where an answer is missing. */
export function scoresOf(questions: readonly Question[], answers: Answers): Scores {
  const reached = new Map<string, { points: number; most: number }>()
  questions.forEach(({ dimension, points }, index) => {
    const answer = answers[index]
    const got = answer === null || answer === undefined ? undefined : points[answer]
    if (got === undefined) throw new Error(`第 ${index + 1} 题没有答案`)
    const sum = reached.get(dimension) ?? { points: 0, most: 0 }
    reached.set(dimension, { points: sum.points + got, most: sum.most + MOST_POINTS })
  })
  const percent = [...reached].map(([key, sum]) => [key, Math.round((100 * sum.points) / sum.most)] as const)
  return Object.fromEntries(percent)
}

/** How many questions have an answer. */
export function answeredCount(answers: Answers): number {
  return answers.filter((answer) => answer !== null).length
}

/** The place of the first question without an answer; undefined when all have one. */
export function firstOpen(answers: Answers, count: number): number | undefined {
  const place = Array.from({ length: count }, (_, index) => answers[index] ?? null).indexOf(null)
  return place === -1 ? undefined : place
}

/** Which questions, from 1, count for a dimension: the published key. */
export interface Key {
  readonly dimension: string
  readonly forward: readonly number[]
  readonly reversed: readonly number[]
}

export function keysOf(questions: readonly Question[]): Key[] {
  const numbered = questions.map((question, index) => ({ ...question, number: index + 1 }))
  return [...new Set(questions.map(({ dimension }) => dimension))].map((dimension) => {
    const own = numbered.filter((question) => question.dimension === dimension)
    const numbers = (reversed: boolean) =>
      own.filter((question) => question.reversed === reversed).map(({ number }) => number)
    return { dimension, forward: numbers(false), reversed: numbers(true) }
  })
}
