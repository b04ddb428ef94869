import type { Subject } from '~/rules/exam/exam-mode'
import { subjectCounterpart } from '~/rules/exam/subject-counterpart'

/**
 * Subjects whose figures a missing table is modelled after, the nearest first: the counterpart under the other exam,
 * then 综合 for one side of the old exam. Empty for an unknown subject.
 */
export function nearSubjects(subject: string): readonly Subject[] {
  const counterpart = subjectCounterpart(subject)
  if (counterpart === undefined) return []
  return subject === '理科' || subject === '文科' ? [counterpart, '综合'] : [counterpart]
}
