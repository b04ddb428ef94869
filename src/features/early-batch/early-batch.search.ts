import * as z from 'zod/mini'
import { searchNumber, searchText } from '~/shared/lib/search'

/** Which rows of the early batch; the defaults of province and year depend on the person and the date. */
export const earlyBatchSearch = z.object({
  province: searchText(4),
  year: searchNumber(2000, 2100),
  batch: searchText(20),
  /** 军队院校, 公费师范 …: plans only. */
  directory: searchText(20),
})
export type EarlyBatchSearch = z.infer<typeof earlyBatchSearch>

/** The page of its own shows plans, or lines. */
export const earlyPageSearch = z.extend(earlyBatchSearch, {
  tab: z.catch(z.optional(z.literal('lines')), undefined),
})
