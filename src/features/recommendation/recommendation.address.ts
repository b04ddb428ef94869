import { address, type Filters } from '~/shared/address/address'
import { choice, field, wholeNumber, word } from '~/shared/address/fields'

/** The highest tuition that somebody may ask for, yuan a year. */
const HIGHEST_FEE = 999_999

/** Stands in the place of a list that is not saved yet. */
export const NEW_LIST = 'new'

/** Which candidates are looked at, and how. An empty row is 全部. */
export const recommendationAddress = address({
  /** 冲, 稳 or 保; all of them when absent. */
  tier: word(['reach', 'match', 'safety']),
  q: field.q,
  provinces: field.provinces,
  types: field.values,
  features: field.values,
  natures: field.values,
  /** Types or majors of the catalogue by code. */
  majors: field.values,
  /** Those that somebody does not want, likewise. */
  unwanted: field.values,
  /** The highest tuition, yuan a year. */
  fee: wholeNumber(0, HIGHEST_FEE),
  /** The expected lowest rank from and to. */
  from: field.rank,
  to: field.rank,
  /** The unit of the row of the list that a candidate is looked for to stand in for. */
  swap: field.id,
  /** Wishes that gave way when all of them left nothing for that row, by their names. */
  loose: field.values,
  /** The hardest first, the safest first, the cheapest first, the largest plan first. */
  sort: choice(['hard', 'safe', 'fee', 'plan']),
  view: choice(['school', 'major']),
})

export type RecommendationFilters = Filters<typeof recommendationAddress>
export type TierWord = NonNullable<RecommendationFilters['tier']>
