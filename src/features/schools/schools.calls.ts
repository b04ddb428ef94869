import { schoolLibrary } from '~/contracts/school-library'
import { ask, call } from '~/shared/api/call'
import { type LibraryFilters, libraryAddress } from './library.address'
import type { RankingFilters } from './ranking.address'

/** S2 §9. */
export const PAGE_SIZE = 6

export const schoolListCalls = {
  /** A page of the school library. With a name the keyword call is used, otherwise the plain one (S2 §5). */
  library: (filters: LibraryFilters) => {
    // An address may hold more, such as the drawer's filters. The rows go by the names of the contract, but for one.
    const { q, page, natures, ...rows } = libraryAddress.parse(filters)
    const body = { page, pageSize: PAGE_SIZE, query: q ?? null, ...rows, schoolInstitutions: natures }
    return ask(
      q === undefined
        ? call(schoolLibrary.query, { body })
        : call(schoolLibrary.search, { query: { query: q }, body }),
    )
  },
  /** A page of a university ranking. */
  ranking: ({ type, year, q, page }: RankingFilters & { readonly year: number }) =>
    ask(
      call(schoolLibrary.ranking, {
        body: { page, pageSize: PAGE_SIZE, query: q ?? null, rankingType: type, rankingYear: year },
      }),
    ),
}
