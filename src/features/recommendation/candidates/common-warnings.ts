import type { RecommendedUnit } from '~/contracts/recommendation.schemas'

/** Among fewer it may stand with each. */
const SEVERAL = 3

/** What is to be minded in each of several units, as after a reform: it is said once above them. */
export function commonWarnings(units: readonly Pick<RecommendedUnit, 'warnings'>[]): readonly string[] {
  const [first, ...others] = units
  if (units.length < SEVERAL) return []
  return (first?.warnings ?? []).filter((text) => others.every(({ warnings }) => warnings?.includes(text)))
}
