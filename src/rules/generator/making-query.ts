import type { ListStudent } from '../check-up/list-input'
import type { Frame } from '../list/frame'
import type { ListRule, ListWishes } from './candidate'

/** For whom a list is made, and how. */
export interface MakingQuery {
  readonly frame: Frame
  /** Rows at most. */
  readonly size: number
  readonly rule: ListRule
  readonly wishes?: ListWishes | undefined
  /** What is known of the body, the language and the papers of the student. */
  readonly student?: Partial<ListStudent> | undefined
  /** Units that have to stand in the list, by id. */
  readonly must?: readonly string[] | undefined
  /** Schools and units that may not stand in it, by id. */
  readonly banned?: readonly string[] | undefined
}
