import type { SchoolLevel } from '~/contracts/reference'
import { integer } from '../../kit/seed'
import { number, rows, text } from '../../kit/table'
import { FOUNDING_YEARS } from '../facts/school-founding'
import { SCHOOL_WEBSITES } from '../facts/school-websites'
import { isKeySchool, type School } from '../schools'
import { firstClassDisciplines } from './first-class'
import { GRADES, gradedDisciplines } from './graded-disciplines'

const founded = new Map(
  rows({ FOUNDING_YEARS }, { id: text, year: number }).map(({ id, year }) => [id, year]),
)
const websites = new Map(
  rows({ SCHOOL_WEBSITES }, { id: text, host: text }).map(({ id, host }) => [id, host]),
)

/** How much of a university a school is; decides the size of everything that is modelled. */
export type Standing = 'leading' | 'strong' | 'public' | 'private' | 'junior'

export function standing(school: School): Standing {
  if (school.schoolFeatures.includes('985')) return 'leading'
  if (isKeySchool(school)) return 'strong'
  if (school.level === '专科') return 'junior'
  return school.schoolInstitution === '公办' ? 'public' : 'private'
}

type Range = readonly [low: number, high: number]

interface Size {
  readonly founded: Range
  readonly doctor: Range
  readonly master: Range
  readonly students: Range
  readonly academicians: Range
  /** Percent of fresh graduates who go on studying; for junior colleges those who go on to a bachelor. */
  readonly furtherEducation: Range
  /** Percent recommended to graduate study; absent for schools that may not recommend. */
  readonly recommendation?: Range
}

const SIZES: Readonly<Record<Standing, Size>> = {
  leading: {
    founded: [1895, 1958],
    doctor: [22, 50],
    master: [32, 58],
    students: [26_000, 62_000],
    academicians: [12, 60],
    furtherEducation: [55, 76],
    recommendation: [20, 36],
  },
  strong: {
    founded: [1902, 1960],
    doctor: [8, 24],
    master: [18, 40],
    students: [15_000, 42_000],
    academicians: [1, 14],
    furtherEducation: [36, 56],
    recommendation: [9, 20],
  },
  public: {
    founded: [1906, 1985],
    doctor: [0, 8],
    master: [3, 24],
    students: [9_000, 32_000],
    academicians: [0, 2],
    furtherEducation: [12, 36],
    recommendation: [1, 7],
  },
  private: {
    founded: [1992, 2014],
    doctor: [0, 0],
    master: [0, 0],
    students: [7_000, 26_000],
    academicians: [0, 0],
    furtherEducation: [4, 14],
  },
  junior: {
    founded: [1950, 2012],
    doctor: [0, 0],
    master: [0, 0],
    students: [4_000, 17_000],
    academicians: [0, 0],
    furtherEducation: [12, 30],
  },
}

/** Schools of one kind of discipline have fewer points, students and academicians. Shares of the size of others. */
const NARROW: Readonly<Record<string, { readonly points: number; readonly students: number }>> = {
  艺术类: { points: 0.2, students: 0.45 },
  体育类: { points: 0.2, students: 0.5 },
  语言类: { points: 0.3, students: 0.6 },
  政法类: { points: 0.4, students: 0.7 },
  医药类: { points: 0.5, students: 0.8 },
  财经类: { points: 0.5, students: 0.9 },
}
/** A 学院 has a few points of masters at most, and doctors only where a graded discipline says so. */
const COLLEGE_POINTS = 0.2
/** A 学院 is younger than the universities, and a private one that bears a university's name was made out of it. */
const COLLEGE_FOUNDED: Range = [1950, 1985]
const NAMED_AFTER_FOUNDED: Range = [1999, 2005]

function levelOf({ vocational, level }: School): SchoolLevel {
  return vocational ? '职业本科' : level
}

/** Facts of a school's header (S2 §3, School base). Founding years of better known schools are facts, the rest demonstration values. */
export function schoolFacts(school: School) {
  const size = SIZES[standing(school)]
  const narrow = NARROW[school.schoolType[0] ?? ''] ?? { points: 1, students: 1 }
  const college = standing(school) === 'public' && school.schoolName.endsWith('学院')
  const points = narrow.points * (college ? COLLEGE_POINTS : 1)
  const within = ([low, high]: Range, what: string) => integer(low, high, 'school', school.id, what)
  // A discipline that was graded awards degrees; of the better half most award doctorates.
  const graded = gradedDisciplines(school)
  const better = graded.filter(({ grade }) => GRADES.indexOf(grade) <= GRADES.indexOf('B')).length
  const known = new Set([...firstClassDisciplines(school), ...graded.map(({ subject }) => subject)])
  const numMaster = Math.max(Math.round(within(size.master, 'master') * points), known.size)
  const doctors = college ? 0 : Math.round(within(size.doctor, 'doctor') * points)
  return {
    createYear: founded.get(school.id) ?? within(foundedRange(school, size), 'founded'),
    schoolLevel: levelOf(school),
    numDoctor: Math.min(Math.max(doctors, better), numMaster),
    numMaster,
    numStudent: Math.round((within(size.students, 'students') * narrow.students) / 100) * 100,
    numAcademician: Math.round(within(size.academicians, 'academicians') * points),
    ...schoolShares(school),
  }
}

/** The shares of its graduates that a school publishes, in percent. */
export function schoolShares(school: School) {
  const size = SIZES[standing(school)]
  const within = ([low, high]: Range, what: string) => integer(low, high, 'school', school.id, what)
  return {
    furtherEducationRate: within(size.furtherEducation, 'further'),
    ...(size.recommendation &&
      school.schoolFeatures.includes('保研资格') && {
        postgraduateRecommendationRate: within(size.recommendation, 'recommendation'),
      }),
  }
}

function foundedRange({ schoolName, schoolInstitution }: School, size: Size): Range {
  if (!schoolName.endsWith('学院') || size === SIZES.junior) return size.founded
  if (schoolInstitution === '公办') return COLLEGE_FOUNDED
  return /大学./.test(schoolName) ? NAMED_AFTER_FOUNDED : size.founded
}

/** Ways to reach a school. A website is a fact or absent; phones and addresses are made up and say so. */
export function schoolContacts(school: School) {
  const website = websites.get(school.id)
  return {
    officialWebsites: website === undefined ? [] : [`https://${website}/`],
    admissionPhones: [`400-000-${String(integer(0, 9999, 'phone', school.id)).padStart(4, '0')}（示例）`],
    emails: [`zhaosheng-${school.id}@example.edu.cn`],
  }
}
