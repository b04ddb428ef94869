import type { Subject } from '~/rules/exam/exam-mode'
import { electivesAsked } from '~/rules/filing/requirement'
import { pairKey, pairNormal, pairUniform, textKey } from '../../kit/pair-seed'
import { shuffle } from '../../kit/seed'
import { digits, type MajorLevel } from '../../majors/catalogue'
import { admissionHeat } from '../../majors/model/admission-heat'
import { majorsOfSchool, type OfferedMajor } from '../../schools/majors'
import { firstClassTypes } from '../../schools/model/first-class'
import { type Standing, standing } from '../../schools/model/school-facts'
import { nearness, type School } from '../../schools/schools'
import { hasFlatFee, jointFee, schoolFee } from './fee'
import { usualMajors } from './majors-count'
import { provinceDemand, rowPlaces, usualPlaces } from './places'
import { enrolmentKey } from './strength'

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

export interface OfferKey {
  readonly school: School
  readonly province: string
  readonly subject: Subject
  readonly level: '本科' | '专科'
}

const SALT = {
  offered: 71,
  whole: 72,
  joint: 73,
  jointIn: 74,
  jointCount: 75,
  places: 76,
  liking: 78,
  select: 80,
  asks: 79,
  count: 82,
  jointMost: 84,
} as const

function majorNumber({ major }: OfferedMajor): number {
  return Number(digits(major.majorCode))
}

/** Types that are admitted by composite scores in batches of their own: sports, music, drama, fine arts and design. */
const BY_COMPOSITE_SCORE = /^(0402|130[2-5]|3502|3703|5502|5703)/

/** Share of its majors that a junior college offers in a province, at home and further away. */
const JUNIOR_OFFERED = { home: 0.94, away: 0.3 } as const
/** Schools differ in how many majors they bring, and each from province to province: spreads of ln. */
const MAJORS_SPREAD = { school: 0.3, province: 0.2 } as const
/** Largest share of a school's majors that are run together with a foreign school. */
const MOST_JOINT = 0.12

/** Share of schools with majors run together with a foreign school. */
const JOINT: Readonly<Record<Standing, number>> = {
  leading: 0.6,
  strong: 0.8,
  public: 0.7,
  private: 0.15,
  junior: 0.2,
}
/** What a school offers in a province to the candidates of a subject, in the order of the catalogue; never empty. */
export function admissionEntries(key: OfferKey): readonly AdmissionEntry[] {
  const { school, province, subject, level } = key
  const demand = provinceDemand(province, subject, level)
  const usual = usualPlaces(school, province, demand)
  const asked = level === '专科' ? broughtByCollege(key, demand.breadth) : usableFor(key)
  const wanted = level === '专科' ? Number.POSITIVE_INFINITY : wantedMajors(key)
  const joint = jointMajors(key, asked, mostJoint(key, wanted))
  const plain = brought(key, rowsEnrolled(asked, school), wanted - joint.length).map((part) =>
    entry(key, part, false, usual),
  )
  return [...plain, ...selectClasses(school, plain), ...joint.map((part) => entry(key, [part], true, usual))]
}

/** What candidates of a subject can choose at a school in the regular batches, composite scores left out. */
function usableFor({ school, subject, level }: OfferKey): Asked[] {
  const all = majorsOfSchool(school, majorLevel(school, level))
  const regular = all.filter(({ major }) => !BY_COMPOSITE_SCORE.test(major.typeCode))
  const eligible = regular.flatMap((offered) => {
    const electives = electivesAsked(requiredBy(school, offered), subject)
    return electives === undefined ? [] : [{ offered, electives }]
  })
  // A school that enrols this subject has something for its candidates, even when all its majors ask for the other.
  const others = regular.length > 0 ? regular : all
  return eligible.length > 0 ? eligible : others.slice(0, 3).map((offered) => ({ offered, electives: [] }))
}

function broughtByCollege(key: OfferKey, breadth: number): Asked[] {
  const { school, province } = key
  const usable = usableFor(key)
  const home = nearness(school, province) === 'home'
  const share = home ? JUNIOR_OFFERED.home : JUNIOR_OFFERED.away * breadth
  const here = pairKey(Number(school.id), textKey(province))
  const chosen = usable.filter(({ offered }) => pairUniform(here, majorNumber(offered), SALT.offered) < share)
  return chosen.length > 0 ? chosen : usable.slice(0, 1)
}

/** How many rows the plan of an undergraduate school has in a province. */
function wantedMajors({ school, province, subject }: OfferKey): number {
  const usual = usualMajors(school, province, subject)
  const number = Number(school.id)
  const ln =
    MAJORS_SPREAD.school * pairNormal(number, 0, SALT.count) +
    MAJORS_SPREAD.province * pairNormal(number, textKey(province), SALT.count)
  return Math.max(1, Math.round(usual * Math.exp(ln)))
}

/** A school that brings few majors brings one with a foreign school now and then. */
function mostJoint({ school, province }: OfferKey, wanted: number): number {
  const chance = pairUniform(Number(school.id), textKey(province), SALT.jointMost)
  return Math.floor(wanted * MOST_JOINT + chance)
}

/** The first `count` rows that a school could bring; much the same ones in every province. */
function brought(
  { school, province }: OfferKey,
  parts: readonly Asked[][],
  wanted: number,
): readonly Asked[][] {
  if (parts.length <= wanted) return parts
  const here = pairKey(Number(school.id), textKey(province))
  const order = (part: readonly Asked[]) => {
    const number = part[0] ? majorNumber(part[0].offered) : 0
    return (
      pairUniform(Number(school.id), number, SALT.offered) + 0.4 * pairUniform(here, number, SALT.offered)
    )
  }
  const taken = new Set(parts.toSorted((a, b) => order(a) - order(b)).slice(0, Math.max(1, wanted)))
  return parts.filter((part) => taken.has(part))
}

const LAW = '0301'
/** Share of schools that ask for 政治 where the ministry leaves it to them: in law. */
const ASKS_MORE = 0.85
const NEEDS_POLITICS = ['政治']

function requiredBy(school: School, { major, required }: OfferedMajor): readonly string[] {
  const asks = required.length === 0 && major.typeCode === LAW
  return asks && pairUniform(Number(school.id), Number(LAW), SALT.asks) < ASKS_MORE
    ? NEEDS_POLITICS
    : required
}

/** An undergraduate school that also enrols below the undergraduate line offers vocational majors there. */
function majorLevel(school: School, level: OfferKey['level']): MajorLevel {
  if (level === '专科') return 2
  return school.vocational ? 3 : 1
}

interface Asked {
  readonly offered: OfferedMajor
  readonly electives: readonly string[]
}

/** Well-known schools enrol some types as a whole (大类招生); all majors of such a row have the same electives and years. */
function rowsEnrolled(asked: readonly Asked[], school: School): Asked[][] {
  const share = { leading: 0.6, strong: 0.45, public: 0.25, private: 0.1, junior: 0 }[standing(school)]
  const parts = new Map<string, Asked[]>()
  for (const one of asked) {
    const { major, years } = one.offered
    const whole = pairUniform(Number(school.id), Number(major.typeCode), SALT.whole) < share
    const key = whole ? `${major.typeCode}|${one.electives.join()}|${years}` : major.majorCode
    const part = parts.get(key)
    if (part) part.push(one)
    else parts.set(key, [one])
  }
  return [...parts.values()]
}

/** Schools enrol part of a five-year major apart, in a class of its own that is harder to get into. */
function selectClasses(school: School, plain: readonly AdmissionEntry[]): AdmissionEntry[] {
  return plain
    .filter(({ years, majors: [first] }) => {
      return years > 4 && first && pairUniform(Number(school.id), majorNumber(first), SALT.select) < 0.12
    })
    .map((whole) => ({
      ...whole,
      note: '卓越人才培养班',
      heat: whole.heat + 0.15,
      places: whole.places * 0.4,
    }))
}

function jointMajors({ school, province, level }: OfferKey, asked: readonly Asked[], most: number): Asked[] {
  const kind = level === '专科' ? 'junior' : standing(school)
  const far = nearness(school, province) !== 'home'
  if (
    school.schoolInstitution !== '公办' ||
    hasFlatFee(school) ||
    pairUniform(Number(school.id), textKey(level), SALT.joint) >= JOINT[kind]
  )
    return []
  if (far && pairUniform(Number(school.id), textKey(province), SALT.jointIn) >= 0.85) return []
  const count = Math.min(2 + Math.floor(5 * pairUniform(Number(school.id), 0, SALT.jointCount)), most)
  const suited = shuffle(asked, 'joint-majors', school.id).filter(({ offered }) => offered.years < 5)
  // Most of them are in engineering and the sciences.
  const sciences = suited.filter(({ electives }) => electives.includes('化学'))
  return (sciences.length >= count ? sciences : suited).slice(0, count)
}

/**
 * In ln of rank: what a 双一流 discipline adds, and how far schools differ in one major. Then how far majors run with a
 * foreign school stay behind.
 */
const FIRST_CLASS = 0.08
const LIKING = 0.03
const JOINT_BEHIND = 0.35

function entry(
  { school, province, subject, level }: OfferKey,
  part: readonly Asked[],
  joint: boolean,
  usual: number,
) {
  const majors = part.map(({ offered }) => offered)
  const first = majors[0]
  const code = first?.major.majorCode ?? ''
  const number = first ? majorNumber(first) : 0
  const own = enrolmentKey(school, province, subject)
  // Majors open to both sides divide their places.
  const sides = subject !== '综合' && first?.required.length === 0 ? 0.55 : 1
  const scatter = Math.exp(0.65 * pairNormal(own, number, SALT.places))
  const name = majors.length > 1 ? (first?.major.type ?? '') : (first?.major.majorName ?? '')
  const strong = first && firstClassTypes(school).has(first.major.typeCode) ? FIRST_CLASS : 0
  const liking = LIKING * pairNormal(Number(school.id), number, SALT.liking)
  return {
    majors,
    name,
    note: noteOf(majors, joint),
    electives: part[0]?.electives ?? [],
    years: first?.years ?? 4,
    fee: joint ? jointFee(school, code, level) : schoolFee(school, code),
    joint,
    heat: admissionHeat(name, first?.major.typeCode ?? '') + liking + strong - (joint ? JOINT_BEHIND : 0),
    places: rowPlaces(usual * sides * scatter * Math.sqrt(Math.max(majors.length, 1))),
  }
}

function noteOf(majors: readonly OfferedMajor[], joint: boolean): string {
  if (joint) return '中外合作办学'
  return majors.length > 1 ? `包含专业：${majors.map(({ major }) => major.majorName).join('、')}` : ''
}
