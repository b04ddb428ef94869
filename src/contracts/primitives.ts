import * as z from 'zod/mini'
import { HIGHEST_SCORE, PROVINCE_CHARACTERS } from './bounds'
import { MOST_ON_PAGE } from './limits'

/** A total score: 0–750, in 海南 (standard scores) 100–900. */
export const Score = z.int().check(z.gte(0), z.lte(HIGHEST_SCORE))

/** A rank within one province, year and subject; the best candidate has rank 1. */
export const Rank = z.int().check(z.gte(1))

/** A number of people, plans or records. */
export const Count = z.int().check(z.gte(0))

/** A share of a whole, 0–100. */
export const Percent = z.number().check(z.gte(0), z.lte(100))

/** A calendar year. */
export const Year = z.int().check(z.gte(1900), z.lte(2100))

/** Page number, from 1. */
export const PageNumber = z.int().check(z.gte(1))

/** Records that are asked for at once. */
export const PageSize = z.int().check(z.gte(1), z.lte(MOST_ON_PAGE, `每页最多 ${MOST_ON_PAGE} 条`))

/** Pages of one book, which is asked for whole (S2 §9: 99,999). */
export const WholeBookSize = z.int().check(z.gte(1), z.lte(99_999))

export const Text = z.string().check(z.minLength(1))

/** A province by its short name: 安徽, 内蒙古, 北京. */
export const ProvinceName = z
  .string()
  .check(z.minLength(PROVINCE_CHARACTERS.least), z.maxLength(PROVINCE_CHARACTERS.most))

/** A mainland mobile number: 1, then 3 to 9, then nine more digits (S1 §5). */
export const Tel = z.string().check(z.regex(/^1[3-9]\d{9}$/))

/** A mobile number, complete or with its middle four digits masked (138****8000), as lists of people show it. */
export const ShownTel = z.string().check(z.regex(/^1[3-9]\d(\d{4}|\*{4})\d{4}$/))

/** An average of total scores, with decimals: 0–750, in 海南 100–900. */
export const AverageScore = z.number().check(z.gte(0), z.lte(HIGHEST_SCORE))

/** An amount in yuan; the field says whether it is a year's tuition or a month's pay. */
export const Yuan = z.number().check(z.gte(0))

/** A month of the year, 1–12. */
export const Month = z.int().check(z.gte(1), z.lte(12))

/** Where a picture, a file or a page is: absolute, from the root of the site, or a data URL. Any server text: check it before use as a link. */
export const Address = z.string().check(z.minLength(1))

/** HTML written by people outside of this product; never shown before it has been sanitised. */
export const Html = z.string()

/** A day: `2026-06-07`. */
export const Day = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/))

/** A date, or a date and time of China: `2026-06-25`, `2026-06-25 09:30:00` or `2026-06-25T09:30:00+08:00`. */
export const DateTime = z
  .string()
  .check(z.regex(/^\d{4}-\d{2}-\d{2}([ T]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/))

/** How many schools or years a call that joins several questions takes. */
export const MOST_AT_ONCE = 100
