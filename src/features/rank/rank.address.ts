import { address, type Filters } from '~/shared/address/address'
import { choice, field, text } from '~/shared/address/fields'

/** What the rank page is asked. Province, year, subject and batch have defaults that depend on the person or the data. */
export const rankAddress = address({
  province: field.province,
  year: field.year,
  subject: field.subject,
  batch: field.batch,
  score: field.score,
  /** How far from the rank the lines of schools may lie, in percent of it. */
  within: choice(['5', '10', '20']),
  /** The province in which those schools are; all when absent. */
  place: field.province,
  /** What those schools are: 985, 211, 双一流; all when absent. */
  feature: text(20),
})
export type RankFilters = Filters<typeof rankAddress>
