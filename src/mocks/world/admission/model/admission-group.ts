import type { Subject } from '~/rules/exam/exam-mode'
import type { At } from '~/rules/own-data/given'
import type { Major } from '../../majors/catalogue'

/** What is enrolled for together. A folder of tables knows of it what its rows say. */
export interface Entry {
  /** Majors of the catalogue that it leads to. */
  readonly majors: readonly { readonly major: Major }[]
  readonly name: string
  readonly note: string
  readonly joint: boolean
  readonly years?: number | undefined
  /** Tuition, yuan a year. */
  readonly fee?: number | undefined
}

/** One entry of a plan, or of lines, with what came of it. The model knows every figure, a table those that it prints. */
export interface AdmissionMajor {
  readonly entry: Entry
  /** What tells it from the others of its unit; where none is printed, its name. */
  readonly enrolCode: string
  readonly isUncoded?: true
  /** A row of a plan tells it, and not lines alone. */
  readonly isInPlan?: true
  readonly planNum?: number | undefined
  readonly admittedCount?: number | undefined
  readonly highestScore?: number | undefined
  readonly averageScore?: number | undefined
  readonly lowestScore?: number | undefined
  readonly lowestRank?: number | undefined
  readonly at?: At
}

/** One unit of application: its line is that of its last major, its plan the sum of theirs. */
export interface AdmissionGroup {
  readonly level: '本科' | '专科'
  readonly batch: string
  readonly controlScore?: number | undefined
  readonly subject: Subject
  /** Absent where the unit of application has no groups, and where a table prints none. */
  readonly code?: string
  readonly electives: readonly string[]
  /** As it is printed; made of `electives` where it is absent. */
  readonly requirement?: string
  readonly joint: boolean
  readonly planNum?: number | undefined
  readonly lowestScore?: number | undefined
  readonly lowestRank?: number | undefined
  readonly majors: readonly AdmissionMajor[]
  readonly at?: At
}
