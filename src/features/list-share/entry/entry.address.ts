import { address, type Filters } from '~/shared/address/address'
import { wholeNumber, word } from '~/shared/address/fields'

/** More rows than any form has. */
const MOST_ROWS = 200

/** Where somebody is while they type a list into the official form. Where it says nothing, what was typed tells it. */
export const entryAddress = address({
  step: word(['check', 'type', 'compare']),
  /** The place of the row that is typed, from 1. */
  row: wholeNumber(1, MOST_ROWS),
})
export type EntryFilters = Filters<typeof entryAddress>
