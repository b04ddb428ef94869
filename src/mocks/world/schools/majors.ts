import { pairNormal, pairUniform } from '../kit/pair-seed'
import { remember } from '../kit/remember'
import { rows, text } from '../kit/table'
import { digits, findMajor, type Major, type MajorLevel, majorsOfType, majorTree } from '../majors/catalogue'
import { majorDemand, schoolSystem, subjectRequirement } from '../majors/model/traits'
import { COMMON_MAJORS } from './facts/school-major-commonness'
import { isByCompositeScore, mayTeachComposite, type Recruiting, recruitingOf } from './model/recruiting'
import { type Standing, standing } from './model/school-facts'
import { typeLeaning } from './model/teaching'
import type { School } from './schools'

/** A major with the figures that admission needs. */
export interface OfferedMajor {
  readonly major: Major
  /** Its code without the letters of the catalogue. */
  readonly digits: string
  /** Electives that must all be sat; empty for 不限. */
  readonly required: readonly string[]
  readonly heat: number
  readonly years: number
}

/** Schools differ in how much of what their kind teaches they have built up: spread of ln of their number of majors. */
const SIZE_SPREAD = 0.25
/** How much of the majors of a type a school offers, beside an ordinary one. */
const BREADTH: Readonly<Record<Standing, number>> = {
  leading: 1.15,
  strong: 1.1,
  public: 1,
  private: 0.85,
  junior: 0.75,
}
/** Undergraduate schools have few junior-college majors beside their own. */
const BESIDE_OWN_LEVEL = 0.3
/**
 * Chance of a major that the table of common majors does not name, in arts and sports. Elsewhere a rare major is where
 * it is known to be and nowhere else.
 */
const RARE_ART = 0.015
/** Of a type that is enrolled as a whole a student chooses later: the common majors surely, others half as often, rare ones never. */
const SURE_IN_TYPE = 0.5
const LEAST_IN_TYPE = 0.3
/** Majors that so large a share of the schools of a type has are common. */
const COMMON_CHANCE = 0.3
/** Vocational majors: the chance of a type's first major, and how it falls with the place in the catalogue. */
const VOCATIONAL = { first: 0.75, fall: 0.82 } as const

const SALT = { taught: 1, offers: 2, size: 4 } as const

interface WeighedMajor {
  readonly major: Major
  readonly digits: string
  readonly number: number
  /** The chance to be offered by an ordinary school that teaches the type. */
  readonly chance: number
}

interface WeighedType {
  readonly typeCode: string
  readonly number: number
  readonly majors: readonly WeighedMajor[]
  /** The one that a school teaches if it teaches no other. */
  readonly leader: WeighedMajor | undefined
}

const weighed = new Map<MajorLevel, ReadonlyMap<string, WeighedType>>()

const COMMON = { typeCode: text, chances: text }

/** Computed once for a level: chances are asked for every school. */
function weighedTypes(level: MajorLevel): ReadonlyMap<string, WeighedType> {
  let known = weighed.get(level)
  if (!known) {
    const common = new Map(rows({ COMMON_MAJORS }, COMMON).map((row) => [row.typeCode, row.chances]))
    known = new Map(
      majorTree(level).flatMap(({ majorTypes }) =>
        majorTypes.map(
          ({ typeCode }) => [typeCode, weigh(typeCode, level, common.get(typeCode) ?? '')] as const,
        ),
      ),
    )
    weighed.set(level, known)
  }
  return known
}

function weigh(typeCode: string, level: MajorLevel, common: string): WeighedType {
  const ninths = new Map(common.split(' ').map((pair) => [pair.slice(0, 2), Number(pair.slice(3)) / 9]))
  const rare = isByCompositeScore(typeCode) ? RARE_ART : 0
  const majors = majorsOfType(typeCode, level).map((major) => {
    const code = digits(major.majorCode)
    const chance =
      level === 1
        ? ((code.length === 6 ? ninths.get(code.slice(4)) : undefined) ?? rare)
        : VOCATIONAL.first * VOCATIONAL.fall ** major.position
    return { major, digits: code, number: Number(code), chance }
  })
  const leader = majors.toSorted((a, b) => b.chance - a.chance)[0]
  return { typeCode, number: Number(typeCode), majors, leader }
}

const offeredByCode = new Map<string, OfferedMajor>()

function offered(major: Major): OfferedMajor {
  let known = offeredByCode.get(major.majorCode)
  if (!known) {
    const requirement = subjectRequirement(major.majorCode)
    known = {
      major,
      digits: digits(major.majorCode),
      required: requirement === '不限' ? [] : requirement.split(','),
      heat: majorDemand(major.majorCode),
      years: schoolSystem(major.majorCode),
    }
    offeredByCode.set(major.majorCode, known)
  }
  return known
}

function levelOf(school: School): MajorLevel {
  if (school.level === '专科') return 2
  return school.vocational ? 3 : 1
}

/** How a school chooses from the catalogue of a level: how many of the majors of a type it offers. */
interface Profile {
  readonly school: School
  readonly level: MajorLevel
  readonly number: number
  readonly breadth: number
}

function profileOf(school: School, level: MajorLevel): Profile {
  const number = Number(school.id)
  const size = Math.exp(SIZE_SPREAD * pairNormal(number, level, SALT.size))
  const own = level === levelOf(school)
  return { school, level, number, breadth: size * (own ? BREADTH[standing(school)] : BESIDE_OWN_LEVEL) }
}

/**
 * The majors of one type that a school offers: what it is known to recruit, else by its kind. There none where it does
 * not teach the type, else at least the most common.
 */
function offeredOfType(profile: Profile, type: WeighedType): readonly Major[] {
  const { school, level } = profile
  if (level !== 1) return byKind(profile, type)
  const recruiting = recruitingOf(school)
  if (!recruiting) return byKind(profile, type)
  const known = recruited(profile, type, recruiting)
  if (recruiting.partly && known.length > 0) return withCommonOnes(profile, type, known)
  if (!isByCompositeScore(type.typeCode) || !mayTeachComposite(school, type.typeCode)) return known
  const usual = byKind(profile, type)
  return type.majors.map(({ major }) => major).filter((one) => usual.includes(one) || known.includes(one))
}

/** Beside the known majors of a type what most schools that teach it have, as its kind makes it likely. */
function withCommonOnes(profile: Profile, type: WeighedType, known: readonly Major[]): readonly Major[] {
  const usual = byKind(profile, type)
  return type.majors
    .filter(
      ({ major, chance }) => known.includes(major) || (chance >= COMMON_CHANCE && usual.includes(major)),
    )
    .map(({ major }) => major)
}

function recruited({ number }: Profile, type: WeighedType, recruiting: Recruiting): readonly Major[] {
  if (!recruiting.named.has(type.typeCode)) return NONE
  return type.majors.filter((entry) => isRecruited(number, type, entry, recruiting)).map(({ major }) => major)
}

function isRecruited(
  school: number,
  type: WeighedType,
  entry: WeighedMajor,
  { majors, types, inClasses }: Recruiting,
): boolean {
  if (majors.has(entry.digits) || inClasses.has(entry.digits)) return true
  return types.has(type.typeCode) && (entry === type.leader || isInType(school, entry))
}

function isInType(school: number, { number, chance }: WeighedMajor): boolean {
  if (chance < LEAST_IN_TYPE) return false
  return chance >= SURE_IN_TYPE || pairUniform(school, number, SALT.offers) < 0.5
}

function byKind({ school, level, number, breadth }: Profile, type: WeighedType): readonly Major[] {
  const { chance, lean } = typeLeaning(school, type.typeCode, level)
  if (chance === 0 || pairUniform(number, type.number, SALT.taught) >= chance) return NONE
  const factor = breadth * lean
  const found = type.majors.filter(
    (entry) => pairUniform(number, entry.number, SALT.offers) < 1 - (1 - entry.chance) ** factor,
  )
  const some = found.length > 0 || !type.leader ? found : [type.leader]
  return some.map(({ major }) => major)
}

const NONE: readonly Major[] = []

/** The majors a school offers at a level (by default its own), in the order of the catalogue; empty for a level it does not teach. */
export const majorsOfSchool: (school: School, level?: MajorLevel) => readonly OfferedMajor[] = remember(
  512,
  (school, level = levelOf(school)) => `${school.id}|${level}`,
  (school: School, level: MajorLevel = levelOf(school)): readonly OfferedMajor[] => {
    const profile = profileOf(school, level)
    return [...weighedTypes(level).values()].flatMap((type) => offeredOfType(profile, type).map(offered))
  },
)

/** Whether a school offers a major at its own level. Its other majors are not looked at where they are known. */
export function offersMajor(school: School, majorCode: string): boolean {
  const level = levelOf(school)
  const major = findMajor(majorCode, level)
  const type = major && weighedTypes(level).get(major.typeCode)
  const entry = type?.majors[major?.position ?? 0]
  if (!major || !type || !entry) return false
  const recruiting = level === 1 && !isByCompositeScore(type.typeCode) ? recruitingOf(school) : undefined
  return recruiting && !recruiting.partly
    ? isRecruited(Number(school.id), type, entry, recruiting)
    : offeredOfType(profileOf(school, level), type).includes(major)
}
