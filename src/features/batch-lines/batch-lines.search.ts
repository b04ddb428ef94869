import * as z from 'zod/mini'
import { searchText } from '~/shared/lib/search'

/** Whose control lines: a province. Its default depends on the person. */
export const batchLinesSearch = z.object({ province: searchText(4) })
export type BatchLinesSearch = z.infer<typeof batchLinesSearch>
