import { address, type Filters } from '~/shared/address/address'
import { field, word } from '~/shared/address/fields'

/** What one is filling in for: a score record and a batch, and the style of a whole list that was asked for. */
export const fillInAddress = address({
  score: field.id,
  batch: field.batch,
  /** Whether a whole list is asked for. */
  easy: word(['1']),
  style: field.id,
})

export type FillInFilters = Filters<typeof fillInAddress>
