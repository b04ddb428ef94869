import type { Operation } from '../../contract'
import { type JsonSchema, resolve, type SchemaBook } from '../../json-schema'
import { isObject, item, member, type Place, ROOT } from '../exchange/deviation'
import { findPage } from './judge'

/** The places of a payload that no answer has shown, by pattern. `required` leaves out what may be absent. */
export function unseen(
  { payload, endpoint }: Operation,
  visited: ReadonlySet<string>,
  named: SchemaBook['named'],
  which: 'all' | 'required' = 'all',
): string[] {
  if (!payload) return []
  const places = new Set<string>()
  collect(payload, member(ROOT, endpoint.carrier ?? 'data'), named, which, places, [])
  return [...places].filter((pattern) => !visited.has(pattern))
}

function collect(
  schema: JsonSchema,
  at: Place,
  named: SchemaBook['named'],
  which: 'all' | 'required',
  places: Set<string>,
  above: readonly JsonSchema[],
): void {
  const plain = resolve(schema, named)
  // A schema inside itself adds nothing new.
  if (above.includes(plain)) return
  places.add(at.pattern)
  const inside = [...above, plain]
  for (const [name, part] of Object.entries(plain.properties ?? {})) {
    if (which === 'required' && !plain.required?.includes(name)) continue
    collect(part, member(at, name), named, which, places, inside)
  }
  for (const part of [plain.items, plain.additionalProperties]) {
    if (typeof part === 'object' && Object.keys(part).length > 0)
      collect(part, item(at, 0), named, which, places, inside)
  }
  // Of several alternatives an answer shows one; the null beside a value shows nothing.
  const branches = (plain.anyOf ?? plain.oneOf ?? []).filter((branch) => branch.type !== 'null')
  const [only] = branches
  if (branches.length === 1 && only) collect(only, at, named, which, places, inside)
}

/** An answer in which there is nothing to check: no elements, no records, no entries. */
export function isEmptyAnswer(payload: unknown): boolean {
  if (payload === null || payload === undefined) return true
  if (Array.isArray(payload)) return payload.length === 0
  if (!isObject(payload)) return false
  const found = findPage(payload, ROOT)
  return found ? found.page.records.length === 0 : Object.keys(payload).length === 0
}
