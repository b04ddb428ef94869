import { address, type Filters } from '~/shared/address/address'
import { choice, field } from '~/shared/address/fields'

/** Stands for all provinces, where one is needed. */
export const EVERYWHERE = '全部'

/** Which teachers or planners are shown, and whose profile is open. */
export const peopleAddress = address({
  /** Whose rules they know best. */
  province: field.province,
  type: choice(['all', 'full', 'part']),
  /** The id of the open profile. */
  who: field.id,
})
export type PeopleFilters = Filters<typeof peopleAddress>
