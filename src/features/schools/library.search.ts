import * as z from 'zod/mini'
import { searchList, searchNumber, searchText } from '~/shared/lib/search'

/** What the school library is asked (S2 §2). An empty row is 全部; the first page is left out of the address. */
export const librarySearch = z.object({
  q: searchText(),
  provinces: searchList(4),
  types: searchList(),
  features: searchList(),
  natures: searchList(),
  page: searchNumber(1, 9999),
})
export type LibrarySearch = z.infer<typeof librarySearch>
