import { address, type Filters } from '~/shared/address/address'
import { field, text, word } from '~/shared/address/fields'

const fields = {
  province: field.province,
  year: field.year,
  batch: field.batch,
  /** 军队院校, 公费师范 …: plans only. */
  directory: text(20),
}

/** Which rows of the early batch; the defaults of province and year depend on the person and the date. */
export const earlyBatchAddress = address(fields)
export type EarlyBatchFilters = Filters<typeof earlyBatchAddress>

/** The page of its own shows plans, or lines. */
export const earlyPageAddress = address({ ...fields, tab: word(['lines']) })
export type EarlyPageFilters = Filters<typeof earlyPageAddress>
