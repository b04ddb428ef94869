import { pairKey, pairNormal, pairUniform, textKey } from '../../kit/pair-seed'
import { shuffle } from '../../kit/seed'
import { list, rows, text } from '../../kit/table'
import { admissionHeat } from '../../majors/model/admission-heat'
import type { OfferedMajor } from '../../schools/majors'
import { firstClassTypes } from '../../schools/model/first-class'
import { type Standing, standing } from '../../schools/model/school-facts'
import { promisedTypes } from '../../schools/model/teaching'
import { nearness, type School } from '../../schools/schools'
import { COMMON_JOINT_MAJORS, JOINT_MAJORS } from '../facts/joint-majors'
import { hasFlatFee, jointFee, schoolFee } from './fee'
import { publishedDistances } from './group-distances'
import { provinceDemand, rowPlaces, usualPlaces } from './places'
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
    entry(key, row, false, usual),
  )
  const entries = [
    ...plain,
    ...selectClasses(school, plain),
    ...joint.map((row) => entry(key, row, true, usual)),
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
const LEADING_SOONER = 2

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
function hasJoint({ school, province, subject, level }: OfferKey): boolean {
  if (school.schoolInstitution !== '公办' || hasFlatFee(school)) return false
  const published = level === '本科' ? publishedDistances(school, province, subject) : undefined
  if (published?.behind !== undefined) return published.behind > 0
  if (level === '本科' && knownJoint.has(school.id)) return true
  if (FAR_FROM_PARTNERS.has(school.provinceName)) return false
  const kind = level === '专科' ? 'junior' : standing(school)
  const share = JOINT[kind] * (sideOf(subject) === '历史' ? JOINT_ARTS : 1)
  if (pairUniform(Number(school.id), textKey(level), SALT.joint) >= share) return false
  const far = nearness(school, province) !== 'home'
  return !far || pairUniform(Number(school.id), textKey(province), SALT.jointIn) < 0.85
}

/** Where schools hardly have a partner abroad. */
const FAR_FROM_PARTNERS = new Set(['新疆', '西藏', '青海', '宁夏', '甘肃'])

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
    level === '专科' ? offered.years < 5 : (known ?? commonJoint).has(offered.digits),
  )
  // Most of them are in engineering and the sciences.
  const sciences = suited.filter(({ electives }) => electives.includes('化学'))
  return (sciences.length >= count ? sciences : suited).slice(0, count).map(jointRow)
}

/** Rows of a school differ in their places: spread and mean of ln, so that the middle group is as large as those of 安徽 2025. */
const PLACES_SPREAD = 0.55
const PLACES_MEAN = { science: -0.35, arts: -0.15 } as const

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
): AdmissionEntry {
  const first = majors[0]
  const side = sideOf(subject) === '历史' ? 'arts' : 'science'
  const code = first?.major.majorCode ?? ''
  const own = enrolmentKey(school, province, subject)
  // Majors open to both sides divide their places.
  const sides = subject !== '综合' && first?.required.length === 0 ? 0.55 : 1
  const scatter = Math.exp(PLACES_SPREAD * pairNormal(own, number, SALT.places) + PLACES_MEAN[side])
  const strong = first && firstClassTypes(school).has(first.major.typeCode) ? FIRST_CLASS : 0
  const liking = LIKING * pairNormal(Number(school.id), number, SALT.liking)
  const places = rowPlaces(usual * sides * scatter * Math.sqrt(Math.max(majors.length, 1)))
  return {
    majors,
    name,
    note: noteOf(name, majors, joint),
    electives,
    years: first?.years ?? 4,
    fee: joint ? jointFee(school, code, level) : schoolFee(school, code),
    joint,
    heat: admissionHeat(name, first?.major.typeCode ?? '') + liking + strong,
    places: joint ? Math.min(places, MOST_JOINT_PLACES) : places,
  }
}

function noteOf(name: string, majors: readonly OfferedMajor[], joint: boolean): string {
  if (joint) return '中外合作办学'
  const inside = majors.map(({ major }) => major.majorName)
  return inside.length > 1 || inside[0] !== name ? `包含专业：${inside.join('、')}` : ''
}
