import { hundredths, number, rest, rows, type Tables, text } from '../../kit/table'
import { findProfessionType } from '../catalogue'
import {
  EDUCATION_SHARES,
  EMPLOYER_KINDS,
  EMPLOYER_WEIGHTS,
  MONTH_WEIGHTS,
  PROFESSION_OFFERS,
  PROVINCE_WEIGHTS,
} from '../facts/professions-patterns'
import { PROFESSION_TRAITS } from '../facts/professions-traits'

/** Demonstration figures of a profession type. */
export interface ProfessionTrait {
  readonly typeCode: string
  /** A typical offer in 2025, yuan a month; 0 when there is no sample. */
  readonly offer: number
  /** Openings a month in 2025; 0 when people are recruited by public examination only. */
  readonly openings: number
  /** Growth of openings, percent a year. */
  readonly growth: number
  /** Twelve weights, January first. */
  readonly months: readonly number[]
  /** Five weights in the order of `EDUCATIONS`. */
  readonly education: readonly number[]
  /** The key of the employers' row. */
  readonly employers: string
  /** Weight of each kind of employer, in the order of `employerKinds`. */
  readonly employerWeights: readonly number[]
  readonly trade: string
  readonly institution: string
  readonly work: string
  readonly need: string
}

/** Education asked for, in the order of every education row (S1 §9 names the same five). */
export const EDUCATIONS = ['不限', '大专及以上', '本科', '硕士及以上', '博士及以上'] as const

export const employerKinds: readonly string[] = EMPLOYER_KINDS.split(',')

/** The year the offers and openings of the facts stand for. */
export const BASE_YEAR = 2025

/** Keys of `professions-patterns.ts` stand for the shapes of season, education and employers. */
const TRAIT = {
  typeCode: text,
  offer: number,
  openings: number,
  growth: number,
  season: text,
  education: text,
  employers: text,
  trade: text,
  institution: text,
  work: text,
  need: text,
}

function shapes(tables: Tables): ReadonlyMap<string, readonly number[]> {
  return new Map(rows(tables, { key: text, weights: rest(number) }).map(({ key, weights }) => [key, weights]))
}

let traits: ReadonlyMap<string, ProfessionTrait> | undefined

function read(): ReadonlyMap<string, ProfessionTrait> {
  const months = shapes({ MONTH_WEIGHTS })
  const education = shapes({ EDUCATION_SHARES })
  const employers = shapes({ EMPLOYER_WEIGHTS })
  return new Map(
    rows({ PROFESSION_TRAITS }, TRAIT).map(({ season, ...row }) => [
      row.typeCode,
      {
        ...row,
        months: requireShape(months, season),
        education: requireShape(education, row.education),
        employerWeights: requireShape(employers, row.employers),
      },
    ]),
  )
}

function requireShape(table: ReadonlyMap<string, readonly number[]>, key: string): readonly number[] {
  const found = table.get(key)
  if (!found) throw new Error(`职业属性缺少形状：${key}`)
  return found
}

/** The figures of the type that a 5- or 7-character code belongs to; throws on an unknown code. */
export function requireProfessionTrait(code: string): ProfessionTrait {
  traits ??= read()
  const trait = traits.get(findProfessionType(code)?.typeCode ?? '')
  if (!trait) throw new Error(`没有这个职业：${code}`)
  return trait
}

/** Share of openings and level of pay (1 = country) of a province. */
export interface ProvinceWeight {
  readonly name: string
  readonly share: number
  readonly pay: number
}

let provinces: readonly ProvinceWeight[] | undefined

export function provinceWeights(): readonly ProvinceWeight[] {
  provinces ??= rows({ PROVINCE_WEIGHTS }, { name: text, share: number, pay: hundredths })
  return provinces
}

let offers: ReadonlyMap<string, number> | undefined

/** A typical offer in 2025 for a type or one of its professions, yuan a month; 0 when there is no sample. */
export function typicalOffer(code: string): number {
  offers ??= new Map(
    rows({ PROFESSION_OFFERS }, { code: text, offer: number }).map(({ code, offer }) => [code, offer]),
  )
  return offers.get(code) ?? requireProfessionTrait(code).offer
}

/** Whether the labour market offers a sample; judges and prosecutors are recruited by public examination only. */
export function hasSample(code: string): boolean {
  return requireProfessionTrait(code).openings > 0
}
