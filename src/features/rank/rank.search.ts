import * as z from 'zod/mini'
import { searchNumber, searchText } from '~/shared/lib/search'

/** The highest total anywhere: 900, standard scores of 海南. */
export const HIGHEST_SCORE = 900

/** What the rank page is asked. Every field has a default that depends on the person or the data, so none is constant. */
export const rankSearch = z.object({
  province: searchText(4),
  year: searchNumber(2000, 2100),
  subject: searchText(8),
  batch: searchText(12),
  score: searchNumber(0, HIGHEST_SCORE),
})
export type RankSearch = z.infer<typeof rankSearch>
