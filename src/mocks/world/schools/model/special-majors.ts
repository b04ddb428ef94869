import { uniform } from '../../kit/seed'
import { majorsOfSchool, type OfferedMajor } from '../majors'
import type { School } from '../schools'
import { academicDisciplines, firstClassTypes } from './first-class'
import { gradedDisciplines } from './graded-disciplines'
import { recruitingOf } from './recruiting'
import { type Standing, standing } from './school-facts'
import { typeLeaning } from './teaching'

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

/**
 * What a major must be to be featured: how many schools of the kind teach its type, and in what share of its provinces the
 * school recruits it. A discipline of 双一流 or one that was graded makes up for the first.
 */
const LEAST = { 国家级: { kind: 0.6, often: 0.35 }, 省级: { kind: 0.4, often: 0.12 } } as const

/** Majors of a type that belongs to a strong discipline of the school are featured that much more often. */
const OWN_DISCIPLINE = 0.5

/** Featured majors by level, the national first (S2 §3); a level without any is left out. Demonstration values. */
export function specialMajors(school: School) {
  const [national, any] = FEATURED[standing(school)]
  const strong = strongTypes(school)
  const all = majorsOfSchool(school)
  const marked = all
    .map((offered) => {
      const own = strong.has(offered.major.typeCode)
      const at = uniform('featured', school.id, offered.major.majorCode) * (own ? OWN_DISCIPLINE : 1)
      return { major: offered.major, at, level: levelFor(school, offered, own) }
    })
    .sort((a, b) => a.at - b.at)
  const first = marked.filter(({ level }) => level === '国家级').slice(0, Math.round(national * all.length))
  const others = marked
    .filter((one) => one.level !== undefined && !first.includes(one))
    .slice(0, Math.round((any - national) * all.length))
  return SPECIAL_LEVELS.map((level) => {
    const majors = (level === '国家级' ? first : others)
      .map(({ major }) => ({ majorId: major.majorCode, majorName: major.majorName }))
      .sort((a, b) => a.majorId.localeCompare(b.majorId, 'en'))
    return { level, count: majors.length, majors }
  }).filter(({ count }) => count > 0)
}

/** The highest level at which a major of a school can be featured. */
function levelFor(
  school: School,
  { major, digits }: OfferedMajor,
  strong: boolean,
): (typeof SPECIAL_LEVELS)[number] | undefined {
  const recruiting = recruitingOf(school)
  const often = recruiting
    ? (recruiting.majors.get(digits) ??
      recruiting.types.get(major.typeCode) ??
      (recruiting.inClasses.has(digits) ? 1 : 0))
    : 1
  const kind = strong ? 1 : typeLeaning(school, major.typeCode, major.level).chance
  return SPECIAL_LEVELS.find((level) => kind >= LEAST[level].kind && often >= LEAST[level].often)
}

const typesOf = new Map(academicDisciplines.map(({ name, types }) => [name, types]))

/** Types of majors of its 双一流 disciplines and of those with a grade of the fourth round. */
function strongTypes(school: School): ReadonlySet<string> {
  const graded = gradedDisciplines(school).flatMap(({ subject }) => typesOf.get(subject) ?? [])
  return new Set([...firstClassTypes(school), ...graded])
}
