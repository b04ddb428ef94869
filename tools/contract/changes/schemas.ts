import { isObject } from '../check/exchange/deviation'
import type { Change, ChangeKind, Json } from './change'

/** The named schemas of two documents. */
export interface Schemas {
  readonly before: Json
  readonly after: Json
}

export interface Compared {
  readonly calls: readonly string[]
  readonly place: string
  readonly schemas: Schemas
  readonly direction: 'sent' | 'answered'
}

type Report = (kind: ChangeKind, words: string, isBreaking: boolean, place?: string) => void

/** Everything in which two schemas let different values pass. */
export function compareSchemas(before: unknown, after: unknown, at: Compared): Change[] {
  const found: Change[] = []
  compare(before, after, at, new Set(), found)
  return found
}

const REF = /\/([^/]+)$/

function compare(
  before: unknown,
  after: unknown,
  at: Compared,
  above: ReadonlySet<string>,
  found: Change[],
): void {
  const [left, right] = [resolved(before, at.schemas.before), resolved(after, at.schemas.after)]
  // A schema of a name is told by its name, whichever call shows it; one that was exchanged by the place.
  const name = left.name === right.name ? right.name : undefined
  const here = name === undefined ? at : { ...at, place: name }
  const key = `${left.name ?? ''} ${right.name ?? ''}`
  // A schema inside itself adds nothing new.
  if (above.has(key)) return
  const inside = key === ' ' ? above : new Set([...above, key])
  const report: Report = (kind, words, isBreaking, place = here.place) =>
    found.push({ kind, calls: here.calls, place, words, isBreaking })
  if (!left.schema || !right.schema) {
    if (left.schema || right.schema) report(right.schema ? 'added' : 'removed', '整个', true)
    return
  }
  const alternatives = [left.schema, right.schema].map(objectsOf)
  const [onlyLeft, onlyRight] = alternatives.map(([only, ...others]) =>
    others.length === 0 ? only : undefined,
  )
  // Bounds of another type are no other bounds.
  if (compareTypes(left.schema, right.schema, at.schemas, report) === 'other') return
  if (alternatives.some((each) => (each?.length ?? 0) > 1)) {
    const isSame = JSON.stringify(alternatives[0]) === JSON.stringify(alternatives[1])
    if (!isSame) report('altered', '几种写法与以前不同', true)
    return
  }
  if (onlyLeft && onlyRight && (onlyLeft !== left.schema || onlyRight !== right.schema)) {
    compare(onlyLeft, onlyRight, here, inside, found)
    return
  }
  compareBounds(left.schema, right.schema, report)
  compareMembers(left.schema, right.schema, here, report, inside, found)
  for (const part of ['items', 'additionalProperties']) {
    const [old, now] = [left.schema[part], right.schema[part]]
    if (isObject(old) && isObject(now))
      compare(old, now, { ...here, place: `${here.place}/*` }, inside, found)
  }
}

function resolved(schema: unknown, named: Json): { readonly schema?: Json; readonly name?: string } {
  if (!isObject(schema)) return {}
  const name = typeof schema.$ref === 'string' ? REF.exec(schema.$ref)?.[1] : undefined
  if (name === undefined) return { schema }
  const target = named[name]
  return isObject(target) ? { schema: target, name } : { name }
}

/** The alternatives that have parts of their own; a value beside null has one. */
function objectsOf(schema: Json): readonly Json[] {
  const branches = schema.anyOf ?? schema.oneOf
  if (!Array.isArray(branches)) return [schema]
  const open = branches
    .filter(isObject)
    .filter(({ type, const: only }) => type !== 'null' && only === undefined)
  // Rules such as "one of two members" stand beside the members they are about.
  return open.every(({ type, $ref }) => type === undefined && $ref === undefined) ? [schema] : open
}

/** What a value may be at its top: types, or the values themselves where they are listed. */
function choicesOf(schema: Json, named: Json): string[] {
  const { anyOf, oneOf, type, enum: listed, const: only, $ref } = schema
  if ($ref !== undefined) {
    const { schema: target } = resolved(schema, named)
    return target ? choicesOf(target, named) : []
  }
  if (only !== undefined) return [JSON.stringify(only)]
  if (Array.isArray(listed)) return listed.map((each) => JSON.stringify(each))
  if (type !== undefined) return [type].flat().map(String)
  const branches = anyOf ?? oneOf
  return Array.isArray(branches) ? branches.filter(isObject).flatMap((each) => choicesOf(each, named)) : []
}

function compareTypes(before: Json, after: Json, schemas: Schemas, report: Report): 'other' | 'alike' {
  const [old, now] = [choicesOf(before, schemas.before), choicesOf(after, schemas.after)]
  const lost = old.filter((each) => !now.includes(each))
  const gained = now.filter((each) => !old.includes(each))
  const list = (values: readonly string[]) => values.join('、')
  if (lost.length > 0 && gained.length > 0) {
    report('altered', `${list(lost)} → ${list(gained)}`, true)
    return 'other'
  }
  if (lost.length > 0) report('narrowed', `不再是 ${list(lost)}`, true)
  else if (gained.length > 0) report('widened', `也可以是 ${list(gained)}`, true)
  return 'alike'
}

const LEAST = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems']
const MOST = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems']

function compareBounds(before: Json, after: Json, report: Report): void {
  const bound = (schema: Json, name: string, open: number) =>
    typeof schema[name] === 'number' ? schema[name] : open
  for (const [names, open] of [
    [LEAST, -Infinity],
    [MOST, Infinity],
  ] as const) {
    for (const name of names) {
      const [old, now] = [bound(before, name, open), bound(after, name, open)]
      if (old === now) continue
      const isNarrower = names === LEAST ? now > old : now < old
      report(isNarrower ? 'narrowed' : 'widened', `${name} ${shown(old)} → ${shown(now)}`, true)
    }
  }
  for (const name of ['pattern', 'multipleOf', 'x-unit']) {
    if (before[name] === after[name]) continue
    // A unit that was not said before is no other unit.
    const isSaid = name === 'x-unit' && before[name] === undefined
    report(isSaid ? 'added' : 'altered', `${name} ${shown(before[name])} → ${shown(after[name])}`, !isSaid)
  }
}

const shown = (value: unknown) =>
  value === undefined || value === Infinity || value === -Infinity ? '没有' : String(value)

function compareMembers(
  before: Json,
  after: Json,
  at: Compared,
  report: Report,
  inside: ReadonlySet<string>,
  found: Change[],
): void {
  const members = ({ properties }: Json) => (isObject(properties) ? properties : {})
  const needs = ({ required }: Json, name: string) => Array.isArray(required) && required.includes(name)
  const [old, now] = [members(before), members(after)]
  const isSent = at.direction === 'sent'
  for (const name of new Set([...Object.keys(old), ...Object.keys(now)])) {
    const place = `${at.place}/${name}`
    const [wasNeeded, isNeeded] = [needs(before, name), needs(after, name)]
    if (old[name] === undefined) report('added', isNeeded ? '必有' : '可选', isNeeded, place)
    else if (now[name] === undefined) {
      const wasDeprecated = isObject(old[name]) && old[name].deprecated === true
      // What is sent steers the answer, and what always came is read; what may be absent is not relied on.
      report('removed', wasNeeded ? '必有' : '可选', (isSent || wasNeeded) && !wasDeprecated, place)
    } else {
      if (wasNeeded !== isNeeded) {
        const isNarrower = isNeeded
        report(isNarrower ? 'narrowed' : 'widened', isNeeded ? '可选 → 必有' : '必有 → 可选', true, place)
      }
      compare(old[name], now[name], { ...at, place }, inside, found)
    }
  }
}
