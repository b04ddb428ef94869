interface PlannedSchool {
  readonly schoolId: string
  readonly schoolName: string
  /** Places in the newest plan and in the one before; undefined where none is known. */
  readonly plan: number | undefined
  readonly before: number | undefined
}

interface ChangedSchool extends PlannedSchool {
  readonly plan: number
  readonly before: number
}

/** Of the schools whose plan has changed, those that changed by the most places, the largest change first. */
export function largestChanges(schools: readonly PlannedSchool[], count: number): ChangedSchool[] {
  return schools
    .filter((school): school is ChangedSchool => school.plan !== undefined && school.before !== undefined)
    .filter(({ plan, before }) => plan !== before && before > 0)
    .toSorted((a, b) => Math.abs(b.plan - b.before) - Math.abs(a.plan - a.before))
    .slice(0, count)
}
