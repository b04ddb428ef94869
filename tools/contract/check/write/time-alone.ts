import { parsedJson } from '~/shared/lib/text/parsed-json'
import { isObject } from '../exchange/deviation'

/** A moment as APIs write it: `2026-06-25 10:00:00`, `2026-06-25T10:00:00.000+08:00`. */
const MOMENT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/

/**
 * Whether two answers differ in moments alone, and in the order that follows from them: a minute has passed between them,
 * in which nobody need have done anything.
 */
export function differInTimeAlone(before: string, after: string): boolean {
  return before !== after && timeless(before) === timeless(after)
}

function timeless(text: string): string {
  const json = parsedJson(text)
  return json === undefined ? text : JSON.stringify(without(json))
}

function without(value: unknown): unknown {
  if (typeof value === 'string' && MOMENT.test(value)) return ''
  if (Array.isArray(value)) return value.map((each) => JSON.stringify(without(each))).sort()
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, without(member)]))
}
