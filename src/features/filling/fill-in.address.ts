import { address, type Filters } from '~/shared/address/address'
import { field, text, word } from '~/shared/address/fields'

/** What one is filling in for: a score record and a batch, and the style of a whole list that was asked for. */
export const fillInAddress = address({
  score: field.id,
  batch: field.batch,
  /** Whether a whole list is asked for. */
  easy: word(['1']),
  style: field.id,
  /** Shares of one's own instead of a style: 20-65-20-15. */
  shares: text(15),
  /** What stands beside the whole list: the curve of risk, or all styles. */
  beside: word(['risk', 'styles']),
  /** Which point of the curve is looked at, by its shares; that of the list when absent. */
  point: text(15),
})

export type FillInFilters = Filters<typeof fillInAddress>
