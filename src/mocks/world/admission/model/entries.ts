import { JOINT_CATEGORY } from '~/rules/filing/joint'
import { pairKey, pairNormal, pairUniform, textKey } from '../../kit/pair-seed'
import { admissionHeat } from '../../majors/model/admission-heat'
import type { OfferedMajor } from '../../schools/majors'
import { firstClassTypes } from '../../schools/model/first-class'
import { promisedTypes } from '../../schools/model/teaching'
import { nearness, type School } from '../../schools/schools'
import { jointFee, schoolFee } from './fee'
import { jointRows } from './joint'
import { kindPlaces } from './kind-places'
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
  places: 76,
  liking: 78,
  select: 80,
} as const

/** Share of its majors that a junior college offers in a province, at home and further away. */
const JUNIOR_OFFERED = { home: 0.94, away: 0.3 } as const
/** A programme is approved for so many students a year, however large the school is at home. */
const MOST_JOINT_PLACES = 90

/** What a school offers in a province to the candidates of a subject, in the order of the catalogue; never empty. */
export function admissionEntries(key: OfferKey): readonly AdmissionEntry[] {
  const { school, province, subject, level } = key
  const demand = provinceDemand(province, subject, level)
  const college = level === '专科'
  const usual = usualPlaces(school, province, demand) * (college ? 1 : rowSize(school, province, subject))
  const eligible = college ? broughtByCollege(key, demand.breadth) : eligibleMajors(key)
  const wanted = college ? Number.POSITIVE_INFINITY : wantedMajors(school, province, subject)
  const joint = jointRows(key, eligible, wanted)
  // A published plan counts them, what is usual does not.
  const ordinary = publishedPlan(school, province, subject) ? wanted - joint.length : wanted
  const rows = brought(key, possibleRows(key, eligible), ordinary)
  const shares = rows.map((row) => (college ? 1 : kindPlaces(school, row) ** KIND_POWER[whereOf(key)]))
  const mean = shares.reduce((sum, share) => sum + share, 0) / Math.max(rows.length, 1)
  const plain = rows.map((row, place) => entry(key, row, false, usual, demand, (shares[place] ?? 1) / mean))
  const entries = [
    ...plain,
    ...selectClasses(school, plain),
    ...joint.map((row) => entry(key, row, true, usual, demand, 1)),
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

/** What is large at a school of the kind is brought sooner, by this power of its places. */
const LARGE_SOONER = 0.5

/** The first `wanted` rows that a school could bring, the widespread ones sooner; much the same ones in every province. */
function brought({ school, province }: OfferKey, possible: readonly PossibleRow[], wanted: number) {
  if (possible.length <= wanted) return possible
  const here = pairKey(Number(school.id), textKey(province))
  const promised = promisedTypes(school)
  const order = (row: PossibleRow) => {
    const { number, often, majors } = row
    const drawn =
      pairUniform(Number(school.id), number, SALT.offered) + 0.4 * pairUniform(here, number, SALT.offered)
    const sooner = soonerBy(promised, majors) * kindPlaces(school, row) ** LARGE_SOONER
    return drawn / (often * sooner)
  }
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

/**
 * Rows of a school differ in their places: spread and mean of ln, so that the middle group is as large as those of 安徽
 * 2025. There the spread is .33 (median of 135 schools from outside) and .70 at home (of nine). What kinds of majors
 * differ in is included.
 */
const PLACES_SPREAD = { home: 0.42, away: 0.3 } as const
/** No row stands further from the middle, in spreads; a 学院 divides its places in classes of like size (滁州, 黄山 2025). */
const PLACES_WITHIN = { below: 1.6, above: 1.6, aboveInCollege: 1.2 } as const
const PLACES_MEAN = {
  home: { science: -0.19, arts: 0.01 },
  away: { science: -0.22, arts: -0.02 },
} as const
/** A programme brings at least two students to a province. */
const LEAST_JOINT_PLACES = 2

/** How much of what kinds of majors differ in is seen in a plan: from elsewhere schools bring a class of everything. */
const KIND_POWER = { home: 1, away: 0.4 } as const

/** In ln of rank: what a 双一流 discipline adds, and how far schools differ in one major. */
const FIRST_CLASS = 0.08
const LIKING = 0.03

function whereOf({ school, province }: Pick<OfferKey, 'school' | 'province'>): 'home' | 'away' {
  return nearness(school, province) === 'home' ? 'home' : 'away'
}

function entry(
  { school, province, subject, level }: OfferKey,
  { name, number, majors, electives }: PossibleRow,
  joint: boolean,
  usual: number,
  demand: ProvinceDemand,
  share: number,
): AdmissionEntry {
  const first = majors[0]
  const side = sideOf(subject) === '历史' ? 'arts' : 'science'
  const code = first?.major.majorCode ?? ''
  const own = enrolmentKey(school, province, subject)
  // Majors open to both sides divide their places.
  const sides = subject !== '综合' && first?.required.length === 0 ? 0.55 : 1
  const where = whereOf({ school, province })
  const drawn = pairNormal(own, number, SALT.places)
  const { below, above, aboveInCollege } = PLACES_WITHIN
  const most = school.schoolName.endsWith('学院') ? aboveInCollege : above
  const held = Math.min(Math.max(drawn, -below), most)
  const scatter = Math.exp((PLACES_SPREAD[where] * held) / Math.max(share, 1) + PLACES_MEAN[where][side])
  const strong = first && firstClassTypes(school).has(first.major.typeCode) ? FIRST_CLASS : 0
  const liking = LIKING * pairNormal(Number(school.id), number, SALT.liking)
  const size = usual * share * sides * scatter * Math.sqrt(Math.max(majors.length, 1))
  const places = rowPlaces(size, where, demand, share)
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
