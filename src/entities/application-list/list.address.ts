import { address, type Filters } from '~/shared/address/address'
import { choice, field, wholeNumber, word } from '~/shared/address/fields'

/** What of a list is looked at, and how. */
export const listAddress = address({
  /** The rows: each with its figures, or in one line to be put in order. */
  view: choice(['detail', 'order']),
  /** How the rows in one line are grouped; as this browser keeps it when absent. */
  group: word(['none', 'tier', 'city']),
  /** Whether the replay is open, with the lines of which year, and for which rank; the newest and the own one when absent. */
  replay: word(['1']),
  replayYear: field.year,
  replayRank: field.rank,
  /** Whether earlier versions are open, and which of them stands beside the list; the one before when absent. */
  versions: word(['1']),
  version: wholeNumber(0, 999_999_999),
})
export type ListFilters = Filters<typeof listAddress>
