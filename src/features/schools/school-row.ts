import type { SchoolListItem } from '~/contracts/school.schemas'
import type { SchoolFigures } from '~/entities/school/school-figures'

/** A row of a table of schools. */
export interface SchoolRow {
  readonly school: SchoolListItem
  readonly figures: SchoolFigures
  /** From the capital of the candidates' province, km; absent until somebody asks. */
  readonly km?: number | undefined
  /** Place in the ranking of the year before, from 1; absent where there is none, or nobody asked. */
  readonly rankBefore?: number | undefined
}
