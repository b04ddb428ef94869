import type { At, Derived, GivenPlanRow } from './given'

/** What one applies for in a year: a group of a plan, or one major where the form has no groups. */
export interface GivenUnit {
  readonly year: number
  readonly subject: GivenPlanRow['subject']
  readonly batch: string
  readonly category?: GivenPlanRow['category']
  readonly schoolId: string
  readonly school: string
  /** Absent where the form has no groups. */
  readonly group?: string
  /** Of its rows where they agree. */
  readonly requirement?: string
  /** At least one. */
  readonly rows: readonly GivenPlanRow[]
}

/** The line of a unit in an earlier year, by the crosswalk: never by an equal code. */
export interface UnitLine {
  readonly year: number
  /** The line of the unit: the easiest line of its majors, or that of a published group. */
  readonly lowestScore?: number
  readonly lowestRank?: number
  /** Less than half of the plan has a line of that year: what is shown is a range, or the line of some majors. */
  readonly isPartial?: true
  /** The hardest line of its majors, where it is partial and they differ. */
  readonly upTo?: { readonly score?: number; readonly rank?: number }
  /** How the group of that year was found: the plan names it, it is published and alike, or the majors of the unit. */
  readonly by: '上年专业组' | '投档线' | '专业'
  /** Absent where a published line is taken as it is. */
  readonly derived?: Exclude<Derived, 'candidates-from-table'>
  /** Majors of the unit, and how many of them have a line of that year. */
  readonly majors: number
  readonly matched: number
  /** The row that the line stands in. */
  readonly at: At
}
