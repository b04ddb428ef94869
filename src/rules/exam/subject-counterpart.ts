import type { Subject } from './exam-mode'

const COUNTERPARTS: ReadonlyMap<string, Subject> = new Map<string, Subject>([
  ['物理', '理科'],
  ['历史', '文科'],
  ['理科', '物理'],
  ['文科', '历史'],
])

/**
 * What the same candidates sit under the other exam (S1 §9). Undefined for 综合: there everybody is ranked together,
 * so no rank of the other exam compares.
 */
export function subjectCounterpart(subject: string): Subject | undefined {
  return COUNTERPARTS.get(subject)
}

/** The name under which the candidates of a subject were ranked, among those offered in another year; undefined when none compares. */
export function comparableSubject(subject: string, offered: readonly string[]): string | undefined {
  return [subject, subjectCounterpart(subject)].find((name) => name !== undefined && offered.includes(name))
}
