import type { MajorSort } from '~/entities/admission/lines.address'
import type { PrintedPlan } from '~/entities/original-book/use-printed-plan'
import type { Unreached } from '~/entities/rank/tier-mark'
import type { OwnRank } from '~/rules/chance/beside-line'
import type { PlainColumn } from '~/shared/table/columns'
import type { AdmissionRow } from './admission-rows'
import type { ComparableYear } from './comparable-years'

/** Which of its figures a table of majors begins with. */
export type Kind = 'lines' | 'plans'

export interface Shown {
  readonly kind: Kind
  /** Whose majors they are; it stays in view with the heads. */
  readonly schoolName: string | undefined
  /** The year whose plan is listed. */
  readonly planYear: number
  /** The years whose lines stand side by side, the newest first. */
  readonly years: readonly ComparableYear[]
  /** The reader's rank, if each line is to be compared with it. */
  readonly rank: OwnRank | undefined
  /** The control line of a batch that the reader does not reach. */
  readonly unreachedIn: (batch: string | undefined) => Unreached | undefined
  /** Whether each row asks electives of its own. */
  readonly hasRequirements: boolean
  /** Where the plan stands in the original book; nothing where no book is kept. */
  readonly printed: PrintedPlan | 'pending' | undefined
}

/** The columns of lines; `y2024` has the rank of an earlier year. */
export type LineId = 'mine' | 'rank' | 'score' | 'swing' | `y${number}`

/** A column of a table of majors. Its id is a literal, by which the table can name it. */
export type AdmissionColumn<Id extends string> = PlainColumn<AdmissionRow, MajorSort, Id>
