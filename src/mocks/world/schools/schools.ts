import { findProvince, PROVINCES } from '~/rules/exam/provinces'
import { remember } from '../kit/remember'
import { integer, pick } from '../kit/seed'
import { rows, type Tables, text, trailing } from '../kit/table'
import { GRADUATE_SCHOOLS, JOINTLY_BUILT, MAY_RECOMMEND } from './facts/school-features'
import {
  CAMPUSES,
  EARLY_ONLY,
  ENROLS_NO_MORE,
  MILITARY_UNIVERSITIES,
  SECOND_HOMES,
} from './facts/schools-beside-the-list'
import { JUNIOR_SCHOOLS } from './facts/schools-junior'
import { UNDERGRADUATE_SCHOOLS } from './facts/schools-undergraduate'
import { SCHOOL_FEATURES, SCHOOL_INSTITUTIONS } from './options'

/** A school as the ministry lists it, with the field names of the specification (S2 §3). */
export interface School {
  /** Five digits, under which the school enrols; made-up schools of a scaled world have six. */
  readonly id: string
  readonly schoolName: string
  readonly provinceName: string
  readonly cityName: string
  readonly level: '本科' | '专科'
  readonly schoolInstitution: string
  /** The authority that runs the school. */
  readonly belongs: string
  readonly schoolType: readonly string[]
  readonly schoolFeatures: readonly string[]
  /** Undergraduate vocational education. */
  readonly vocational: boolean
  /** Code of the university whose branch campus this is. */
  readonly campusOf?: string
}

const [PUBLIC, PRIVATE, JOINT, JOINT_HONG_KONG] = SCHOOL_INSTITUTIONS
const INSTITUTIONS: Readonly<Record<string, string>> = { G: PUBLIC, M: PRIVATE, Z: JOINT, H: JOINT_HONG_KONG }
const FEATURE_OF_MARK: Readonly<Record<string, string>> = { 9: '985', 2: '211', S: '双一流' }
const KEY_FEATURES = Object.values(FEATURE_OF_MARK)
const MUNICIPALITIES = new Set(['北京', '天津', '上海', '重庆'])
const AUTONOMOUS: Readonly<Record<string, string>> = {
  内蒙古: '内蒙古自治区',
  广西: '广西壮族自治区',
  西藏: '西藏自治区',
  宁夏: '宁夏回族自治区',
  新疆: '新疆维吾尔自治区',
}

/** The full name of a province: 安徽省, 北京市, 内蒙古自治区. */
function fullName(province: string): string {
  return AUTONOMOUS[province] ?? (MUNICIPALITIES.has(province) ? `${province}市` : `${province}省`)
}

function authority(mark: string, province: string): string {
  if (mark === '.') return fullName(province)
  if (mark === '-') return `${fullName(province)}${MUNICIPALITIES.has(province) ? '教委' : '教育厅'}`
  return mark
}

const LISTED_FEATURES = [
  ['研究生院', new Set(GRADUATE_SCHOOLS.split(/\s+/))],
  ['省部共建', new Set(JOINTLY_BUILT.split(/\s+/))],
  ['保研资格', new Set(MAY_RECOMMEND.split(/\s+/))],
] as const

/** The marks of the ministry's lists and what follows from them: 985 brings 强基计划, 211 and 双一流 bring 保研资格. */
function featuresOf(id: string, marks: readonly string[]): string[] {
  const known = new Set(marks.flatMap((mark) => FEATURE_OF_MARK[mark] ?? []))
  if (known.size > 0) known.add('保研资格')
  if (known.has('985')) known.add('强基计划')
  for (const [feature, codes] of LISTED_FEATURES) if (codes.has(id)) known.add(feature)
  return SCHOOL_FEATURES.filter((feature) => known.has(feature))
}

/** Whether a school is one of 985, 211 or 双一流. */
export function isKeySchool(school: School): boolean {
  return KEY_FEATURES.some((feature) => school.schoolFeatures.includes(feature))
}

const COLUMNS = {
  id: text,
  schoolName: text,
  provinceName: text,
  city: text,
  nature: text,
  authority: text,
  type: text,
  marks: text,
  campusOf: trailing(text),
}

function read(tables: Tables, level: School['level']): School[] {
  return rows(tables, COLUMNS).map(({ id, schoolName, provinceName, campusOf, ...row }) => ({
    id,
    schoolName,
    provinceName,
    cityName: row.city || fullName(provinceName),
    level,
    schoolInstitution: INSTITUTIONS[row.nature] ?? PUBLIC,
    belongs: authority(row.authority, provinceName),
    schoolType: [`${row.type}类`],
    schoolFeatures: featuresOf(id, [...row.marks]),
    vocational: row.marks.includes('V'),
    ...(campusOf !== undefined && { campusOf }),
  }))
}

/**
 * 985 before 211 before 双一流 before the other undergraduate schools before the junior colleges: well-known schools
 * come first, so that a small world still holds those whose names everybody looks for.
 */
export function fame(school: School): number {
  const key = KEY_FEATURES.filter((feature) => school.schoolFeatures.includes(feature)).length
  return key * 2 + (school.level === '本科' ? 1 : 0)
}

let listed: readonly School[] | undefined

function allSchools(): readonly School[] {
  listed ??= [
    ...read({ UNDERGRADUATE_SCHOOLS }, '本科'),
    ...read({ MILITARY_UNIVERSITIES }, '本科'),
    ...read({ CAMPUSES }, '本科'),
    ...read({ JUNIOR_SCHOOLS }, '专科'),
  ]
    .map((school) => ({ school, fame: fame(school) }))
    .sort((a, b) => b.fame - a.fame || (a.school.id < b.school.id ? -1 : 1))
    .map(({ school }) => school)
  return listed
}

/**
 * The schools of the world, the well-known ones first. A `scale` below their number keeps the first `scale` of them; above it
 * adds made-up schools whose names say that they are (100,000 at most), for measuring a larger world.
 */
export function schools(scale?: number): readonly School[] {
  return scale === undefined ? allSchools() : scaled(scale)
}

const scaled: (scale: number) => readonly School[] = remember(2, String, (scale: number) => {
  const all = allSchools()
  if (scale <= all.length) return all.slice(0, scale)
  const madeUp = Math.min(scale - all.length, MOST_MADE_UP)
  return [...all, ...Array.from({ length: madeUp }, (_, index) => madeUpSchool(index))]
})

/** Made-up schools are numbered from here, with six digits. */
const MADE_UP_FROM = 900_000
const MOST_MADE_UP = 100_000

function madeUpSchool(index: number): School {
  const id = String(MADE_UP_FROM + index)
  const provinceName = pick(PROVINCES, 'made-up-school', index).name
  return {
    id,
    schoolName: `示例大学 ${index + 1}`,
    provinceName,
    cityName: fullName(provinceName),
    level: integer(0, 1, 'made-up-level', index) === 0 ? '本科' : '专科',
    schoolInstitution: PUBLIC,
    belongs: fullName(provinceName),
    schoolType: ['综合类'],
    schoolFeatures: [],
    vocational: false,
  }
}

let byId: ReadonlyMap<string, School> | undefined

/** Whether a school only fills up a scaled world. */
export function isMadeUp({ id }: School): boolean {
  return id.length > 5
}

/** A school by its code; undefined for any other text. */
export function findSchool(id: string): School | undefined {
  byId ??= new Map(allSchools().map((school) => [school.id, school]))
  const known = byId.get(id)
  if (known) return known
  const index = Number(id) - MADE_UP_FROM
  return /^9\d{5}$/.test(id) && index >= 0 ? madeUpSchool(index) : undefined
}

const secondHomes = new Map(
  rows({ SECOND_HOMES }, { id: text, province: text }).map(({ id, province }) => [id, province]),
)

/** How a school lies to a province: its own, next to it, or further away. */
export function nearness(school: School, province: string): 'home' | 'neighbour' | 'far' {
  if (school.provinceName === province || secondHomes.get(school.id) === province) return 'home'
  return findProvince(province)?.neighbours.includes(school.provinceName) ? 'neighbour' : 'far'
}

const earlyOnly = new Set(EARLY_ONLY.split(' '))
const closed = new Set(ENROLS_NO_MORE.split(' '))

/** Whether a school of the police, by its name. */
export function isPoliceSchool({ schoolName }: School): boolean {
  return /警察|警官|公安/.test(schoolName)
}

/** Whether a school takes part in the regular batches: police, diplomacy and the armed forces admit before them. */
export function isInRegularBatches(school: School): boolean {
  if (closed.has(school.id) || earlyOnly.has(school.id)) return false
  return !(school.level === '本科' && isPoliceSchool(school))
}
