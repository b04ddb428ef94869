import * as z from 'zod/mini'
import { MOST_CHARACTERS } from '~/contracts/bounds'

/** Search params as plain text: no JSON, no quotes, no brackets. The last of a repeated key wins. */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}

/** The address of search params. A list is joined by commas; empty values are left out; order follows the object. */
export function stringifySearch(search: Record<string, unknown>): string {
  const parts: string[] = []
  for (const [key, value] of Object.entries(search)) {
    const text = Array.isArray(value) ? value.join(',') : value
    if (text === undefined || text === null || text === '') continue
    parts.push(`${encode(key)}=${encode(String(text))}`)
  }
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}

// A comma separates list items and reads better as itself; it has no meaning of its own in a query.
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll('%2C', ',')
}

/*
 * Fields of a page's search schema. Each takes any string, and what a link hands over, and never throws:
 * a value that does not fit becomes the fallback, field by field.
 */

/** A whole number in [low, high], or nothing. */
export function searchNumber(low: number, high: number) {
  return z.catch(z.optional(wholeNumber(low, high)), undefined)
}

/** A whole number in [low, high], or `fallback`. */
export function searchNumberOr(low: number, high: number, fallback: number) {
  return z.catch(z._default(wholeNumber(low, high), fallback), fallback)
}

function wholeNumber(low: number, high: number) {
  return z.pipe(
    z.pipe(
      z.union([z.number(), z.string().check(z.regex(/^\s*\d{1,9}\s*$/))]),
      z.transform((value) => Number(value)),
    ),
    z.int().check(z.gte(low), z.lte(high)),
  )
}

/** Text of `shortest` to `longest` characters without control characters, or nothing. */
export function searchText(longest: number = MOST_CHARACTERS.keyword, shortest = 1) {
  return z.catch(z.optional(plainText(longest, shortest)), undefined)
}

function plainText(longest: number, shortest: number) {
  return z.pipe(
    z.pipe(
      z.union([z.string(), z.number()]),
      z.transform((value) => String(value).trim()),
    ),
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this rejects
    z.string().check(z.minLength(shortest), z.maxLength(longest), z.regex(/^[^\u0000-\u001f\u007f]*$/)),
  )
}

/** One of the given words, or `fallback`. */
export function searchChoice<const T extends readonly [string, ...string[]]>(
  choices: T,
  fallback: T[number],
) {
  return z.catch(z._default(z.enum(choices), fallback), fallback)
}

/** A list of texts, written with commas; items that are none of `searchText` and repetitions are dropped. */
export function searchList(longest: number = MOST_CHARACTERS.keyword, shortest = 1) {
  return z.catch(
    z._default(
      z.pipe(
        z.union([z.string(), z.number(), z.array(z.string())]),
        z.transform((value) => {
          const items = Array.isArray(value) ? value : String(value).split(',')
          return [
            ...new Set(
              items
                .map((item) => item.trim())
                .filter((item) => plainText(longest, shortest).safeParse(item).success),
            ),
          ]
        }),
      ),
      [],
    ),
    [],
  )
}
