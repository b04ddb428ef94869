import { HISTORY_ID, PHYSICS_ID } from '~/contracts/reference'

const COMPREHENSIVE = '综合'

/**
 * The subject a score table opens with (S1 §4): the comprehensive one if it is offered first. Else it is the one of the
 * student's physics or history, under its new or its old name. Else it is the first offered.
 */
export function defaultSubject(
  offered: readonly string[],
  studentSubjects: readonly number[] = [],
): string | undefined {
  const first = offered[0]
  if (first === COMPREHENSIVE) return first
  const wanted = studentSubjects.includes(PHYSICS_ID)
    ? ['物理', '理科']
    : studentSubjects.includes(HISTORY_ID)
      ? ['历史', '文科']
      : []
  return offered.find((subject) => wanted.includes(subject)) ?? first
}
