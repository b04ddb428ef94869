import { JOINT_CATEGORY } from '~/rules/filing/joint'
import { pairKey, pairNormal, pairUniform, textKey } from '../../kit/pair-seed'
import { shuffle } from '../../kit/seed'
import { list, rows, text } from '../../kit/table'
import { admissionHeat } from '../../majors/model/admission-heat'
import type { OfferedMajor } from '../../schools/majors'
import { firstClassTypes } from '../../schools/model/first-class'
import { type Standing, standing } from '../../schools/model/school-facts'
import { promisedTypes } from '../../schools/model/teaching'
import { nearness, type School } from '../../schools/schools'
import { COMMON_JOINT_MAJORS, JOINT_MAJORS, WITHOUT_JOINT } from '../facts/joint-majors'
import { hasFlatFee, jointFee, schoolFee } from './fee'
import { publishedDistances } from './group-distances'
import { type ProvinceDemand, provinceDemand, rowPlaces, usualPlaces } from './places'
import { publishedPlan, rowSize, wantedMajors } from './plan-size'
import {
  type Eligible,
  eligibleMajors,
  majorNumber,
  type OfferKey,
  type PossibleRow,
  possibleRows,
} from './possible-rows'
import { enrolmentKey } from './strength'
import { sideOf } from './strength-scale'

/** One line of a school's plan in a province: a major, or majors of a type enrolled together. */
export interface AdmissionEntry {
  readonly majors: readonly OfferedMajor[]
  readonly name: string
  readonly note: string
  readonly electives: readonly string[]
  readonly years: number
  /** Tuition, yuan a year. */
  readonly fee: number
  /** 中外合作办学, with a fee of its own. */
  readonly joint: boolean
  /** How sought-after it is inside the school, in ln of rank. */
  readonly heat: number
  /** Usual places a year in that province; a year varies around it. */
  readonly places: number
}

const SALT = {
  offered: 71,
  joint: 73,
  jointIn: 74,
  jointCount: 75,
  places: 76,
  liking: 78,
  select: 80,
  jointMost: 84,
} as const

/** Share of its majors that a junior college offers in a province, at home and further away. */
const JUNIOR_OFFERED = { home: 0.94, away: 0.3 } as const
/** Largest share of a school's majors that are run together with a foreign school. */
const MOST_JOINT = 0.2
/** A programme is approved for so many students a year, however large the school is at home. */
const MOST_JOINT_PLACES = 90

/** Share of schools with majors run together with a foreign school. */
const JOINT: Readonly<Record<Standing, number>> = {
  leading: 0.6,
  strong: 0.6,
  public: 0.35,
  private: 0.15,
  junior: 0.2,
}
/** How much seldomer it has some for 历史 (安徽 2025). */
const JOINT_ARTS = 0.65

/** What a school offers in a province to the candidates of a subject, in the order of the catalogue; never empty. */
export function admissionEntries(key: OfferKey): readonly AdmissionEntry[] {
  const { school, province, subject, level } = key
  const demand = provinceDemand(province, subject, level)
  const college = level === '专科'
  const usual = usualPlaces(school, province, demand) * (college ? 1 : rowSize(school, province, subject))
  const eligible = college ? broughtByCollege(key, demand.breadth) : eligibleMajors(key)
  const wanted = college ? Number.POSITIVE_INFINITY : wantedMajors(school, province, subject)
  const joint = jointMajors(key, eligible, mostJoint(key, wanted))
  // A published plan counts them, what is usual does not.
  const ordinary = publishedPlan(school, province, subject) ? wanted - joint.length : wanted
  const plain = brought(key, possibleRows(key, eligible), ordinary).map((row) =>
    entry(key, row, false, usual, demand),
  )
  const entries = [
    ...plain,
    ...selectClasses(school, plain),
    ...joint.map((row) => entry(key, row, true, usual, demand)),
  ]
  return college ? entries : asPublished(key, entries)
}

/** The entries with as many places together as the published plan has, where it is known. */
function asPublished(
  { school, province, subject }: OfferKey,
  entries: readonly AdmissionEntry[],
): readonly AdmissionEntry[] {
  const plan = publishedPlan(school, province, subject)
  if (!plan) return entries
  const factor = plan.places / entries.reduce((sum, { places }) => sum + places, 0)
  return entries.map((one) => ({ ...one, places: one.places * factor }))
}

function broughtByCollege(key: OfferKey, breadth: number): Eligible[] {
  const { school, province } = key
  const usable = eligibleMajors(key)
  const home = nearness(school, province) === 'home'
  const share = home ? JUNIOR_OFFERED.home : JUNIOR_OFFERED.away * breadth
  const here = pairKey(Number(school.id), textKey(province))
  const chosen = usable.filter(({ offered }) => pairUniform(here, majorNumber(offered), SALT.offered) < share)
  return chosen.length > 0 ? chosen : usable.slice(0, 1)
}

/** A school that brings few majors brings one with a foreign school now and then, and where it is published. */
function mostJoint({ school, province, subject }: OfferKey, wanted: number): number {
  const chance = pairUniform(Number(school.id), textKey(province), SALT.jointMost)
  const least = wanted > 1 && publishedDistances(school, province, subject)?.behind ? 1 : 0
  return Math.max(Math.floor(wanted * MOST_JOINT + chance), least)
}

/** Medicine and architecture are brought to more provinces than a school's other majors. */
const LONG_SOONER = 1.8

/** So is what the school has its name from, and its leading major first of all: a school of law brings 法学. */
const PROMISED_SOONER = 1.6
const LEADING_SOONER = 3

function soonerBy(promised: ReadonlySet<string>, [first]: readonly OfferedMajor[]): number {
  if (!first) return 1
  const long = first.years > 4 ? LONG_SOONER : 1
  if (!promised.has(first.major.typeCode)) return long
  return long * PROMISED_SOONER * (first.major.position === 0 ? LEADING_SOONER : 1)
}

/** The first `count` rows that a school could bring, the widespread ones sooner; much the same ones in every province. */
function brought({ school, province }: OfferKey, possible: readonly PossibleRow[], wanted: number) {
  if (possible.length <= wanted) return possible
  const here = pairKey(Number(school.id), textKey(province))
  const promised = promisedTypes(school)
  const order = ({ number, often, majors }: PossibleRow) =>
    (pairUniform(Number(school.id), number, SALT.offered) + 0.4 * pairUniform(here, number, SALT.offered)) /
    (often * soonerBy(promised, majors))
  const sorted = possible.map((row) => ({ row, at: order(row) })).sort((a, b) => a.at - b.at)
  const taken = new Set(sorted.slice(0, Math.max(1, wanted)).map(({ row }) => row))
  return possible.filter((row) => taken.has(row))
}

/** Schools enrol part of a five-year major apart, in a class of its own that is harder to get into. */
function selectClasses(school: School, plain: readonly AdmissionEntry[]): AdmissionEntry[] {
  return plain
    .filter(({ years, majors: [first] }) => {
      return years > 4 && first && pairUniform(Number(school.id), majorNumber(first), SALT.select) < 0.03
    })
    .map((whole) => ({
      ...whole,
      name: `${whole.name}（卓越班）`,
      note: '卓越人才培养班',
      heat: whole.heat + 0.15,
      places: whole.places * 0.4,
    }))
}

/** Whether a school runs majors with a foreign one and brings some to a province: as published, where that is known. */
function hasJoint(key: OfferKey): boolean {
  const { school, province, subject, level } = key
  if (school.schoolInstitution !== '公办' || hasFlatFee(school)) return false
  const published = level === '本科' ? publishedDistances(school, province, subject) : undefined
  if (published?.behind !== undefined) return published.behind > 0
  if (!runsJoint(key)) return false
  return nearness(school, province) === 'home' || bringsJoint(key)
}

/** Where schools hardly have a partner abroad. */
const FAR_FROM_PARTNERS = new Set(['新疆', '西藏', '青海', '宁夏', '甘肃'])

function runsJoint({ school, subject, level }: OfferKey): boolean {
  if (level === '本科' && knownJoint.has(school.id)) return true
  if (withoutJoint.has(school.id) || FAR_FROM_PARTNERS.has(school.provinceName)) return false
  const kind = level === '专科' ? 'junior' : standing(school)
  const share = JOINT[kind] * (sideOf(subject) === '历史' ? JOINT_ARTS : 1)
  return pairUniform(Number(school.id), textKey(level), SALT.joint) < share
}

/** Share of the large provinces to which a school brings majors that it runs with a foreign one. */
const JOINT_AWAY: Readonly<Record<Standing, number>> = {
  leading: 0.9,
  strong: 0.85,
  public: 0.7,
  private: 0.6,
  junior: 0.85,
}
/** Candidates there are few, and few of them pay for it. */
const WITHOUT_JOINT_AWAY = '西藏'

function bringsJoint({ school, province, subject, level }: OfferKey): boolean {
  if (province === WITHOUT_JOINT_AWAY) return false
  const kind = level === '专科' ? 'junior' : standing(school)
  const share = JOINT_AWAY[kind] * provinceDemand(province, subject, level).breadth
  return pairUniform(Number(school.id), textKey(province), SALT.jointIn) < share
}

/** What a school of a kind runs with a foreign one; others run what they have. */
const JOINT_OF_KIND: Readonly<Record<string, RegExp>> = {
  医药类: /^(10|0710|0711|0826)/,
  理工类: /^(07|08|02|12)/,
  财经类: /^(02|12|08|0711|0712)/,
  农林类: /^(07|08|09|02|12)/,
  政法类: /^03/,
  语言类: /^(02|05|12)/,
}

function isJointKind({ schoolType }: School, { digits }: OfferedMajor): boolean {
  return JOINT_OF_KIND[schoolType[0] ?? '']?.test(digits) ?? true
}

const withoutJoint = new Set(WITHOUT_JOINT.trim().split(/\s+/))
const commonJoint = new Set(COMMON_JOINT_MAJORS.trim().split(/\s+/))
const knownJoint = new Map(
  rows({ JOINT_MAJORS }, { id: text, majors: list() }).map(({ id, majors }) => [id, new Set(majors)]),
)
function jointMajors(key: OfferKey, eligible: readonly Eligible[], most: number): PossibleRow[] {
  if (!hasJoint(key)) return []
  const { school, level } = key
  const count = Math.min(1 + Math.floor(5 * pairUniform(Number(school.id), 0, SALT.jointCount)), most)
  const known = knownJoint.get(school.id)
  const suited = shuffle(eligible, 'joint-majors', school.id).filter(({ offered }) =>
    level === '专科'
      ? offered.years < 5
      : known
        ? known.has(offered.digits)
        : commonJoint.has(offered.digits) && isJointKind(school, offered),
  )
  // Most of them are in engineering and the sciences.
  const sciences = suited.filter(({ electives }) => electives.includes('化学'))
  return (sciences.length >= count ? sciences : suited).slice(0, count).map(jointRow)
}

/**
 * Rows of a school differ in their places: spread and mean of ln, so that the middle group is as large as those of 安徽
 * 2025. There the spread is .33 (median of 135 schools from outside) and .70 at home (of nine).
 */
const PLACES_SPREAD = { home: 0.62, away: 0.38 } as const
/** No row stands further from the middle, in spreads; a 学院 divides its places in classes of like size (滁州, 黄山 2025). */
const PLACES_WITHIN = { below: 1.6, above: 1.6, aboveInCollege: 1.2 } as const
const PLACES_MEAN = {
  home: { science: -0.29, arts: -0.09 },
  away: { science: -0.25, arts: -0.05 },
} as const
/** A programme brings at least two students to a province. */
const LEAST_JOINT_PLACES = 2

/** In ln of rank: what a 双一流 discipline adds, and how far schools differ in one major. */
const FIRST_CLASS = 0.08
const LIKING = 0.03

function jointRow({ offered, electives }: Eligible): PossibleRow {
  const name = `${offered.major.majorName}（中外合作办学）`
  return { name, number: majorNumber(offered), majors: [offered], electives, often: 1 }
}

function entry(
  { school, province, subject, level }: OfferKey,
  { name, number, majors, electives }: PossibleRow,
  joint: boolean,
  usual: number,
  demand: ProvinceDemand,
): AdmissionEntry {
  const first = majors[0]
  const side = sideOf(subject) === '历史' ? 'arts' : 'science'
  const code = first?.major.majorCode ?? ''
  const own = enrolmentKey(school, province, subject)
  // Majors open to both sides divide their places.
  const sides = subject !== '综合' && first?.required.length === 0 ? 0.55 : 1
  const where = nearness(school, province) === 'home' ? 'home' : 'away'
  const drawn = pairNormal(own, number, SALT.places)
  const { below, above, aboveInCollege } = PLACES_WITHIN
  const most = school.schoolName.endsWith('学院') ? aboveInCollege : above
  const held = Math.min(Math.max(drawn, -below), most)
  const scatter = Math.exp(PLACES_SPREAD[where] * held + PLACES_MEAN[where][side])
  const strong = first && firstClassTypes(school).has(first.major.typeCode) ? FIRST_CLASS : 0
  const liking = LIKING * pairNormal(Number(school.id), number, SALT.liking)
  const places = rowPlaces(usual * sides * scatter * Math.sqrt(Math.max(majors.length, 1)), where, demand)
  return {
    majors,
    name,
    note: noteOf(name, majors, joint),
    electives,
    years: first?.years ?? 4,
    fee: joint ? jointFee(school, code, level) : schoolFee(school, code),
    joint,
    heat: admissionHeat(name, first?.major.typeCode ?? '') + liking + strong,
    places: joint ? Math.min(Math.max(places, LEAST_JOINT_PLACES), MOST_JOINT_PLACES) : places,
  }
}

function noteOf(name: string, majors: readonly OfferedMajor[], joint: boolean): string {
  if (joint) return JOINT_CATEGORY
  const inside = majors.map(({ major }) => major.majorName)
  return inside.length > 1 || inside[0] !== name ? `包含专业：${inside.join('、')}` : ''
}
