import { schoolLibrary } from '~/contracts/school-library'
import { SCHOOLS_ON_PAGE } from '~/entities/school/library.address'
import { ask, call } from '~/shared/api/call'
import type { RankingFilters } from './ranking.address'

/** More schools than any ranking has: all of them come as one page. */
const WHOLE = 999

type Ranking = Pick<RankingFilters, 'type' | 'q'> & { readonly year: number }

export const schoolListCalls = {
  /** A page of a university ranking. */
  ranking: ({ type, year, q, page }: Ranking & Pick<RankingFilters, 'page'>, pageSize = SCHOOLS_ON_PAGE) =>
    ask(
      call(schoolLibrary.ranking, {
        body: { page, pageSize, query: q ?? null, rankingType: type, rankingYear: year },
      }),
    ),
  /** A university ranking whole: what it is narrowed by is read of its rows. */
  wholeRanking: ({ type, year, q }: Ranking) => schoolListCalls.ranking({ type, year, q, page: 1 }, WHOLE),
}
