import * as z from 'zod/mini'
import { searchNumber, searchText } from '~/shared/lib/search'

/** Which assessment is shown: its round, the last one when absent, and one grade, all when absent. */
export const schoolMajorsSearch = z.object({ round: searchNumber(1, 99), grade: searchText(4) })
export type SchoolMajorsSearch = z.infer<typeof schoolMajorsSearch>
