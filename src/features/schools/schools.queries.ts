import { queryOptions } from '@tanstack/react-query'
import { schoolLibrary } from '~/contracts/school-library'
import { ask, call } from '~/shared/api/call'
import { request } from '~/shared/api/client'
import { FRESH } from '~/shared/api/query'
import type { LibraryFilters } from './library.address'
import type { RankingFilters } from './ranking.address'

/** S2 §9. */
export const PAGE_SIZE = 6

/** With a name the keyword call is used, otherwise the plain one (S2 §5). */
function libraryPage({ q, provinces, types, features, natures, page = 1 }: LibraryFilters) {
  const body = {
    page,
    pageSize: PAGE_SIZE,
    query: q ?? null,
    provinces,
    types,
    features,
    schoolInstitutions: natures,
  }
  const { method, path } = q === undefined ? schoolLibrary.query : schoolLibrary.search
  return queryOptions({
    queryKey: [method, path, body],
    queryFn: ({ signal }) =>
      q === undefined
        ? request(schoolLibrary.query, { body }, signal)
        : request(schoolLibrary.search, { query: { query: q }, body }, signal),
    staleTime: FRESH.session,
  })
}

export const schoolListQueries = {
  /** A page of the school library. */
  library: libraryPage,
  /** A page of a university ranking. */
  ranking: ({ type, year, q, page = 1 }: RankingFilters & { readonly year: number }) =>
    ask(
      call(schoolLibrary.ranking, {
        body: { page, pageSize: PAGE_SIZE, query: q ?? null, rankingType: type, rankingYear: year },
      }),
    ),
}
