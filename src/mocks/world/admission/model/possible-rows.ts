import type { Subject } from '~/rules/exam/exam-mode'
import { electivesAsked } from '~/rules/filing/requirement'
import { pairKey, pairUniform, textKey } from '../../kit/pair-seed'
import { list, rows, text } from '../../kit/table'
import type { MajorLevel } from '../../majors/catalogue'
import { majorsOfSchool, type OfferedMajor } from '../../schools/majors'
import { isByCompositeScore, type Recruiting, recruitingOf } from '../../schools/model/recruiting'
import { type Standing, standing } from '../../schools/model/school-facts'
import { nearness, type School } from '../../schools/schools'
import { LOCAL_MEDICINE } from '../facts/local-medicine'

export interface OfferKey {
  readonly school: School
  readonly province: string
  readonly subject: Subject
  readonly level: '本科' | '专科'
}

/** A major that candidates of a subject can choose, with the electives that it asks for beside the subject. */
export interface Eligible {
  readonly offered: OfferedMajor
  readonly electives: readonly string[]
}

/** One row that a school could bring to a province: a major, or majors enrolled together. */
export interface PossibleRow {
  readonly name: string
  /** Tells the rows of a school apart. */
  readonly number: number
  readonly majors: readonly OfferedMajor[]
  readonly electives: readonly string[]
  /** Share of the school's provinces in which it stands, 0 to 1. */
  readonly often: number
}

const SALT = { whole: 72, asks: 79, language: 86 } as const

export function majorNumber({ digits }: OfferedMajor): number {
  return Number(digits)
}

/**
 * What candidates of a subject can choose at a school in the regular batches, composite scores left out. Never empty
 * where the school takes that side: what it recruits and whom it takes are facts that agree.
 */
export function eligibleMajors({ school, subject, level }: OfferKey): Eligible[] {
  const all = majorsOfSchool(school, majorLevel(school, level))
  const regular = all.filter(({ major }) => !isByCompositeScore(major.typeCode))
  const open = regular.flatMap((offered) => {
    const electives = electivesAsked(requiredBy(school, offered), subject)
    return electives === undefined ? [] : [{ offered, electives }]
  })
  if (subject !== '历史' && subject !== '文科') return open
  const others = open.filter(({ offered }) => offered.major.typeCode !== NURSING)
  return others.length > 0 ? others : open
}

/** Schools open it to 历史 where they have nothing else for its candidates (安徽 2025: one row in nine). */
const NURSING = '1011'

/** An undergraduate school that also enrols below the undergraduate line offers vocational majors there. */
function majorLevel(school: School, level: OfferKey['level']): MajorLevel {
  if (level === '专科') return 2
  return school.vocational ? 3 : 1
}

const LAW = '0301'
/** Share of schools that ask for 政治 where the ministry leaves it to them: in law. */
const ASKS_MORE = 0.42
const NEEDS_POLITICS = ['政治']

function requiredBy(school: School, { major, required }: OfferedMajor): readonly string[] {
  const asks = required.length === 0 && major.typeCode === LAW
  return asks && pairUniform(Number(school.id), Number(LAW), SALT.asks) < ASKS_MORE
    ? NEEDS_POLITICS
    : required
}

/** The rows that a school could bring: what it is known to recruit, else its majors by the usual share of whole types. */
export function possibleRows(key: OfferKey, eligible: readonly Eligible[]): PossibleRow[] {
  const recruiting = key.level === '本科' && !key.school.vocational ? recruitingOf(key.school) : undefined
  const known = recruiting
    ? [...recruitedRows(eligible, recruiting), ...homeRows(key, eligible, recruiting)]
    : []
  const possible = known.length > 0 ? known : usualRows(eligible, key.school)
  const here = possible.filter((row) => isTakenTo(key, row))
  return here.length > 0 ? here : possible
}

const localMedicine = new Map(
  rows({ LOCAL_MEDICINE }, { digits: text, provinces: list() }).map(({ digits, provinces }) => [
    digits,
    new Set(provinces),
  ]),
)

/**
 * Whether a school brings a row to a province. The medicine of a people is recruited where that people lives, a rare language
 * in few provinces a year. Candidates of the sciences are offered letters by schools that are for them.
 */
function isTakenTo(
  { school, province, subject }: OfferKey,
  { majors: [first], number, often }: PossibleRow,
): boolean {
  const code = first?.digits ?? ''
  const livesIn = localMedicine.get(code)
  if (livesIn && !livesIn.has(province) && nearness(school, province) !== 'home') return false
  if (often >= WIDELY) return true
  if (code.startsWith(LANGUAGES) && code !== ENGLISH) {
    const here = pairKey(Number(school.id), textKey(province))
    if (pairUniform(here, number, SALT.language) >= often) return false
  }
  const isScience = subject === '物理' || subject === '理科'
  return !(isScience && LETTERS.test(code) && !OF_LETTERS.includes(school.schoolType[0] ?? ''))
}

/** In so large a share of its provinces a school recruits what it is known for. */
const WIDELY = 0.5
const LANGUAGES = '0502'
const ENGLISH = '050201'
/** Philosophy, 马克思主义理论, literature, languages, history and the theory of arts. */
const LETTERS = /^(01|0305|0501|0502(?!01)|06|1301)/
const OF_LETTERS = ['语言类', '师范类', '民族类']

function recruitedRows(eligible: readonly Eligible[], recruiting: Recruiting): PossibleRow[] {
  const { majors, types, classes } = recruiting
  const oftenOf = ({ offered }: Eligible) => majors.get(offered.digits)
  const single = eligible.flatMap((one) => {
    const often = oftenOf(one)
    return often === undefined ? [] : [singleRow(one, often)]
  })
  const whole = [...types].flatMap(([type, often]) => {
    const all = eligible.filter(({ offered }) => offered.major.typeCode === type)
    // Where each of its majors has a row of its own, nothing is left for the type.
    const left = all.filter((one) => oftenOf(one) === undefined)
    if (left.length > 1) return wholeRow(left, often)
    // Nobody recruits a type as a whole for the sake of one major: those that are seldom by themselves stand in it.
    const members = all.filter((one) => (oftenOf(one) ?? 0) <= often)
    return members.length > 1 || left.length === all.length ? wholeRow(members, often) : []
  })
  const insideOfTypes = new Set(whole.flatMap(({ majors: inside }) => inside))
  const together = classes.flatMap(({ name, majors: codes }, i) => {
    const members = eligible.filter(({ offered }) => codes.includes(offered.digits))
    return classRow(name, i, members)
  })
  // What an experimental class leads to is not recruited beside it.
  const insideOfClasses = new Set(together.flatMap(({ majors: inside }) => inside))
  const isBeside = (row: PossibleRow) => !row.majors.every((own) => insideOfClasses.has(own))
  const apart = single.filter(({ majors: [own] }) => !own || !insideOfTypes.has(own))
  return [...[...apart, ...whole].filter(isBeside), ...together]
}

function singleRow({ offered, electives }: Eligible, often: number): PossibleRow {
  return {
    name: offered.major.majorName,
    number: majorNumber(offered),
    majors: [offered],
    electives,
    often,
  }
}

/** What a school recruits at home only, where the table of what it recruits does not look. */
function homeRows(
  { school, province }: OfferKey,
  eligible: readonly Eligible[],
  { partly, majors, types, inClasses }: Recruiting,
): PossibleRow[] {
  if (!partly || nearness(school, province) !== 'home') return []
  return eligible
    .filter(({ offered: { digits, major } }) => {
      return !majors.has(digits) && !types.has(major.typeCode) && !inClasses.has(digits)
    })
    .map((one) => singleRow(one, 1))
}

/** A type as a whole: its majors with the electives and years of the first. */
function wholeRow(members: readonly Eligible[], often: number): PossibleRow[] {
  const [first] = members
  if (!first) return []
  const { major, years } = first.offered
  const alike = members.filter(
    ({ offered, electives }) => offered.years === years && electives.join() === first.electives.join(),
  )
  return [
    {
      name: major.type,
      number: Number(major.typeCode),
      majors: alike.map(({ offered }) => offered),
      electives: first.electives,
      often,
    },
  ]
}

const CLASSES_FROM = 10_000_000

/** An experimental class asks for all that one of its majors asks for. */
function classRow(name: string, index: number, members: readonly Eligible[]): PossibleRow[] {
  const [first] = members
  if (!first) return []
  const alike = members.filter(({ offered }) => offered.years === first.offered.years)
  return [
    {
      name,
      number: CLASSES_FROM + index,
      majors: alike.map(({ offered }) => offered),
      electives: [...new Set(alike.flatMap(({ electives }) => electives))],
      often: 1,
    },
  ]
}

/** Share of types that schools enrol as a whole; vocational ones name the major. */
const WHOLE: Readonly<Record<Standing, number>> = {
  leading: 0.6,
  strong: 0.45,
  public: 0.25,
  private: 0.1,
  junior: 0,
}

/** All majors of a whole type have the same electives and years; what differs is enrolled by itself. */
function usualRows(eligible: readonly Eligible[], school: School): PossibleRow[] {
  const share = school.vocational ? 0 : WHOLE[standing(school)]
  const types = [...new Set(eligible.map(({ offered }) => offered.major.typeCode))]
  return types.flatMap((type) => {
    const members = eligible.filter(({ offered }) => offered.major.typeCode === type)
    if (pairUniform(Number(school.id), Number(type), SALT.whole) >= share)
      return members.map((one) => singleRow(one, 1))
    const together = wholeRow(members, 1)
    const inside = new Set(together.flatMap(({ majors }) => majors))
    if (inside.size < 2) return members.map((one) => singleRow(one, 1))
    const apart = members.filter(({ offered }) => !inside.has(offered))
    return [...together, ...apart.map((one) => singleRow(one, 1))]
  })
}
