import { RANKING_TYPES } from '~/contracts/reference'
import { LIBRARY_FIELDS, WHOSE_FIELDS } from '~/entities/school/library.address'
import { address, type Filters } from '~/shared/address/address'
import { choice, field } from '~/shared/address/fields'

const [first, ...others] = RANKING_TYPES

/**
 * What the university ranking is asked (S2 §2), and what its schools are narrowed by. It names whose last lines stand
 * beside them. The year's default depends on the clock, so it is not constant.
 */
export const rankingAddress = address({
  type: choice([first.id, ...others.map(({ id }) => id)]),
  year: field.year,
  ...LIBRARY_FIELDS,
  ...WHOSE_FIELDS,
})
export type RankingFilters = Filters<typeof rankingAddress>
