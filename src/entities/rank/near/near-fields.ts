import { REACHES } from '~/rules/chance/tier-name'
import type { Changes, FiltersOf } from '~/shared/address/address'
import { choice, field, text, wholeNumber, word } from '~/shared/address/fields'

/** What an address says of the lines near a rank, on every page that lists them. */
export const NEAR_FIELDS = {
  /** Where those schools are, a province or one of its cities (安徽 合肥市); everywhere when absent. */
  place: text(20),
  /** What those schools are: 985, 211, 双一流; all when none. */
  feature: field.values,
  /** What their groups ask for beside the subject: 再选化学; anything when none. */
  elective: field.values,
  /** 公办, 民办 …; all when none. */
  nature: field.values,
  /** 理工类, 医药类 …; all when none. */
  type: field.values,
  /** The most that the cheapest major of a group may cost, yuan a year. */
  fee: wholeNumber(0, 200_000),
  /** Words in the name of a major. */
  major: field.q,
}

/** How an address narrows the lines near a rank. */
export type NearFilters = FiltersOf<typeof NEAR_FIELDS>

/** The orders of a list of lines; the first is that of a list as it comes. */
export const NEAR_ORDERS = ['near', 'rank', 'fee', 'km', 'plan'] as const

/** What an address says of a list that knows all its lines. */
export const NEAR_ROW_FIELDS = {
  ...NEAR_FIELDS,
  /** How far a school may lie from the capital of the own province, km. */
  km: wholeNumber(1, 6_000),
  /** The tier of the lines; it takes the place of a window of ranks. */
  tier: word(REACHES),
  /** How far a line may have moved against the year before, percent. */
  swing: wholeNumber(1, 100),
  sort: choice(NEAR_ORDERS),
}

export type RowFilters = FiltersOf<typeof NEAR_ROW_FIELDS>
export type NearOrder = RowFilters['sort']

/** Takes every condition away. */
export const NO_NEAR_FILTERS: Changes<RowFilters> = {
  ...{ place: undefined, fee: undefined, km: undefined, swing: undefined, major: undefined },
  ...{ nature: [], type: [], feature: [], elective: [] },
}
