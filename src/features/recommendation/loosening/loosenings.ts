import type { EnrollmentIntention } from '~/contracts/student-profile'
import type { Changes } from '~/shared/address/address'
import type { RecommendationFilters } from '../recommendation.address'
import type { CandidateQuestion } from '../recommendation.calls'

/** Wishes that may give way, the least dear first. What somebody does not want, and cannot pay, stays. */
const WISHES = ['types', 'features', 'natures', 'majors', 'provinces'] as const
type Wish = (typeof WISHES)[number]

const WISH_NAMES: Readonly<Record<Wish, string>> = {
  types: '院校类型',
  features: '院校特色',
  natures: '办学性质',
  majors: '专业',
  provinces: '地区',
}

/** What stands at the front gives way last. */
const FIRST: Readonly<Record<NonNullable<EnrollmentIntention['priority']>, readonly Wish[]>> = {
  地区优先: ['provinces'],
  专业优先: ['majors'],
  院校优先: ['types', 'features', 'natures'],
}

/** Filters without some of the wishes. */
export interface Loosening {
  /** What was given up: 地区, 专业. */
  readonly names: readonly string[]
  readonly changes: Changes<RecommendationFilters>
}

/**
 * Ways to look further, the smallest step first: without one wish, then without several, the least dear first. The band of
 * difficulty, the price and what is not wanted are in all of them.
 */
export function looseningsOf(
  filters: RecommendationFilters,
  priority: EnrollmentIntention['priority'],
): readonly Loosening[] {
  const dear = priority ? FIRST[priority] : []
  const isDear = (wish: Wish) => dear.includes(wish)
  const wishes = WISHES.filter((wish) => filters[wish].length > 0).toSorted(
    (a, b) => Number(isDear(a)) - Number(isDear(b)),
  )
  const singles = wishes.map((wish) => [wish])
  const several = wishes.slice(1).map((_, index) => wishes.slice(0, index + 2))
  return [...singles, ...several].map((given) => ({
    names: given.map((wish) => WISH_NAMES[wish]),
    changes: Object.fromEntries(given.map((wish) => [wish, []])),
  }))
}

/** Members of the question by the filters that they say. */
const MEMBERS: Readonly<Record<Wish, keyof CandidateQuestion>> = {
  provinces: 'provinces',
  types: 'types',
  features: 'features',
  natures: 'schoolInstitutions',
  majors: 'majorCodes',
}

/** A question without the wishes that gave way. */
export function questionWithout(
  question: CandidateQuestion,
  { changes }: Pick<Loosening, 'changes'>,
): CandidateQuestion {
  const { preferenceScoreId, batch } = question
  const given = WISHES.filter((wish) => wish in changes).map((wish) => MEMBERS[wish])
  const kept = Object.entries(question).filter(([member]) => !given.some((one) => one === member))
  return { preferenceScoreId, batch, ...Object.fromEntries(kept) }
}
