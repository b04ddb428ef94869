import type { Subject } from '~/rules/exam/exam-mode'
import { nearness, type School } from '../../schools/schools'
import { provinceShape, strengthTier, type Tier } from './province-shape'

/**
 * Median number of undergraduate majors where a province has no figure of its own. By side, at home and further away.
 */
const USUAL_MAJORS: Readonly<
  Record<'science' | 'arts', Readonly<Record<'home' | 'away', Readonly<Record<Tier, number>>>>>
> = {
  science: {
    home: { '985': 45, '211': 36, 双一流: 34, public: 34, private: 22 },
    away: { '985': 15, '211': 18, 双一流: 13, public: 9, private: 6 },
  },
  arts: {
    home: { '985': 18, '211': 12, 双一流: 12, public: 13, private: 10 },
    away: { '985': 7, '211': 6, 双一流: 5, public: 4, private: 4 },
  },
}
/** How many rows the plan of an undergraduate school usually has in a province, for the candidates of a subject. */
export function usualMajors(school: School, province: string, subject: Subject): number {
  const where = nearness(school, province) === 'home' ? 'home' : 'away'
  const tier = strengthTier(school)
  const side = subject === '历史' || subject === '文科' ? 'arts' : 'science'
  return provinceShape(province, subject)?.majors[where][tier] ?? USUAL_MAJORS[side][where][tier]
}
