import { NAME_AFFINITY, POLICE_TYPES, TYPE_AFFINITY } from '../facts/school-major-affinity'
import { cell, factRows } from '../facts/table'
import { digits, type Major, type MajorLevel, majorTree, majorsOfType } from './major-catalogue'
import { familyCode, majorHeat, majorIntakes, schoolSystem, subjectRequirement } from './major-traits'
import { remember } from './remember'
import { type Standing, standing } from './school-facts'
import type { School } from './schools'
import { integer, normal, uniform } from './seed'

/** A major with the figures that admission needs. */
export interface OfferedMajor {
  readonly major: Major
  /** Electives that must all be sat; empty for 不限. */
  readonly required: readonly string[]
  readonly heat: number
  readonly years: number
}

/** How many majors a school offers. Demonstration values. */
const COUNTS: Readonly<Record<Standing, readonly [low: number, high: number]>> = {
  leading: [62, 96],
  strong: [46, 76],
  public: [34, 66],
  private: [28, 52],
  junior: [22, 48],
}
/** Schools of one discipline offer fewer. */
const NARROW: Readonly<Record<string, number>> = {
  艺术类: 0.5,
  体育类: 0.35,
  医药类: 0.6,
  政法类: 0.5,
  语言类: 0.7,
  军事类: 0.5,
}

interface WeighedMajor extends OfferedMajor {
  readonly intake: number
}

const weighed = new Map<MajorLevel, readonly WeighedMajor[]>()

/** Computed once for a level: traits are asked for every school. */
function weighedMajors(level: MajorLevel): readonly WeighedMajor[] {
  let known = weighed.get(level)
  if (!known) {
    known = majorTree(level).flatMap(({ majorTypes }) =>
      majorTypes.flatMap(({ typeCode }) => {
        const majors = majorsOfType(typeCode, level)
        const intakes = majorIntakes(majors)
        return majors.map((major, i) => ({ ...offered(major), intake: intakes[i] ?? 0 }))
      }),
    )
    weighed.set(level, known)
  }
  return known
}

function offered(major: Major): OfferedMajor {
  const requirement = subjectRequirement(major.majorCode)
  return {
    major,
    required: requirement === '不限' ? [] : requirement.split(','),
    heat: majorHeat(major.majorCode),
    years: schoolSystem(major.majorCode),
  }
}

type Factors = readonly (readonly [prefix: string, factor: number])[]

function factors(text: string): Factors {
  return text
    .split(' ')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [prefix = '', factor = ''] = pair.split(':')
      return [prefix, Number(factor)] as const
    })
}

const byType = new Map(
  factRows(TYPE_AFFINITY).map((row) => [cell(row, 0), factors(`${cell(row, 1)} ${cell(row, 2)}`)]),
)
const byName = factRows(NAME_AFFINITY).map((row) => [cell(row, 0), factors(cell(row, 1))] as const)

/** What a kind of school leans to, over the majors of a level. */
const typeWeights = remember(
  48,
  (type: string, level: MajorLevel) => `${type}|${level}`,
  (type: string, level: MajorLevel): readonly number[] =>
    // Above 1, because most schools offer the common majors and few the rare ones.
    weighedMajors(level).map(({ major, intake }) => lean(major, intake ** 1.3, byType.get(type) ?? [])),
)

function lean({ majorCode }: Major, weight: number, leanings: Factors): number {
  const code = familyCode(digits(majorCode))
  return leanings.reduce((sum, [prefix, factor]) => (code.startsWith(prefix) ? sum * factor : sum), weight)
}

function levelOf(school: School): MajorLevel {
  if (school.level === '专科') return 2
  return school.vocational ? 3 : 1
}

/** A chance below this counts as none: the tail of the catalogue would otherwise scatter over all schools. */
const SMALLEST_CHANCE = 0.006

/** The chance of each major to be offered: by its intake and what the school leans to, so that they sum to the school's number. */
function chancesOf(school: School, level: MajorLevel): readonly number[] {
  const byNameOf = byName.flatMap(([part, of]) => (school.schoolName.includes(part) ? of : []))
  const police = /警|公安/.test(school.schoolName)
  const departments = new Map<string, number>()
  const weights = typeWeights(school.schoolType[0] ?? '', level).map((weight, i) => {
    const major = weighedMajors(level)[i]?.major
    if (!major || weight === 0) return 0
    const { typeCode } = major
    if (!police && POLICE_TYPES.some((type) => type === typeCode)) return 0
    // Majors of one type come together: a school has built up some of its departments and not others.
    const department = departments.get(typeCode) ?? Math.exp(1.3 * normal('department', school.id, typeCode))
    departments.set(typeCode, department)
    return lean(major, weight * department, byNameOf)
  })
  const [low, high] = COUNTS[level === 2 ? 'junior' : standing(school)]
  const narrow = school.schoolType.reduce((share, type) => share * (NARROW[type] ?? 1), 1)
  const count = Math.max(8, integer(low, high, 'majors', school.id, level) * narrow)
  const rate = solveRate(weights, count)
  return weights.map((weight) => 1 - Math.exp(-rate * weight))
}

/** The rate at which the chances 1 − exp(−rate · weight) sum to the count; the sum rises ever slower, so Newton closes in from below. */
function solveRate(weights: readonly number[], count: number): number {
  let rate = 0
  for (let i = 0; i < 10; i++) {
    let sum = 0
    let slope = 0
    for (const weight of weights) {
      const kept = Math.exp(-rate * weight)
      sum += 1 - kept
      slope += weight * kept
    }
    if (slope < 1e-9 || count - sum < 0.5) break
    rate += (count - sum) / slope
  }
  return rate
}

/** The majors a school offers at a level (by default its own), in the order of the catalogue; never empty for its own level. */
export const majorsOfSchool: (school: School, level?: MajorLevel) => readonly OfferedMajor[] = remember(
  512,
  (school, level = levelOf(school)) => `${school.id}|${level}`,
  (school: School, level: MajorLevel = levelOf(school)): readonly OfferedMajor[] => {
    const majors = weighedMajors(level)
    const chance = chancesOf(school, level)
    const found = majors.filter(({ major }, i) => {
      const likely = chance[i] ?? 0
      return likely > SMALLEST_CHANCE && uniform('offers', school.id, major.majorCode) < likely
    })
    if (found.length > 0) return found
    const likeliest = majors[chance.indexOf(Math.max(...chance))]
    return likeliest ? [likeliest] : []
  },
)

/** Whether a school offers a major, by its code with or without letters. */
export function offersMajor(school: School, majorCode: string): boolean {
  return majorsOfSchool(school).some(({ major }) => digits(major.majorCode) === digits(majorCode))
}
