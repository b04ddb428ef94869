import type { Subject } from '~/rules/exam/exam-mode'

/**
 * The electives that candidates of a subject must have beside it for a major; undefined when they cannot apply. Under
 * the old exam a side decides everything.
 */
export function electivesAsked(required: readonly string[], subject: Subject): readonly string[] | undefined {
  if (subject === '综合') return required
  const science = subject === '物理' || subject === '理科'
  const other = science ? '历史' : '物理'
  if (required.includes(other)) return undefined
  if (subject === '文科' && required.some((name) => name === '化学' || name === '生物')) return undefined
  if (subject === '理科' || subject === '文科') return []
  return required.filter((name) => name !== subject)
}

/** A requirement for reading, as plans print it: 首选物理，再选化学 under 3+1+2, 物理和化学 under 3+3; none under the old exam. */
export function requirementText(subject: Subject, electives: readonly string[]): string | undefined {
  const asked = electives.length === 0 ? '不限' : electives.join('和')
  if (subject === '综合') return asked
  return subject === '物理' || subject === '历史' ? `首选${subject}，再选${asked}` : undefined
}

/** Whether a candidate with these subjects may apply; true without subjects. */
export function meets(electives: readonly string[], chosen: readonly string[] | undefined): boolean {
  return chosen === undefined || chosen.length === 0 || electives.every((name) => chosen.includes(name))
}
