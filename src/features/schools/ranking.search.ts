import * as z from 'zod/mini'
import { RANKING_TYPES } from '~/contracts/reference'
import { searchChoice, searchNumber, searchText } from '~/shared/lib/search'

const [first, ...others] = RANKING_TYPES

/** The ranking that a page opens with (S2 §2); left out of the address. */
export const DEFAULT_RANKING = first.id

/** What the university ranking is asked (S2 §2). The year's default depends on the clock, so it is not constant. */
export const rankingSearch = z.object({
  type: searchChoice([first.id, ...others.map(({ id }) => id)], DEFAULT_RANKING),
  year: searchNumber(2000, 2100),
  q: searchText(),
  page: searchNumber(1, 9999),
})
export type RankingSearch = z.infer<typeof rankingSearch>
