import type { FigureSource } from '~/contracts/figure-source'
import type { AdmissionMajor } from '../../admission/groups'

/** The plan of one batch, as candidates of a subject read it. */
export interface PlanKey {
  readonly province: string
  readonly year: number
  readonly subject: string
  readonly batch: string
  /** The year of the application, when the plan is that of the year before: units have the form of that year. */
  readonly filedIn?: number
  /** The newest year whose lines are out; the plan's own when absent. */
  readonly linesUntil?: number
}

/** A unit in one year: its line is that of its last major. */
export interface UnitYear {
  readonly year: number
  readonly planNum?: number | undefined
  readonly admittedCount?: number | undefined
  readonly lowestScore?: number | undefined
  readonly lowestRank?: number | undefined
  readonly majors: readonly AdmissionMajor[]
  /** How many majors of the unit have a line of the year, where the line is derived from theirs. */
  readonly matched?: number
  readonly source?: FigureSource
}
