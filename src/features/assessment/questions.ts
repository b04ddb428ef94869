import type { AssessmentId } from './assessment-ids'
import { INTEREST_BANK } from './banks/interest'
import { LEARNING_BANK } from './banks/learning'
import { PERSONALITY_BANK } from './banks/personality'
import type { ScaleBank } from './banks/scale-bank'
import { STRENGTHS_BANK, type Task } from './banks/strengths'

/** A question with five answers. */
export interface Question {
  readonly text: string
  readonly options: readonly string[]
  /** Key of the dimension that it counts for. */
  readonly dimension: string
  /** What each answer counts, 0–4. */
  readonly points: readonly number[]
  /** Who agrees has less of the dimension. */
  readonly reversed: boolean
}

export const SCALE = ['很不符合', '不太符合', '说不准', '比较符合', '很符合']
const FORWARD = [0, 1, 2, 3, 4]
const BACKWARD = [4, 3, 2, 1, 0]
const RIGHT = 4

function scaleQuestions(bank: ScaleBank): Question[] {
  const byDimension = Object.entries(bank).map(([dimension, { items, reversed }]) => {
    const forward = items.map((text) => ({
      text,
      dimension,
      options: SCALE,
      points: FORWARD,
      reversed: false,
    }))
    const backward = reversed.map((text) => ({
      text,
      dimension,
      options: SCALE,
      points: BACKWARD,
      reversed: true,
    }))
    return spread(forward, backward)
  })
  return interleaved(byDimension)
}

function taskQuestions(bank: Readonly<Record<string, readonly Task[]>>): Question[] {
  const byDimension = Object.entries(bank).map(([dimension, tasks]) =>
    tasks.map(({ text, options, right }) => ({
      text,
      dimension,
      options,
      points: options.map((_, index) => (index === right ? RIGHT : 0)),
      reversed: false,
    })),
  )
  return interleaved(byDimension)
}

/** Both rows in one, each as even as it can be: reversed statements stand neither together nor at the end. */
function spread<T>(many: readonly T[], few: readonly T[]): T[] {
  const placed = (row: readonly T[]) => row.map((item, index) => ({ item, at: (index + 0.5) / row.length }))
  return [...placed(many), ...placed(few)].toSorted((a, b) => a.at - b.at).map(({ item }) => item)
}

/** The first of each row, then the second of each: neighbours count for different dimensions. */
function interleaved<T>(rows: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...rows.map(({ length }) => length))
  return Array.from({ length: longest }, (_, index) =>
    rows.flatMap((row) => row.slice(index, index + 1)),
  ).flat()
}

const QUESTIONS: Readonly<Record<AssessmentId, readonly Question[]>> = {
  interest: scaleQuestions(INTEREST_BANK),
  personality: scaleQuestions(PERSONALITY_BANK),
  strengths: taskQuestions(STRENGTHS_BANK),
  learning: scaleQuestions(LEARNING_BANK),
}

/** The questions of an assessment in the order in which they are asked. */
export function questionsOf(id: AssessmentId): readonly Question[] {
  return QUESTIONS[id]
}
