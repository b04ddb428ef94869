import { RANKING_TYPES } from '~/contracts/reference'
import { address, type Filters } from '~/shared/address/address'
import { choice, field } from '~/shared/address/fields'

const [first, ...others] = RANKING_TYPES

/** What the university ranking is asked (S2 §2). The year's default depends on the clock, so it is not constant. */
export const rankingAddress = address({
  type: choice([first.id, ...others.map(({ id }) => id)]),
  year: field.year,
  q: field.q,
  page: field.page,
})
export type RankingFilters = Filters<typeof rankingAddress>
