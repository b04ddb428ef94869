import { pairUniform, textKey } from '../kit/pair-seed'
import { remember } from '../kit/remember'
import { hundredths, list, number, rows, type Tables, text, trailing } from '../kit/table'
import {
  findSchool,
  isInRegularBatches,
  isKeySchool,
  isPoliceSchool,
  nearness,
  type School,
  schools,
} from '../schools/schools'
import {
  ARTS_AND_SPORTS,
  COMPREHENSIVE_SCHOOLS,
  DIRECTORY_MAJORS,
  EARLY_DIRECTORIES,
  EARLY_ONLY_MAJORS,
  FLAGSHIP_MAJORS,
  MILITARY_ACADEMIES,
  NATIONAL_TEACHER_SCHOOLS,
  RURAL_PROVINCES,
} from './facts/early-programmes'
import { type EarlyMajor, earlyMajors } from './model/majors'

/** A directory of the early batch and how it admits. */
export interface EarlyDirectory {
  readonly name: string
  readonly batch: string
  /** all: by the electives of each major; 理: candidates of sciences; 不限: everybody, by a composite score without ranks. */
  readonly takes: string
  readonly free: boolean
  /** How far its lines stay ahead of the school's regular one, in ln of rank. */
  readonly ahead: number
  /** Median places of one major. */
  readonly places: number
  readonly note: string
}

/** One school in one directory with the majors it opens there. */
export interface EarlyOffer {
  readonly directory: EarlyDirectory
  /** Absent for most academies of the armed forces, which the library of schools does not list. */
  readonly school?: School
  readonly schoolName: string
  /** The code of an academy that the library does not list. */
  readonly academyCode?: string
  /** A number of its own, for seeds. */
  readonly number: number
  /** National strength of an academy that has no regular lines. */
  readonly strength?: number
  /** Whether an academy takes candidates of 历史; schools go by the electives of their majors. */
  readonly sciencesOnly: boolean
  readonly majors: readonly EarlyMajor[]
}

/** The directories in the order in which they are listed. */
export const EARLY: readonly EarlyDirectory[] = rows(
  { EARLY_DIRECTORIES },
  {
    name: text,
    batch: text,
    takes: text,
    tuition: text,
    ahead: hundredths,
    places: number,
    note: text,
  },
).map(({ tuition, ...directory }) => ({ ...directory, free: tuition === '免' }))

function codesByKey(tables: Tables): ReadonlyMap<string, readonly string[]> {
  return new Map(rows(tables, { key: text, codes: list() }).map(({ key, codes }) => [key, codes]))
}

/** Codes by directory or kind; resolved to majors when first asked for. */
const openMajors = codesByKey({ FLAGSHIP_MAJORS, DIRECTORY_MAJORS })
const resolved = new Map<string, readonly EarlyMajor[]>()

function majorsByKey(key: string): readonly EarlyMajor[] {
  const known = resolved.get(key) ?? earlyMajors(openMajors.get(key) ?? [])
  resolved.set(key, known)
  return known
}

/** Codes by school: those that admit here only open what they have. */
const ownMajors = codesByKey({ EARLY_ONLY_MAJORS })

const comprehensive = codesByKey({ COMPREHENSIVE_SCHOOLS })
const rural = new Set(RURAL_PROVINCES.split(' '))
const teacherSchools = new Set(NATIONAL_TEACHER_SCHOOLS.split(' '))
const artsAndSports = new Map(
  rows({ ARTS_AND_SPORTS }, { kind: text, arts: hundredths, sports: hundredths }).map(
    ({ kind, arts, sports }) => [kind, [arts, sports] as const],
  ),
)

/** Directories of the schools that admit before the regular batches only; these are in no other. */
const OF_THEIR_OWN = new Set(['公安院校', '消防院校', '外交机要院校'])

const SALT = { taught: 11, enrols: 12, majors: 13 } as const

/** Share of provinces away from home in which a school offers arts and sports. 安徽, the default province, gets most. */
const AWAY = { 安徽: 0.8, other: 0.3 } as const

type Rule = (school: School, province: string, home: boolean) => boolean

const hasType = (school: School, type: string) => school.schoolType.includes(type)
const among =
  (share: number, salt: number): Rule =>
  (school, province) =>
    pairUniform(Number(school.id), textKey(province), salt) < share

/** Which schools of the batch's level a directory takes candidates of a province for. */
const RULES: Readonly<Record<string, Rule>> = {
  公安院校: (school, _, home) =>
    isPoliceSchool(school) && school.belongs !== '司法部' && (home || school.belongs === '公安部'),
  司法院校: (school) => school.belongs === '司法部',
  消防院校: (school) => ownMajors.has(school.id) && hasType(school, '军事类'),
  外交机要院校: (school) => ownMajors.has(school.id) && !hasType(school, '军事类'),
  国家公费师范生: (school) => teacherSchools.has(school.id),
  优师专项: (school, province, home) =>
    rural.has(province) &&
    (teacherSchools.has(school.id) ||
      (home && hasType(school, '师范类') && school.schoolInstitution === '公办')),
  地方公费师范生: (school, _, home) =>
    home && hasType(school, '师范类') && school.schoolInstitution === '公办',
  农村订单定向医学生: (school, province, home) =>
    home && rural.has(province) && hasType(school, '医药类') && school.schoolInstitution === '公办',
  航海类: (school) => /海事|海洋大学|集美|航海/.test(school.schoolName),
  小语种: (school, province) =>
    school.schoolInstitution === '公办' &&
    (hasType(school, '语言类') || (teacherSchools.has(school.id) && among(0.5, 21)(school, province, false))),
  综合评价: (school, province) => comprehensive.get(school.id)?.includes(province) ?? false,
  国家专项计划: (school, province) =>
    rural.has(province) && isKeySchool(school) && among(0.94, 22)(school, province, false),
  高校专项计划: (school, province) =>
    !['北京', '天津', '上海'].includes(province) &&
    school.schoolFeatures.includes('211') &&
    among(0.85, 23)(school, province, false),
  地方专项计划: (school, province, home) =>
    home &&
    school.schoolInstitution === '公办' &&
    !school.schoolFeatures.includes('985') &&
    among(0.6, 24)(school, province, home),
  民族班: (school, province) => hasType(school, '民族类') && among(0.6, 25)(school, province, false),
  艺术类: (school, province, home) => teaches(school, province, home, 0),
  体育类: (school, province, home) => teaches(school, province, home, 1),
  定向培养军士: (school) =>
    school.schoolInstitution === '公办' &&
    hasType(school, '理工类') &&
    pairUniform(Number(school.id), 1, 26) < 0.05,
  司法职业: (school, _, home) => home && /警|司法/.test(school.schoolName),
  '艺术类（高职）': (school, province, home) => home && teaches(school, province, home, 0),
  '体育类（高职）': (school, province, home) => home && teaches(school, province, home, 1),
}

function teaches(school: School, province: string, home: boolean, which: 0 | 1): boolean {
  const share = artsAndSports.get(school.schoolType[0] ?? '')?.[which] ?? 0
  const number = Number(school.id)
  if (pairUniform(number, which, SALT.taught) >= share) return false
  return (
    home ||
    pairUniform(number, textKey(province) + which, SALT.enrols) <
      (province === '安徽' ? AWAY.安徽 : AWAY.other)
  )
}

/** Every school and academy in every directory that takes candidates of a province, in the order of the directories; the same every year. */
export const earlyOffers: (province: string) => readonly EarlyOffer[] = remember(
  4,
  (province) => province,
  (province: string) => {
    const near = schools().map((school) => ({ school, home: nearness(school, province) === 'home' }))
    return EARLY.flatMap((directory) => {
      if (directory.name === '军队院校') return academies(directory)
      const rule = RULES[directory.name]
      if (!rule) return []
      const level = directory.batch === '专科提前批' ? '专科' : '本科'
      return near
        .filter(({ school, home }) => school.level === level && rule(school, province, home))
        .filter(({ school }) => OF_THEIR_OWN.has(directory.name) || isInRegularBatches(school))
        .map(({ school }) => offerOf(directory, school))
    })
  },
)

/** Share of schools that open the second major of a list. */
const FIRST_SHARE = 0.55

/** Early schools whose directory asks for nothing special open the flagships of their kind. */
function offerOf(directory: EarlyDirectory, school: School): EarlyOffer {
  const number = Number(school.id)
  const own = ownMajors.get(school.id)
  const majors = own
    ? earlyMajors(own)
    : majorsByKey(openMajors.has(directory.name) ? directory.name : (school.schoolType[0] ?? ''))
  // The commonest majors first: the further down the list, the fewer schools open it.
  const open = majors.filter(
    (_, i) => i === 0 || pairUniform(number, i, SALT.majors) < FIRST_SHARE / (1 + 0.08 * i),
  )
  return {
    directory,
    school,
    schoolName: school.schoolName,
    number,
    sciencesOnly: directory.takes === '理',
    majors: open,
  }
}

/** Academies have no code of the ministry's list; theirs follow each other from here. */
const ACADEMY_CODES = 9001

const ACADEMY = {
  name: text,
  /** −ln of the share of candidates above its line. */
  depth: hundredths,
  takesHistory: text,
  majors: list(),
  schoolCode: trailing(text),
}

function academies(directory: EarlyDirectory): EarlyOffer[] {
  return rows({ MILITARY_ACADEMIES }, ACADEMY).map((academy, i) => ({
    directory,
    ...inLibrary(academy.schoolCode),
    schoolName: academy.name,
    academyCode: String(ACADEMY_CODES + i),
    number: ACADEMY_CODES + i,
    strength: -academy.depth,
    sciencesOnly: academy.takesHistory === '0',
    majors: earlyMajors(academy.majors),
  }))
}

function inLibrary(code: string | undefined): { readonly school?: School } {
  const school = code === undefined ? undefined : findSchool(code)
  return school ? { school } : {}
}
