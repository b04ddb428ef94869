import * as z from 'zod/mini'
import { searchList, searchNumber, searchText } from '~/shared/lib/search'

/** Which schools stand side by side, by id, and whose lines are shown: those of a province and a subject. `rank` is the reader's. */
export const compareSearch = z.object({
  schools: searchList(),
  province: searchText(4),
  subject: searchText(8),
  rank: searchNumber(1, 9_999_999),
})
export type CompareSearch = z.infer<typeof compareSearch>
