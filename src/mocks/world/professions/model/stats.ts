import { remember } from '../../kit/remember'
import { normal } from '../../kit/seed'
import { findProfession, findProfessionType } from '../catalogue'
import { apportion, percentages } from './shares'
import {
  BASE_YEAR,
  EDUCATIONS,
  hasSample,
  type ProfessionTrait,
  provinceWeights,
  requireProfessionTrait,
  typicalOffer,
} from './traits'

export interface MonthHiring {
  readonly month: number
  readonly hiringNum: number
}

export interface YearHiring {
  readonly year: number
  readonly hiringMonth: readonly MonthHiring[]
}

/** Yuan a month; salaryMin ≤ salaryMedianL ≤ salaryMedianH ≤ salaryMax. */
export interface MonthSalary {
  readonly month: number
  readonly salaryMin: number
  readonly salaryMax: number
  readonly salaryMedianL: number
  readonly salaryMedianH: number
}

/** Profession stats (S1 §3): openings of two years, month by month, and pay of the last year's twelve months. */
export interface ProfessionStats {
  readonly hiring: readonly YearHiring[]
  readonly salary: readonly MonthSalary[]
}

export interface EducationRatio {
  readonly edu: string
  readonly ratio: number
}

/** Qualification trend (S2 §3): `eduForFan` over the last year, `edu` month by month; each sums to 100. */
export interface QualificationTrend {
  readonly eduForFan: readonly EducationRatio[]
  readonly edu: readonly { readonly month: number; readonly ratios: readonly EducationRatio[] }[]
}

export interface ProvinceHiring {
  readonly provinceName: string
  readonly hiringNum: number
  /** Percent of the country with one decimal; a page rounds it to whole numbers, minimum 1 (S2 §9). */
  readonly percentage: number
  /** A typical offer there, yuan a month. */
  readonly salary: number
}

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const

/** Pay grows by this much a year in the demonstration world. */
const PAY_GROWTH = 0.025

/** Bounds of the spread of offers around the typical one: tenth, twenty-fifth, seventy-fifth, ninetieth percentile. */
const SPREAD = { min: 0.62, low: 0.84, high: 1.22, max: 1.7 } as const

/** Openings of a whole year for a type (5 characters) or a profession (7); the professions of a type sum to the type. */
export function yearOpenings(code: string, year: number): number {
  const trait = requireProfessionTrait(code)
  const ofType = typeOpenings(trait, year)
  const profession = findProfession(code)
  const siblings = findProfessionType(code)?.professionVos
  if (!profession || !siblings) return ofType
  const weights = siblings.map(
    (vo, index) => Math.exp(0.25 * normal('profession-weight', vo.professionCode)) / Math.sqrt(1 + index),
  )
  return apportion(ofType, weights)[profession.position] ?? 0
}

function typeOpenings({ typeCode, openings, growth }: ProfessionTrait, year: number): number {
  const trend = (1 + growth / 100) ** (year - BASE_YEAR)
  return Math.round(openings * 12 * trend * Math.exp(0.03 * normal('openings', typeCode, year)))
}

const statsOf = remember(
  64,
  (code: string, lastYear: number) => `${code}/${lastYear}`,
  (code: string, lastYear: number): ProfessionStats => ({
    hiring: [lastYear - 1, lastYear].map((year) => ({ year, hiringMonth: monthlyHiring(code, year) })),
    salary: hasSample(code) ? monthlySalaries(code, lastYear) : [],
  }),
)

/**
 * Openings of `lastYear - 1` and `lastYear` and the pay of `lastYear` (S1 §3) for a 5- or 7-character code. Where no
 * sample exists openings are 0 and pay is empty. Throws on an unknown code.
 */
export function professionStats(code: string, lastYear: number): ProfessionStats {
  return statsOf(code, lastYear)
}

function monthlyHiring(code: string, year: number): MonthHiring[] {
  const { months } = requireProfessionTrait(code)
  const weights = months.map((weight, i) => weight * Math.exp(0.06 * normal('month', code, year, i)))
  return apportion(yearOpenings(code, year), weights).map((hiringNum, i) => ({ month: i + 1, hiringNum }))
}

/** A typical offer in one year, yuan a month, before rounding. */
export function offerIn(code: string, year: number): number {
  return typicalOffer(code) * (1 + PAY_GROWTH) ** (year - BASE_YEAR)
}

function monthlySalaries(code: string, year: number): MonthSalary[] {
  const offer = offerIn(code, year)
  return MONTHS.map((month) => {
    const level = offer * (1 + 0.002 * (month - 6.5)) * Math.exp(0.012 * normal('salary', code, year, month))
    return {
      month,
      salaryMin: hundreds(level * SPREAD.min),
      salaryMax: hundreds(level * SPREAD.max),
      salaryMedianL: hundreds(level * SPREAD.low),
      salaryMedianH: hundreds(level * SPREAD.high),
    }
  })
}

/** Rounded to whole hundreds of yuan, as offers are. */
export function hundreds(yuan: number): number {
  return Math.round(yuan / 100) * 100
}

/** A part in percent with one decimal. */
export function tenthsOfPercent(part: number, whole: number): number {
  return Math.round((1000 * part) / whole) / 10
}

function educationWeights(code: string): number[] {
  return requireProfessionTrait(code).education.map(
    (weight, i) => weight * Math.exp(0.12 * normal('education', code, i)),
  )
}

function educationRatios(weights: readonly number[]): EducationRatio[] {
  return percentages(weights).map((ratio, i) => ({ edu: EDUCATIONS[i] ?? '不限', ratio }))
}

/** Education asked for by a 5- or 7-character code, summing to 100; none where no sample exists. */
export function educationRose(code: string): readonly EducationRatio[] {
  return hasSample(code) ? educationRatios(educationWeights(code)) : []
}

/** Education asked for over a year and by month (S2 §3); no months where no sample exists. Throws on an unknown code. */
export function qualificationTrend(code: string, lastYear: number): QualificationTrend {
  const base = educationWeights(code)
  const month = (m: number) =>
    educationRatios(
      base.map((weight, i) => weight * Math.exp(0.07 * normal('education', code, lastYear, m, i))),
    )
  return {
    eduForFan: educationRose(code),
    edu: hasSample(code) ? MONTHS.map((m) => ({ month: m, ratios: month(m) })) : [],
  }
}

/** Openings of a year by province, largest first; they sum to the year's openings. Empty where no sample exists. */
export function hiringByProvince(code: string, lastYear: number): ProvinceHiring[] {
  if (!hasSample(code)) return []
  const { typeCode } = requireProfessionTrait(code)
  const provinces = provinceWeights()
  const weights = provinces.map(
    ({ name, share }) => share * Math.exp(0.22 * normal('province-openings', typeCode, name)),
  )
  const total = yearOpenings(code, lastYear)
  const openings = apportion(total, weights)
  return provinces
    .map(({ name, pay }, i) => ({
      provinceName: name,
      hiringNum: openings[i] ?? 0,
      percentage: tenthsOfPercent(openings[i] ?? 0, total),
      salary: hundreds(
        offerIn(code, lastYear) * pay * Math.exp(0.03 * normal('province-pay', typeCode, name)),
      ),
    }))
    .sort((a, b) => b.hiringNum - a.hiringNum)
}
