import type { ErrorObject } from 'ajv'
import { type JsonSchema, jsonType, resolve, type SchemaBook, typesOf } from '../../json-schema'
import { describeSchema, describeValue } from '../exchange/describe'
import {
  type Finding,
  isObject,
  item,
  member,
  type Place,
  ROOT,
  stepsOf,
  valueAt,
} from '../exchange/deviation'
import { likelyName } from '../exchange/likely-name'
import { errorsOf, isFitting } from '../exchange/validator'

export interface StructureOptions {
  readonly named: SchemaBook['named']
  /** Members that the contract does not name are findings too. */
  readonly strict?: boolean
  /** Collects the patterns of all places of the schema that a value was seen at. */
  readonly visited?: Set<string>
}

/** Everything in which a value departs from its schema, not only the first thing: each place once, by what it is. */
export function structuralFindings(
  schema: JsonSchema,
  value: unknown,
  options: StructureOptions,
  at: Place = ROOT,
): Finding[] {
  const strangers = options.visited || options.strict ? walk(schema, value, at, options) : []
  return [...findingsOf(errorsOf(schema, value, options.named), schema, value, at, options), ...strangers]
}

function findingsOf(
  errors: readonly ErrorObject[],
  schema: JsonSchema,
  value: unknown,
  at: Place,
  { named }: StructureOptions,
): Finding[] {
  // Below a union that no alternative of fits, every alternative complains: only the one that was meant counts.
  const unions = errors.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf')
  const isBelow = ({ instancePath }: ErrorObject, { instancePath: above }: ErrorObject) =>
    instancePath === above || instancePath.startsWith(`${above}/`)
  const outermost = unions.filter(
    (union) => !unions.some((other) => other.instancePath !== union.instancePath && isBelow(union, other)),
  )
  const own = errors.filter((error) => !unions.some((union) => isBelow(error, union)))
  const placed = (error: ErrorObject) => placeOf(error.instancePath, schema, value, at, named)
  return [
    ...[...new Map(outermost.map((union) => [union.instancePath, union])).values()].flatMap((union) =>
      unionFindings(schemaOf(union), union.data, placed(union), named),
    ),
    ...firstOfEach(own).flatMap((error) => finding(error, placed(error), named) ?? []),
  ]
}

/** The alternative that a value was meant for: the one it fits, else that of its type with the fewest errors. */
function meantBranch(
  branches: readonly JsonSchema[],
  value: unknown,
  at: Place,
  named: SchemaBook['named'],
): { readonly branch: JsonSchema; readonly isRight: boolean; readonly alike: number } | undefined {
  const passing = branches.find((branch) => isFitting(branch, value, named))
  if (passing) return { branch: passing, isRight: true, alike: 1 }
  const tried = branches
    .filter((branch) => {
      const types = typesOf(branch, named)
      return types.length === 0 || types.some((type) => hasType(value, type))
    })
    .map((branch) => {
      const visited = new Set<string>()
      return { branch, visited, findings: structuralFindings(branch, value, { named, visited }, at) }
    })
  // Among equals it is the one that knows most members.
  const [meant] = tried.toSorted(
    (a, b) => a.findings.length - b.findings.length || b.visited.size - a.visited.size,
  )
  return meant && { branch: meant.branch, isRight: false, alike: tried.length }
}

function unionFindings(schema: JsonSchema, value: unknown, at: Place, named: SchemaBook['named']): Finding[] {
  const meant = meantBranch(branchesOf(schema) ?? [], value, at, named)
  const expected = describeSchema(schema, named)
  const got = describeValue(value)
  if (!meant) return [{ ...at, kind: kindOfWrongType(value, typesOf(schema, named)), expected, got }]
  const isScalar = typeof value !== 'object' || value === null
  if (isScalar && meant.alike > 1) return [{ ...at, kind: 'enum', expected, got }]
  return structuralFindings(meant.branch, value, { named }, at)
}

const ALL_COUNT = new Set(['required', 'propertyNames', 'additionalProperties'])
const FIRST = ['type', 'const', 'enum']

/** A value of the wrong type breaks other rules as well: one message for each place. */
function firstOfEach(errors: readonly ErrorObject[]): ErrorObject[] {
  const weight = ({ keyword }: ErrorObject) =>
    (FIRST.indexOf(keyword) + FIRST.length + 1) % (FIRST.length + 1)
  const chosen = new Map<string, ErrorObject>()
  for (const error of errors) {
    // The inner complaint about a key; the outer one names the key.
    if (error.propertyName !== undefined) continue
    const all = ALL_COUNT.has(error.keyword) ? JSON.stringify(error.params) : ''
    const known = chosen.get(error.instancePath + all)
    if (!known || weight(error) < weight(known)) chosen.set(error.instancePath + all, error)
  }
  return [...chosen.values()]
}

const KINDS: Readonly<Record<string, Finding['kind']>> = {
  const: 'enum',
  enum: 'enum',
  minimum: 'range',
  maximum: 'range',
  exclusiveMinimum: 'range',
  exclusiveMaximum: 'range',
  multipleOf: 'range',
  minLength: 'length',
  maxLength: 'length',
  minItems: 'length',
  maxItems: 'length',
  pattern: 'format',
}

function finding(error: ErrorObject, at: Place, named: SchemaBook['named']): Finding | undefined {
  const { keyword, params, data } = error
  const schema = schemaOf(error)
  if (keyword === 'required') return missing(String(params.missingProperty), data, schema, at, named)
  if (keyword === 'propertyNames') {
    const name = String(params.propertyName)
    const expected = `a key that is ${describeSchema(schema.propertyNames ?? {}, named)}`
    return { ...item(at, name), kind: 'enum', expected, got: JSON.stringify(name) }
  }
  if (keyword === 'additionalProperties') return extra(String(params.additionalProperty), data, schema, at)
  const kind = keyword === 'type' ? kindOfWrongType(data, typesOf(schema, named)) : KINDS[keyword]
  return kind && { ...at, kind, expected: describeSchema(schema, named), got: describeValue(data) }
}

/** The schema that an error is about; the validator is told to give it (`verbose`). */
// What goes into it is a JsonSchema; its own type for it is any object.
const schemaOf = ({ parentSchema = {} }: ErrorObject) => parentSchema as JsonSchema

function kindOfWrongType(value: unknown, types: readonly string[]): Finding['kind'] {
  if (value === null) return 'null'
  return typeof value === 'number' && types.includes('integer') ? 'integer' : 'type'
}

const hasType = (value: unknown, type: string) =>
  type === 'integer' ? Number.isInteger(value) : jsonType(value) === type

const branchesOf = ({ anyOf, oneOf }: JsonSchema) => anyOf ?? oneOf

/** The place at a path of the validator: what stands for one of many of the same kind is `*` in its pattern. */
function placeOf(
  path: string,
  schema: JsonSchema,
  value: unknown,
  at: Place,
  named: SchemaBook['named'],
): Place {
  let place = at
  let here: JsonSchema | undefined = schema
  let pointer = ''
  for (const step of stepsOf(path)) {
    const inside: Step | undefined = here && stepInto(here, step, valueAt(value, pointer), place, named)
    place = inside?.at ?? member(place, step)
    here = inside?.schema
    pointer = member({ pointer, pattern: '' }, step).pointer
  }
  return place
}

interface Step {
  readonly schema: JsonSchema
  readonly at: Place
}

/** What is inside of a value by the name of a member or the position in a list; undefined where nothing is said of it. */
function stepInto(
  schema: JsonSchema,
  step: string,
  value: unknown,
  at: Place,
  named: SchemaBook['named'],
): Step | undefined {
  const plain = resolve(schema, named)
  const branches = branchesOf(plain)
  if (branches) {
    const meant = meantBranch(branches, value, at, named)
    return meant && stepInto(meant.branch, step, value, at, named)
  }
  const { properties = {}, additionalProperties, prefixItems = [], items } = plain
  if (Array.isArray(value)) {
    const own = prefixItems[Number(step)]
    if (own) return { schema: own, at: member(at, step) }
    return typeof items === 'object' ? { schema: items, at: item(at, step) } : undefined
  }
  const own = properties[step]
  if (own) return { schema: own, at: member(at, step) }
  const isMap = typeof additionalProperties === 'object' && Object.keys(additionalProperties).length > 0
  return isMap ? { schema: additionalProperties, at: item(at, step) } : undefined
}

/** Marks every place of the schema that has a value. Returns the members that nothing is said of, where that is asked. */
function walk(schema: JsonSchema, value: unknown, at: Place, options: StructureOptions): Finding[] {
  const { named, strict = false, visited } = options
  const plain = resolve(schema, named)
  visited?.add(at.pattern)
  const branches = branchesOf(plain)
  if (branches) {
    const meant = meantBranch(branches, value, at, named)
    return meant ? walk(meant.branch, value, at, options) : []
  }
  if (Array.isArray(value)) {
    return value.flatMap((element: unknown, index) => {
      const inside = stepInto(plain, String(index), value, at, named)
      return inside ? walk(inside.schema, element, inside.at, options) : []
    })
  }
  if (!isObject(value)) return []
  const isNamed = plain.properties !== undefined && plain.additionalProperties === undefined
  return Object.entries(value).flatMap(([name, part]) => {
    const inside = stepInto(plain, name, value, at, named)
    if (inside) return walk(inside.schema, part, inside.at, options)
    return strict && isNamed ? [extra(name, value, plain, at)] : []
  })
}

function extra(name: string, value: unknown, schema: JsonSchema, at: Place): Finding {
  const members = isObject(value) ? value : {}
  const absent = Object.keys(schema.properties ?? {}).filter((own) => members[own] === undefined)
  const hint = likelyName(
    name,
    absent.map((missed) => ({ name: missed, fits: true })),
  )
  return {
    ...member(at, name),
    kind: 'extra',
    expected: 'nothing',
    got: describeValue(members[name]),
    ...(hint !== undefined && { hint: `${hint} under another name?` }),
  }
}

function missing(
  name: string,
  value: unknown,
  { properties = {}, additionalProperties }: JsonSchema,
  at: Place,
  named: SchemaBook['named'],
): Finding {
  const part = properties[name] ?? (typeof additionalProperties === 'object' ? additionalProperties : {})
  const strangers = Object.entries(isObject(value) ? value : {})
    .filter(([key]) => !(key in properties))
    .map(([key, stranger]) => ({ name: key, fits: isFitting(part, stranger, named) }))
  const likely = likelyName(name, strangers)
  const stands = {
    ...member(at, name),
    expected: describeSchema(part, named),
  }
  if (likely === undefined) return { ...stands, kind: 'missing', got: `nothing (of ${describeValue(value)})` }
  const under = isObject(value) ? value[likely] : undefined
  const got = `${jsonType(under)} under ${JSON.stringify(likely)}`
  return { ...stands, kind: 'renamed', got, hint: `renamed to ${likely}?` }
}
