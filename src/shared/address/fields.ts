import * as z from 'zod/mini'
import { HIGHEST_SCORE, MOST_CHARACTERS, PROVINCE_CHARACTERS } from '~/contracts/bounds'
import type { Fields } from './address'
import { searchChoice, searchList, searchNumber, searchNumberOr, searchText } from './search'

/*
 * The words of all addresses: one spelling and one range for each, so that a link from one page to another loses nothing.
 */

/** More candidates than any province has. */
export const HIGHEST_RANK = 999_999

/** Whole numbers in [low, high]; `noun` names one of them: 分数. */
export interface NumberRange {
  readonly noun: string
  readonly low: number
  readonly high: number
}

/** The numbers that are typed into a field and carried by an address. */
export const range = {
  score: { noun: '分数', low: 0, high: HIGHEST_SCORE },
  rank: { noun: '位次', low: 1, high: HIGHEST_RANK },
} as const satisfies Readonly<Record<string, NumberRange>>

/** Characters of the short name of a province, at most and at least: the server refuses others. */
const NAME_OF_PROVINCE = [PROVINCE_CHARACTERS.most, PROVINCE_CHARACTERS.least] as const

/** A field that holds `fallback` where nothing is said, as its schema does. */
const withFallback = <S, F>(make: () => S, fallback: F) => Object.assign(make, { fallback })

const list = (longest: number, shortest?: number) => withFallback(() => searchList(longest, shortest), [])

export const field = {
  /** Short name of a province: 安徽, 内蒙古. */
  province: () => searchText(...NAME_OF_PROVINCE),
  provinces: list(...NAME_OF_PROVINCE),
  year: () => searchNumber(2000, 2100),
  /** What a score table is about: 物理, 综合, 理科(A类). */
  subject: () => searchText(20),
  batch: () => searchText(20),
  score: () => searchNumber(range.score.low, range.score.high),
  /** The reader's rank, from 1. */
  rank: () => searchNumber(range.rank.low, range.rank.high),
  /** Electives under 3+3, by name. */
  electives: list(2),
  /** A page of a list, from 1; page 1 is left out of the address. */
  page: withFallback(() => searchNumberOr(1, 9999, 1), 1),
  /** What somebody looks for. */
  q: () => searchText(MOST_CHARACTERS.keyword),
  /** The id of something of the server's, and several of them. */
  id: () => searchText(80),
  ids: list(80),
  /** Values of a filter row; none is 全部. */
  values: list(MOST_CHARACTERS.keyword),
} as const satisfies Fields

/** Free text of at most `longest` characters. */
export const text = (longest: number) => () => searchText(longest)
/** A whole number in [low, high]. */
export const wholeNumber = (low: number, high: number) => () => searchNumber(low, high)

/** One of these words; the first is the constant default and left out of the address. */
export function choice<const T extends readonly [string, ...string[]]>(words: T) {
  return withFallback(() => searchChoice(words, words[0]), words[0])
}

/** One of these words, or nothing. */
export function word<const T extends readonly [string, ...string[]]>(words: T) {
  return () => z.catch(z.optional(z.enum(words)), undefined)
}
