import { CATEGORIES } from '~/rules/exam/candidate-categories'
import { address, type Filters } from '~/shared/address/address'
import { field, word } from '~/shared/address/fields'

/** Whose control lines: a province. Its default depends on the person. */
export const batchLinesAddress = address({
  province: field.province,
  /** For whom the province draws lines of their own; everybody when absent. */
  category: word(CATEGORIES),
})
export type BatchLinesFilters = Filters<typeof batchLinesAddress>
