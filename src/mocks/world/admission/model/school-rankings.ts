import { remember } from '../../kit/remember'
import { normal } from '../../kit/seed'
import { firstClassDisciplines } from '../../schools/model/first-class'
import type { School } from '../../schools/schools'
import { schools } from '../../schools/schools'
import { nationalStrength } from './strength-features'

interface RankedSchool {
  readonly school: School
  /** Position, from 1. */
  readonly rank: number
}

interface Ranking {
  /** How many schools of the mainland it lists. */
  readonly size: number
  /** Position of the n-th mainland school: first · n ^ growth. A world ranking has schools of other countries between. */
  readonly first: number
  readonly growth: number
  /** What counts less in it than at home. */
  readonly disfavoured: Readonly<Record<string, number>>
}

const AT_HOME = { 艺术类: 0.8, 体育类: 0.8, 军事类: 3 }
const ABROAD = {
  ...AT_HOME,
  财经类: 0.5,
  政法类: 0.8,
  语言类: 0.8,
  师范类: 0.2,
  民族类: 0.5,
  艺术类: 1.6,
  体育类: 1.6,
}

const RANKINGS: Readonly<Record<string, Ranking>> = {
  ruanke: { size: 600, first: 1, growth: 1, disfavoured: AT_HOME },
  qs: { size: 76, first: 16, growth: 1.03, disfavoured: ABROAD },
  usnews: { size: 330, first: 21, growth: 0.81, disfavoured: ABROAD },
}

/** 北京大学 and 清华大学: the lowest lines, which merit is read from, stop a little above the last of their candidates. */
const LEADERS: Readonly<Record<string, number>> = { 10001: 1, 10003: 1.1 }

/** What a school counts for in every ranking. The weights are ours; they follow no published ranking. */
function merit(school: School): number {
  const has = (feature: string) => (school.schoolFeatures.includes(feature) ? 1 : 0)
  const strength = -(nationalStrength(school, '物理') + nationalStrength(school, '历史')) / 2
  return (
    1.2 * has('985') +
    0.4 * has('211') +
    0.4 * has('双一流') +
    0.3 * has('保研资格') +
    0.07 * Math.min(firstClassDisciplines(school).length, 34) +
    0.4 * strength +
    (LEADERS[school.id] ?? 0) -
    (school.schoolInstitution === '公办' ? 0 : 0.6)
  )
}

let merits: readonly { readonly school: School; readonly merit: number }[] | undefined

// Parts of a university stand under its name. The page of a school asks for three rankings at once: what they have in common is worked out once.
function candidates() {
  merits ??= schools()
    .filter(({ level, vocational, campusOf }) => level === '本科' && !vocational && campusOf === undefined)
    .map((school) => ({ school, merit: merit(school) }))
  return merits
}

function deviation(school: School, type: string, year: number, disfavoured: Ranking['disfavoured']): number {
  return (
    -(disfavoured[school.schoolType[0] ?? ''] ?? 0) +
    0.06 * normal('ranking', type, school.id) +
    0.02 * normal('ranking', type, school.id, year)
  )
}

/**
 * The world's own ranking of a kind (`ruanke`, `qs`, `usnews`) in a year: positions are demonstration values and must be
 * shown as 示例; the rankers' own lists belong to them. Empty for an unknown kind.
 */
export const ranking: (type: string, year: number) => readonly RankedSchool[] = remember(
  12,
  (type, year) => `${type}|${year}`,
  (type: string, year: number) => {
    const of = RANKINGS[type]
    if (!of) return []
    return candidates()
      .map(({ school, merit: own }) => ({
        school,
        worth: own + deviation(school, type, year, of.disfavoured),
      }))
      .sort((a, b) => b.worth - a.worth)
      .slice(0, of.size)
      .map(({ school }, i) => ({ school, rank: Math.round(of.first * (i + 1) ** of.growth) }))
  },
)

const positions: (type: string, year: number) => ReadonlyMap<string, number> = remember(
  12,
  (type, year) => `${type}|${year}`,
  (type: string, year: number) =>
    new Map(ranking(type, year).map(({ school, rank }) => [school.id, rank] as const)),
)

/** A school's position in a ranking; undefined for a school that it does not list. */
export function rankingPosition(school: School, type: string, year: number): number | undefined {
  return positions(type, year).get(school.id)
}

/** The three ranks of a school's page (S2 §3); a rank is absent for a school outside of the ranking. */
export function schoolRanks(school: School, year: number) {
  return {
    ruankeRank: rankingPosition(school, 'ruanke', year),
    qsWorldRank: rankingPosition(school, 'qs', year),
    usWorldRank: rankingPosition(school, 'usnews', year),
  }
}
