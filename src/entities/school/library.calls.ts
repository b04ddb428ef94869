import { schoolLibrary } from '~/contracts/school-library'
import { ask, call } from '~/shared/api/call'
import { type LibraryFilters, libraryAddress, SCHOOLS_ON_PAGE } from './library.address'

export const libraryCalls = {
  /** A page of the school library. With a name the keyword call is used, otherwise the plain one (S2 §5). */
  page: (filters: LibraryFilters, pageSize = SCHOOLS_ON_PAGE) => {
    // An address may hold more, such as the drawer's filters. The rows go by the names of the contract, but for one.
    const { q, page, natures, ...rows } = libraryAddress.parse(filters)
    const body = { page, pageSize, query: q ?? null, ...rows, schoolInstitutions: natures }
    return ask(
      q === undefined
        ? call(schoolLibrary.query, { body })
        : call(schoolLibrary.search, { query: { query: q }, body }),
    )
  },
}
