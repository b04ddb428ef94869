import { LIBRARY_FIELDS, WHOSE_FIELDS } from '~/entities/school/library.address'
import { address, type Filters } from '~/shared/address/address'
import { choice } from '~/shared/address/fields'

/** The tiers by the words of an address; 稳 when nothing is said. */
const TIER_WORDS = ['match', 'reach', 'safety'] as const

/** Which of the schools that offer a major are shown, and beside whose rank. */
export const majorSchoolsAddress = address({
  ...LIBRARY_FIELDS,
  ...WHOSE_FIELDS,
  /** Of the units near the reader's own rank. */
  tier: choice(TIER_WORDS),
})

export type MajorSchoolsFilters = Filters<typeof majorSchoolsAddress>
