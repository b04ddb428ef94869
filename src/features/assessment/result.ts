import type { AssessmentResult } from '~/contracts/student-profile'
import { dateFormat } from '~/shared/lib/time/date-format'
import type { Attempt } from './attempt'
import type { Assessment } from './catalogue'
import { conclusionOf } from './conclusion'
import { questionsOf } from './questions'
import { firstOpen, scoresOf } from './scoring'

/** Date and time of China, as the contract writes them: 2026-06-25 09:30:00. */
export const chinaTime = dateFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** The result of a finished attempt; undefined while a question is open. */
export function resultOf(
  assessment: Assessment,
  { answers, finishedTime }: Attempt,
): AssessmentResult | undefined {
  const questions = questionsOf(assessment.id)
  if (finishedTime === undefined || firstOpen(answers, questions.length) !== undefined) return undefined
  const scores = scoresOf(questions, answers)
  return {
    id: `${assessment.id}-${finishedTime.replaceAll(/\D/g, '')}`,
    assessmentId: assessment.id,
    finishedTime,
    scores: { ...scores },
    conclusion: conclusionOf(assessment, scores),
  }
}

/** The kept results with a new one before them. One that is kept already is not kept twice. */
export function withResult(kept: readonly AssessmentResult[], result: AssessmentResult): AssessmentResult[] {
  return [result, ...kept.filter(({ id }) => id !== result.id)]
}
