import type { Edit, Items } from '~/entities/application-list/edits'

/** A list that is being made, saved or not. */
export interface Building {
  readonly items: Items
  readonly edit: (edit: Edit | undefined) => void
  /** What was done last, to be read out. */
  readonly said: string
}
