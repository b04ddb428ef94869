import { NEAR_FIELDS } from '~/entities/rank/near/near-fields'
import { address, type Filters } from '~/shared/address/address'
import { field } from '~/shared/address/fields'

/** What the form of the first page holds, and what its list is narrowed by; the visitor's own where nothing is said. */
export const welcomeAddress = address({
  province: field.province,
  subject: field.subject,
  score: field.score,
  /** Of the score table; the newest where nothing is said. */
  year: field.year,
  ...NEAR_FIELDS,
})
export type WelcomeFilters = Filters<typeof welcomeAddress>

export const NOTHING_SAID: WelcomeFilters = welcomeAddress.parse({})
