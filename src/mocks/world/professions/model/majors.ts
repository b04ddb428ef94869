import { normal } from '../../kit/seed'
import { list, rows, text } from '../../kit/table'
import {
  digits,
  findMajor,
  type Major,
  type MajorLevel,
  majorsOfType,
  majorTree,
} from '../../majors/catalogue'
import { closeness } from '../../majors/model/names'
import { familyCode, majorIntakes } from '../../majors/model/traits'
import { findProfessionType, type ProfessionType } from '../catalogue'
import { MAJOR_PROFESSIONS } from '../facts/majors-professions'
import { percentages } from './shares'
import { hasSample } from './traits'

/** Profession share (S2 §3): where the graduates of a major go; the percentages of a major sum to 100. */
export interface ProfessionShare {
  readonly typeCode: string
  readonly typeName: string
  readonly employmentPercentage: number
}

/** Major requirement (S1 §3). */
export interface MajorRequirement {
  readonly majorName: string
  readonly majorPercentage: number
  /** The level at which the name supplies the most people. */
  readonly majorCode: string
}

/** A major that leads to a profession type. */
export interface MajorOfProfessionType {
  readonly majorCode: string
  readonly majorName: string
  readonly level: MajorLevel
  /** Percent of the major's graduates that go to the type. */
  readonly employmentPercentage: number
}

interface Weight {
  readonly typeCode: string
  readonly weight: number
}

let table: ReadonlyMap<string, readonly Weight[]> | undefined

function requireWeights(major: Pick<Major, 'majorCode' | 'typeCode'>): readonly Weight[] {
  table ??= new Map(
    rows({ MAJOR_PROFESSIONS }, { code: text, weights: list(',') }).map(({ code, weights }) => [
      code,
      weights.map((entry) => ({ typeCode: entry.slice(0, 5), weight: Number(entry.slice(6)) })),
    ]),
  )
  const found = table.get(digits(major.majorCode)) ?? table.get(familyCode(major.typeCode))
  if (!found) throw new Error(`专业没有就业去向：${major.majorCode}`)
  return found
}

/** Where the graduates of a major go (S2 §3), largest first, whole percentages that sum to 100. Empty for an unknown code. */
export function employmentShares(majorCode: string): ProfessionShare[] {
  const major = findMajor(majorCode)
  if (!major) return []
  const weights = requireWeights(major).map(
    ({ typeCode, weight }) => weight * Math.exp(0.08 * normal('employment', major.majorCode, typeCode)),
  )
  const shares = percentages(weights)
  return requireWeights(major)
    .map(({ typeCode }, i) => ({
      typeCode,
      typeName: findProfessionType(typeCode)?.typeName ?? '',
      employmentPercentage: shares[i] ?? 0,
    }))
    .sort((a, b) => b.employmentPercentage - a.employmentPercentage)
}

interface Link {
  readonly major: Major
  readonly share: number
  /** Graduates a year that go to the type, in thousands. */
  readonly people: number
}

let links: ReadonlyMap<string, readonly Link[]> | undefined

/** Profession type → the majors that lead to it, the most people first. */
function linksOf(typeCode: string): readonly Link[] {
  links ??= allLinks()
  return links.get(typeCode) ?? []
}

function allLinks(): ReadonlyMap<string, readonly Link[]> {
  const grouped = new Map<string, Link[]>()
  for (const level of [1, 2, 3] as const) {
    for (const type of majorTree(level).flatMap((category) => category.majorTypes)) {
      const majors = majorsOfType(type.typeCode, level)
      const sizes = majorIntakes(majors)
      for (const [i, major] of majors.entries()) {
        const weights = requireWeights(major)
        const whole = weights.reduce((sum, { weight }) => sum + weight, 0)
        for (const { typeCode, weight } of weights) {
          const link = { major, share: weight / whole, people: ((sizes[i] ?? 0) * weight) / whole }
          const group = grouped.get(typeCode)
          if (group) group.push(link)
          else grouped.set(typeCode, [link])
        }
      }
    }
  }
  for (const group of grouped.values()) group.sort((a, b) => b.people - a.people)
  return grouped
}

/** The ten majors that openings of a type ask for most (S1 §3), whole percentages. Empty where no sample exists or the code is unknown. */
export function majorRequirements(code: string): MajorRequirement[] {
  const type = findProfessionType(code)
  if (!type || !hasSample(type.typeCode)) return []
  const byName = new Map<string, { majorCode: string; mentions: number }>()
  let all = 0
  for (const { major, people, share } of linksOf(type.typeCode)) {
    // A job advertisement names majors made for it more often than large majors that happen to supply people.
    const mentions = people * (0.3 + share)
    const { majorCode, mentions: before } = byName.get(major.majorName) ?? { ...major, mentions: 0 }
    byName.set(major.majorName, { majorCode, mentions: before + mentions })
    all += mentions
  }
  return [...byName]
    .map(([majorName, { majorCode, mentions }]) => ({
      majorName,
      majorCode,
      majorPercentage: Math.max(1, Math.round((100 * mentions) / all)),
    }))
    .sort((a, b) => b.majorPercentage - a.majorPercentage || (a.majorName < b.majorName ? -1 : 1))
    .slice(0, 10)
}

/**
 * Majors that send at least a twentieth of their graduates to a type, the most people first. For the schools that
 * train for it.
 */
export function majorsOfProfessionType(code: string): MajorOfProfessionType[] {
  const typeCode = findProfessionType(code)?.typeCode ?? ''
  return linksOf(typeCode)
    .filter(({ share }) => share >= 0.05)
    .map(({ major, share }) => ({
      majorCode: major.majorCode,
      majorName: major.majorName,
      level: major.level,
      employmentPercentage: Math.round(share * 100),
    }))
}

/** The profession types that the majors of a type lead to, the heaviest first; for `by-major-type` (S1 §7). Empty for an unknown type. */
export function professionTypesOfMajorType(majorTypeCode: string, level?: MajorLevel): ProfessionType[] {
  const sums = new Map<string, number>()
  for (const major of majorsOfType(majorTypeCode, level)) {
    for (const { typeCode, weight } of requireWeights(major)) {
      sums.set(typeCode, (sums.get(typeCode) ?? 0) + weight)
    }
  }
  return [...sums].sort(([, a], [, b]) => b - a).flatMap(([typeCode]) => findProfessionType(typeCode) ?? [])
}

/** The posts a major's name is nearest to, one of each of its largest profession types. */
export function typicalPosts(majorCode: string, count = 4): string[] {
  const name = findMajor(majorCode)?.majorName ?? ''
  return employmentShares(majorCode)
    .slice(0, count)
    .flatMap(({ typeCode }) => {
      const posts = (findProfessionType(typeCode)?.professionVos ?? []).map((vo) => vo.professionName)
      const nearest = [...posts].sort((a, b) => closeness(b, name) - closeness(a, name))
      return nearest.slice(0, 1)
    })
}
