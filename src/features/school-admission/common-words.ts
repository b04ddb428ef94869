import type { PlannedGroup } from '~/entities/admission/row-finder'

const EXCEPT = '（注明的除外）'

/**
 * What the majors of a table have in common: batch, subject and years of study (S2 §2). Said once above it; what differs
 * stands beside the name, a batch at the head of its rows.
 */
export function commonWords(groups: readonly PlannedGroup[], subject: string): readonly string[] {
  const majors = groups.flatMap(({ details }) => details)
  const batches = new Set(majors.map(({ batch }) => batch))
  const isOtherSubject = majors.some((major) => major.subject !== subject)
  const systems = new Set(majors.map(({ schoolSystem }) => schoolSystem))
  const usual = usualSystem(groups)
  return [
    ...(batches.size === 1 ? batches : []),
    ...(majors.length > 0 ? [`科类${subject}${isOtherSubject ? EXCEPT : ''}`] : []),
    ...(usual ? [`学制${usual}${systems.size > 1 ? EXCEPT : ''}`] : []),
  ]
}

/** The years of study that most majors have; undefined where none says it. */
export function usualSystem(groups: readonly PlannedGroup[]): string | undefined {
  const counts = new Map<string, number>()
  for (const { schoolSystem } of groups.flatMap(({ details }) => details))
    if (schoolSystem) counts.set(schoolSystem, (counts.get(schoolSystem) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0]
}
