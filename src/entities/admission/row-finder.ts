import type { MajorPlan, MajorPlanGroup } from '~/contracts/admission-plan'
import type { MajorScoreLine } from '~/contracts/school-lines'

/** A major of a plan, or of the lines that a plan left behind. */
export type PlannedMajor = MajorPlan | MajorScoreLine

/** Majors that are applied for together. */
export interface Group<D> extends Omit<MajorPlanGroup, 'details'> {
  readonly details: readonly D[]
}

export type PlannedGroup = Group<PlannedMajor>

/** Finds groups and majors of one year by those of another. */
export interface Finder<D> {
  readonly all: readonly D[]
  group(group: PlannedGroup): Group<D> | undefined
  /** Whether nothing of the year is in groups: tables of old lines have no codes. */
  readonly isUngrouped: boolean
  major(group: PlannedGroup, major: PlannedMajor): D | undefined
  /** Whether the major is there, in another group. */
  isMoved(group: PlannedGroup, major: PlannedMajor): boolean
}

/**
 * Finds a group or a major of one year in the answer of another. Codes are given anew every year. A group is the same
 * when it asks the same electives under the same code. A major is the same when it stands in that group, or only once
 * in the year.
 */
export function finderOf<D extends PlannedMajor>(groups: readonly Group<D>[]): Finder<D> {
  const named = new Map<string, { group: Group<D>; major: D }[]>()
  for (const group of groups) {
    for (const major of group.details) {
      const name = nameOf(major)
      named.set(name, [...(named.get(name) ?? []), { group, major }])
    }
  }
  const find = (wanted: PlannedGroup, { majorEnrollCode, ...major }: PlannedMajor) => {
    const all = named.get(nameOf(major)) ?? []
    const inGroup = all.filter(({ group }) => isSame(group, wanted))
    const coded = inGroup.filter(({ major: other }) => other.majorEnrollCode === majorEnrollCode)
    const counted = inGroup.length === 0 ? all : inGroup.length === 1 ? inGroup : coded
    return counted.length === 1 ? counted[0] : undefined
  }
  return {
    all: groups.flatMap(({ details }) => details),
    isUngrouped: groups.length > 0 && groups.every(({ majorGroupCode }) => !majorGroupCode),
    group: (wanted) => groups.find((group) => isSame(group, wanted)),
    major: (wanted, major) => find(wanted, major)?.major,
    isMoved: (wanted, major) => {
      const found = find(wanted, major)
      return found !== undefined && !isSame(found.group, wanted)
    },
  }
}

function nameOf({ majorName, note }: Pick<PlannedMajor, 'majorName' | 'note'>): string {
  return `${majorName}|${note ?? ''}`
}

function isSame(one: Group<PlannedMajor>, other: Group<PlannedMajor>): boolean {
  return (
    (one.majorGroupCode ?? '') === (other.majorGroupCode ?? '') &&
    (one.subjectRequirement ?? '') === (other.subjectRequirement ?? '') &&
    one.details[0]?.batch === other.details[0]?.batch
  )
}
