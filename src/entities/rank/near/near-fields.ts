import type { FiltersOf } from '~/shared/address/address'
import { field, text, wholeNumber } from '~/shared/address/fields'

/** What an address says of the lines near a rank, on every page that lists them. */
export const NEAR_FIELDS = {
  /** Where those schools are, a province or one of its cities (安徽 合肥市); everywhere when absent. */
  place: text(20),
  /** What those schools are: 985, 211, 双一流; all when absent. */
  feature: text(20),
  /** What their groups ask for beside the subject: 再选化学; anything when absent. */
  elective: text(30),
  /** 公办, 民办 …; all when absent. */
  nature: text(20),
  /** The most that the cheapest major of a group may cost, yuan a year. */
  fee: wholeNumber(0, 200_000),
  /** Words in the name of a major. */
  major: field.q,
}

/** How an address narrows the lines near a rank. */
export type NearFilters = FiltersOf<typeof NEAR_FIELDS>
