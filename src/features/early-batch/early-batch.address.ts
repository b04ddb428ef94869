import { address, type Filters } from '~/shared/address/address'
import { field, text, word } from '~/shared/address/fields'

const fields = {
  province: field.province,
  year: field.year,
  /** One of the province's, or `ALL_SUBJECTS`. */
  subject: field.subject,
  electives: field.electives,
  batch: field.batch,
  /** 军队院校, 公费师范 …: plans only. */
  directory: text(20),
  /** Part of the name of a school or a major. */
  q: field.q,
  /** Where no score record tells it. */
  rank: field.rank,
  /** Of the rows of one school. */
  page: field.page,
}

/** Which rows of the early batch; the defaults of province, year and subject depend on the person and the date. */
export const earlyBatchAddress = address(fields)
export type EarlyBatchFilters = Filters<typeof earlyBatchAddress>

/** The page of its own shows plans, or lines. */
export const earlyPageAddress = address({ ...fields, tab: word(['lines']) })
export type EarlyPageFilters = Filters<typeof earlyPageAddress>

/** Stands in the address for no subject in particular. */
export const ALL_SUBJECTS = '全部'
