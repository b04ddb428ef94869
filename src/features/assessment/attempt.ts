import * as z from 'zod/mini'
import type { StoredAtom } from '~/shared/lib/storage/stored-atom'
import { workAtom } from '~/shared/session/work-atom'
import type { AssessmentId } from './assessment-ids'

/** The answers of an assessment that is under way, or finished and not kept yet. It stays in this browser. */
const Attempt = z.object({
  answers: z.array(z.nullable(z.int().check(z.gte(0), z.lte(4)))),
  /** When its last question was answered. */
  finishedTime: z.optional(z.string()),
})
export type Attempt = z.infer<typeof Attempt>

export const NO_ATTEMPT: Attempt = { answers: [] }

const attemptAtom = (id: AssessmentId) => workAtom('assessment', id, Attempt, NO_ATTEMPT)

/** The attempt at each assessment. */
export const ATTEMPTS: Readonly<Record<AssessmentId, StoredAtom<Attempt>>> = {
  interest: attemptAtom('interest'),
  personality: attemptAtom('personality'),
  strengths: attemptAtom('strengths'),
  learning: attemptAtom('learning'),
}

/** The attempt with one more answer, or another one. */
export function withAnswer({ answers }: Attempt, place: number, answer: number): Attempt {
  const length = Math.max(answers.length, place + 1)
  return {
    answers: Array.from({ length }, (_, index) => (index === place ? answer : (answers[index] ?? null))),
  }
}
