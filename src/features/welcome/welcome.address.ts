import { address, type Filters } from '~/shared/address/address'
import { field } from '~/shared/address/fields'

/** What the form of the first page holds; the visitor's own where nothing is said. */
export const welcomeAddress = address({
  province: field.province,
  subject: field.subject,
  score: field.score,
})
export type WelcomeFilters = Filters<typeof welcomeAddress>
