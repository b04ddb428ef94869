import type { Subject } from '~/shared/domain/exam-mode'
import { pairKey, pairNormal, pairUniform, textKey } from '../kit/pair-seed'
import { shuffle } from '../kit/seed'
import { digits, type MajorLevel } from '../majors/catalogue'
import { majorsOfSchool, type OfferedMajor } from '../schools/majors'
import { type Standing, standing } from '../schools/school-facts'
import { nearness, type School } from '../schools/schools'
import { usualFee } from './fee'
import { provinceDemand, USUAL_PLACES } from './places'
import { electivesAsked } from './requirement'
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
  /** How sought-after it is inside the school, in standard deviations. */
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
} as const

function majorNumber({ major }: OfferedMajor): number {
  return Number(digits(major.majorCode))
}

/** Share of its majors that a school offers in a province further away. */
const OFFERED: Readonly<Record<Standing, number>> = {
  leading: 0.74,
  strong: 0.8,
  public: 0.72,
  private: 0.6,
  junior: 0.3,
}
/** Share of schools with majors run together with a foreign school. */
const JOINT: Readonly<Record<Standing, number>> = {
  leading: 0.6,
  strong: 0.8,
  public: 0.7,
  private: 0.15,
  junior: 0.2,
}
/** Their fee relative to the usual one: the better known the school and its partner, the dearer. Demonstration values. */
const JOINT_FEE: Readonly<Record<Standing, number>> = {
  leading: 1.5,
  strong: 1.2,
  public: 0.42,
  private: 0.5,
  junior: 0.35,
}

/** What a school offers in a province to the candidates of a subject, in the order of the catalogue; never empty. */
export function admissionEntries(key: OfferKey): readonly AdmissionEntry[] {
  const { school, province, subject, level } = key
  const all = majorsOfSchool(school, majorLevel(school, level))
  const demand = provinceDemand(province, subject, level)
  const home = nearness(school, province) === 'home'
  const share = home ? 0.94 : OFFERED[standing(school)]
  // Physicians and architects are wanted everywhere: what takes five years is offered wherever the school goes.
  const shareOf = ({ years }: OfferedMajor) => (years > 4 ? 1 : share) * (home ? 1 : demand.breadth)
  const eligible = all.flatMap((offered) => {
    const electives = electivesAsked(requiredBy(school, offered), subject)
    return electives === undefined ? [] : [{ offered, electives }]
  })
  // A school that enrols candidates of this subject has something for them, even when all its majors ask for the other.
  const usable =
    eligible.length > 0 ? eligible : all.slice(0, 3).map((offered) => ({ offered, electives: [] }))
  const here = pairKey(Number(school.id), textKey(province))
  const chosen = usable.filter(
    ({ offered }) => pairUniform(here, majorNumber(offered), SALT.offered) < shareOf(offered),
  )
  const picked = chosen.length > 0 ? chosen : usable.slice(0, 1)
  const factor = home ? demand.home : demand.away
  const plain = together(picked, school).map((part) => entry(key, part, false, factor))
  return [
    ...plain,
    ...selectClasses(school, plain),
    ...jointMajors(key, picked).map((part) => entry(key, [part], true, factor)),
  ]
}

const LAW = '0301'
/** Share of schools that ask for 政治 where the ministry leaves it to them: in law. */
const ASKS_MORE = 0.35
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
function together(asked: readonly Asked[], school: School): Asked[][] {
  const share = { leading: 0.4, strong: 0.18, public: 0.06, private: 0.03, junior: 0 }[standing(school)]
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
      return years > 4 && first && pairUniform(Number(school.id), majorNumber(first), SALT.select) < 0.35
    })
    .map((whole) => ({
      ...whole,
      note: '卓越人才培养班',
      heat: whole.heat + 0.4,
      places: whole.places * 0.4,
    }))
}

function jointMajors({ school, province, level }: OfferKey, asked: readonly Asked[]): Asked[] {
  const kind = level === '专科' ? 'junior' : standing(school)
  const far = nearness(school, province) !== 'home'
  if (
    school.schoolInstitution !== '公办' ||
    pairUniform(Number(school.id), textKey(level), SALT.joint) >= JOINT[kind]
  )
    return []
  if (far && pairUniform(Number(school.id), textKey(province), SALT.jointIn) >= 0.85) return []
  const count = 2 + Math.floor(5 * pairUniform(Number(school.id), 0, SALT.jointCount))
  const suited = shuffle(asked, 'joint-majors', school.id).filter(({ offered }) => offered.years < 5)
  // Most of them are in engineering and the sciences.
  const sciences = suited.filter(({ electives }) => electives.includes('化学'))
  return (sciences.length >= count ? sciences : suited).slice(0, count)
}

function entry(
  { school, province, subject }: OfferKey,
  part: readonly Asked[],
  joint: boolean,
  factor: number,
) {
  const majors = part.map(({ offered }) => offered)
  const first = majors[0]
  const code = first?.major.majorCode ?? ''
  const number = first ? majorNumber(first) : 0
  const own = enrolmentKey(school, province, subject)
  const kind = standing(school)
  const near = nearness(school, province)
  const [home, away] = USUAL_PLACES[kind]
  const usual = near === 'home' ? home : away * (near === 'neighbour' ? 1.4 : 1)
  // Majors open to both sides divide their places.
  const sides = subject !== '综合' && first?.required.length === 0 ? 0.55 : 1
  const scatter = Math.exp(0.65 * pairNormal(own, number, SALT.places))
  const heat = majors.reduce((sum, one) => sum + one.heat, 0) / Math.max(majors.length, 1)
  const liking = 0.5 * pairNormal(Number(school.id), number, SALT.liking)
  return {
    majors,
    name: majors.length > 1 ? (first?.major.type ?? '') : (first?.major.majorName ?? ''),
    note: noteOf(majors, joint),
    electives: part[0]?.electives ?? [],
    years: first?.years ?? 4,
    fee: joint ? jointFee(code, kind) : usualFee(code, school.schoolInstitution),
    joint,
    heat: 0.6 * heat + liking - (joint ? 1.6 : 0),
    places: usual * sides * scatter * factor * Math.sqrt(Math.max(majors.length, 1)),
  }
}

function jointFee(code: string, kind: Standing): number {
  return Math.round((usualFee(code, '中外合作办学') * JOINT_FEE[kind]) / 1000) * 1000
}

function noteOf(majors: readonly OfferedMajor[], joint: boolean): string {
  if (joint) return '中外合作办学'
  return majors.length > 1 ? `包含专业：${majors.map(({ major }) => major.majorName).join('、')}` : ''
}
