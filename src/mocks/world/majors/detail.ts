import { pick } from '../kit/seed'
import { findMajor, type Major, type MajorLevel, majorsOfType } from './catalogue'
import { introduction } from './model/introduction'
import { closeness } from './model/names'
import { requireMajorFocus, requireTypeProfile } from './model/profile'
import { menPerHundred, schoolSystem, subjectRequirement, usefulSchoolSubjects } from './model/traits'
import * as wording from './model/wording'

/** Major detail (S2 §3). Texts of several paragraphs separate them by a line break. The last three only when present. */
export interface MajorDetail {
  readonly id: string
  readonly majorName: string
  readonly majorCode: string
  readonly type: string
  readonly typeCode: string
  readonly majorCategory: string
  readonly majorCategoryCode: string
  readonly level: MajorLevel
  /** 三年, 四年 or 五年. */
  readonly years: string
  readonly degree: string
  /** Men to women in percent, 62:38. Demonstration value. */
  readonly genderRatio: string
  readonly introduction: string
  readonly cultivationGoal: string
  readonly cultivationRequirements: string
  readonly subjectRequirements: string
  readonly knowledgeAndSkills: string
  readonly postgraduateDirections?: readonly string[]
  readonly mainCourses?: readonly string[]
  /** name：deed. */
  readonly famousPersons?: readonly string[]
}

/** The common text of a type of majors, for its node in the major tree (S2 §2). */
export interface MajorTypeOverview {
  readonly type: string
  readonly typeCode: string
  readonly level: MajorLevel
  readonly majorCount: number
  readonly overview: string
  readonly jobDirection: string
  readonly mainCourses: readonly string[]
}

const YEARS: Readonly<Record<number, string>> = { 3: '三年', 4: '四年', 5: '五年' }

/** The material of the sentences about a major. */
export function majorFacts(major: Major): wording.MajorFacts {
  return {
    major,
    profile: requireTypeProfile(major.typeCode),
    focus: requireMajorFocus(major),
    electives: subjectRequirement(major.majorCode),
    schoolSubjects: usefulSchoolSubjects(major.majorCode),
    alone: majorsOfType(major.typeCode, major.level).length === 1,
  }
}

/** The detail of a major (S2 §3), in our own words; undefined for an unknown code. */
export function majorDetail(code: string, level?: MajorLevel): MajorDetail | undefined {
  const major = findMajor(code, level)
  if (!major) return undefined
  const facts = majorFacts(major)
  const men = menPerHundred(major.majorCode)
  return {
    id: major.id,
    majorName: major.majorName,
    majorCode: major.majorCode,
    type: major.type,
    typeCode: major.typeCode,
    majorCategory: major.majorCategory,
    majorCategoryCode: major.majorCategoryCode,
    level: major.level,
    years: YEARS[schoolSystem(major.majorCode)] ?? '四年',
    degree: degreeOf(major),
    genderRatio: `${men}:${100 - men}`,
    introduction: introduction(facts),
    cultivationGoal: wording.cultivationGoal(facts),
    cultivationRequirements: wording.cultivationRequirements(facts),
    subjectRequirements: wording.subjectRequirements(facts),
    knowledgeAndSkills: wording.knowledgeAndSkills(facts),
    ...optionalLists(facts),
  }
}

function optionalLists({ major, profile, focus }: wording.MajorFacts) {
  const mainCourses = [
    ...new Set([...profile.courses.slice(0, 4), ...focus.courses, ...profile.courses.slice(4)]),
  ]
  const near = (direction: string) => closeness(direction, major.majorName)
  const postgraduateDirections = [...profile.postgraduate].sort((a, b) => near(b) - near(a))
  return {
    ...(postgraduateDirections.length > 0 ? { postgraduateDirections } : {}),
    ...(mainCourses.length > 0 ? { mainCourses } : {}),
    ...(profile.persons.length > 0 ? { famousPersons: profile.persons } : {}),
  }
}

const VOCATIONAL_DEGREE: Readonly<Record<string, string>> = {
  '21': '农学',
  '32': '理学',
  '33': '管理学',
  '3302': '经济学',
  '3305': '经济学',
  '34': '管理学',
  '35': '艺术学',
  '36': '艺术学',
  '3601': '文学',
  '37': '教育学',
  '3702': '文学',
  '38': '法学',
  '39': '管理学',
}

/** Undergraduate degrees as the catalogue grants them; junior colleges grant none. */
function degreeOf(major: Major): string {
  if (major.level === 2) return '无学位，颁发专科毕业证书'
  const granted = major.level === 1 && major.extra.length > 0 ? major.extra : [degreeByPlace(major)]
  return granted.map((degree) => `${degree}学士`).join('或')
}

function degreeByPlace({ level, typeCode, majorCategory, majorCategoryCode }: Major): string {
  if (level === 1) return majorCategory === '交叉学科' ? '工学' : majorCategory
  return VOCATIONAL_DEGREE[typeCode] ?? VOCATIONAL_DEGREE[majorCategoryCode] ?? '工学'
}

/** The overview and career direction of a type of majors (S2 §2); undefined when that level has no such type. */
export function majorTypeOverview(typeCode: string, level?: MajorLevel): MajorTypeOverview | undefined {
  const majors = majorsOfType(typeCode, level)
  const [first] = majors
  if (!first) return undefined
  const profile = requireTypeProfile(typeCode)
  const examples = majors
    .slice(0, 4)
    .map((major) => major.majorName)
    .join('、')
  const opening = pick(
    [`${first.type}研究${profile.object}。`, `${first.type}的专业都围绕${profile.object}。`],
    'type-overview',
    typeCode,
  )
  return {
    type: first.type,
    typeCode,
    level: first.level,
    majorCount: majors.length,
    overview: [
      `${opening}本目录收录${majors.length}个专业，如${examples}。${profile.notion ? `${profile.notion}。` : ''}`,
      `共同的课程有${profile.courses.join('、')}，实践环节主要是${profile.practice}。`,
      `适合${profile.fit}。`,
    ].join('\n'),
    jobDirection: `毕业生主要在${profile.workplaces.join('、')}工作。${profile.threshold}。`,
    mainCourses: profile.courses,
  }
}
