import { uniform } from '../../kit/seed'
import { majorsOfSchool } from '../majors'
import type { School } from '../schools'
import { firstClassTypes } from './first-class'
import { type Standing, standing } from './school-facts'

/** Levels at which a major is featured, the higher first. */
const SPECIAL_LEVELS = ['国家级', '省级'] as const

/** Shares of a school's majors that are featured at the national, and at the national or provincial level. */
const FEATURED: Readonly<Record<Standing, readonly [national: number, any: number]>> = {
  leading: [0.55, 0.75],
  strong: [0.4, 0.65],
  public: [0.16, 0.42],
  private: [0.02, 0.18],
  junior: [0.05, 0.22],
}

/** Majors of a type that belongs to a 双一流 discipline of the school are featured that much more often. */
const OWN_DISCIPLINE = 0.5

/** Featured majors by level, the national first (S2 §3); a level without any is left out. Demonstration values. */
export function specialMajors(school: School) {
  const [national, any] = FEATURED[standing(school)]
  const own = firstClassTypes(school)
  const marked = majorsOfSchool(school).map(({ major }) => ({
    major,
    at: uniform('featured', school.id, major.majorCode) * (own.has(major.typeCode) ? OWN_DISCIPLINE : 1),
  }))
  return SPECIAL_LEVELS.map((level) => {
    const majors = marked
      .filter(({ at }) => (level === '国家级' ? at < national : at >= national && at < any))
      .map(({ major }) => ({ majorId: major.majorCode, majorName: major.majorName }))
    return { level, count: majors.length, majors }
  }).filter(({ count }) => count > 0)
}
