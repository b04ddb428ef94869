import { remember } from '../../kit/remember'
import { findMajor, type MajorLevel } from '../../majors/catalogue'
import { majorFacts } from '../../majors/detail'
import { directionText } from '../../majors/model/wording'
import { employmentShares, type ProfessionShare, typicalPosts } from './majors'
import { percentages } from './shares'
import {
  type EducationRatio,
  hundreds,
  type ProfessionStats,
  professionStats,
  type QualificationTrend,
  qualificationTrend,
} from './stats'
import { EDUCATIONS, hasSample } from './traits'

/** Employment prospects of a major (S2 §2): where graduates go and what the openings of those professions look like. */
export interface MajorEmployment {
  readonly jobDirection: string
  readonly shares: readonly ProfessionShare[]
  readonly stats: ProfessionStats
  readonly qualifications: QualificationTrend
}

/** Part of the openings of its professions that are counted as the major's own. */
const OWN_PART = 0.35

/** Where graduates of a major go and what that takes, in plain words and without promises; undefined for an unknown code. */
export function jobDirection(code: string, level?: MajorLevel): string | undefined {
  const major = findMajor(code, level)
  return major && directionText(majorFacts(major), typicalPosts(major.majorCode))
}

const employmentOf = remember(
  48,
  (code: string, lastYear: number) => `${code}/${lastYear}`,
  (code: string, lastYear: number): MajorEmployment => {
    const shares = employmentShares(code)
    const sampled = shares.filter(({ typeCode }) => hasSample(typeCode))
    return {
      jobDirection: jobDirection(code) ?? '',
      shares,
      stats: mixedStats(sampled, lastYear),
      qualifications: mixedQualifications(sampled, lastYear),
    }
  },
)

/**
 * Employment prospects of a major over `lastYear - 1` and `lastYear`: the statistics of its profession types, weighted by
 * the major's shares. Undefined for an unknown code.
 */
export function majorEmployment(code: string, lastYear: number): MajorEmployment | undefined {
  const major = findMajor(code)
  return major && employmentOf(major.majorCode, lastYear)
}

function mixedStats(shares: readonly ProfessionShare[], lastYear: number): ProfessionStats {
  const parts = shares.map((share) => ({
    weight: share.employmentPercentage,
    stats: professionStats(share.typeCode, lastYear),
  }))
  const whole = parts.reduce((sum, { weight }) => sum + weight, 0)
  const mix = (value: (stats: ProfessionStats) => number) =>
    parts.reduce((sum, { weight, stats }) => sum + weight * value(stats), 0) / whole
  const [example] = parts
  if (!example) return { hiring: [], salary: [] }
  return {
    hiring: example.stats.hiring.map(({ year, hiringMonth }, y) => ({
      year,
      hiringMonth: hiringMonth.map(({ month }, m) => ({
        month,
        hiringNum: Math.round(OWN_PART * mix((stats) => stats.hiring[y]?.hiringMonth[m]?.hiringNum ?? 0)),
      })),
    })),
    salary: example.stats.salary.map(({ month }, m) => {
      const pay = (field: 'salaryMin' | 'salaryMax' | 'salaryMedianL' | 'salaryMedianH') =>
        hundreds(mix((stats) => stats.salary[m]?.[field] ?? 0))
      return {
        month,
        salaryMin: pay('salaryMin'),
        salaryMax: pay('salaryMax'),
        salaryMedianL: pay('salaryMedianL'),
        salaryMedianH: pay('salaryMedianH'),
      }
    }),
  }
}

function mixedQualifications(shares: readonly ProfessionShare[], lastYear: number): QualificationTrend {
  const parts = shares.map(({ typeCode, employmentPercentage }) => ({
    weight: employmentPercentage,
    trend: qualificationTrend(typeCode, lastYear),
  }))
  const [example] = parts
  if (!example) return { eduForFan: [], edu: [] }
  const mix = (ratiosOf: (trend: QualificationTrend) => readonly EducationRatio[]): EducationRatio[] => {
    const weights = EDUCATIONS.map((_, i) =>
      parts.reduce((sum, { weight, trend }) => sum + weight * (ratiosOf(trend)[i]?.ratio ?? 0), 0),
    )
    return percentages(weights).map((ratio, i) => ({ edu: EDUCATIONS[i] ?? '不限', ratio }))
  }
  return {
    eduForFan: mix((trend) => trend.eduForFan),
    edu: example.trend.edu.map(({ month }, m) => ({
      month,
      ratios: mix((trend) => trend.edu[m]?.ratios ?? []),
    })),
  }
}
