import { isGiven, isGivenSchool } from '../../given/given-world'
import { remember } from '../../kit/remember'
import { fame, isMadeUp, type School, schools } from '../../schools/schools'
import { nationalStrength } from './strength-features'

/** Negative, the lower the harder to enter: the mean of both sides. Made-up schools stand behind every real one. */
function strength(school: School): number {
  return isMadeUp(school)
    ? Number.POSITIVE_INFINITY
    : (nationalStrength(school, '物理') + nationalStrength(school, '历史')) / 2
}

/**
 * The schools of a world of that scale in the order in which lists show them: 985, 211, 双一流, other undergraduate
 * schools, junior colleges, and among each the harder to enter first.
 */
export const schoolsByStanding: (scale?: number) => readonly School[] = remember(
  2,
  String,
  (scale?: number): readonly School[] =>
    schools(scale)
      .filter(({ id }) => !isGiven() || isGivenSchool(id))
      .map((school) => ({ school, fame: isMadeUp(school) ? -1 : fame(school), strength: strength(school) }))
      // Two made-up schools are equal and keep their order; Infinity − Infinity would be no number.
      .sort((a, b) => b.fame - a.fame || (a.strength === b.strength ? 0 : a.strength - b.strength))
      .map(({ school }) => school),
)
