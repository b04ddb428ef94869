import { hasType, type JsonSchema, jsonType, resolve, type SchemaBook, typesOf } from '../json-schema'
import { describeSchema, describeValue } from './describe'
import { type Finding, isObject, item, member, type Place, ROOT } from './deviation'
import { likelyTwin } from './twin'

export interface StructureOptions {
  readonly named: SchemaBook['named']
  /** Members that the contract does not name are findings too. */
  readonly strict?: boolean
  /** Collects the patterns of all places of the schema that a value was seen at. */
  readonly visited?: Set<string>
}

/** Everything in which a value departs from its schema, not only the first thing. */
export function structuralFindings(
  schema: JsonSchema,
  value: unknown,
  options: StructureOptions,
  at: Place = ROOT,
): Finding[] {
  const found: Finding[] = []
  walk(schema, value, at, options, found)
  return found
}

function walk(
  schema: JsonSchema,
  value: unknown,
  at: Place,
  options: StructureOptions,
  found: Finding[],
): void {
  const { named } = options
  const plain = resolve(schema, named)
  options.visited?.add(at.pattern)
  const report = (kind: Finding['kind'], expected: string) =>
    found.push({ ...at, kind, expected, got: describeValue(value) })

  for (const part of plain.allOf ?? []) walk(part, value, at, options, found)
  const branches = plain.anyOf ?? plain.oneOf
  if (branches) {
    walkBranches(plain, branches, value, at, options, found)
    return
  }
  const types = typesOf(plain, named)
  if (types.length > 0 && !types.some((type) => hasType(value, type))) {
    report(kindOfWrongType(value, types), describeSchema(plain, named))
    return
  }
  const choices = plain.const !== undefined ? [plain.const] : plain.enum
  // Only scalars are enumerated in the contract.
  if (choices && !choices.includes(value)) report('enum', describeSchema(plain, named))
  else if (typeof value === 'number')
    checkNumber(plain, value, (kind) => report(kind, describeSchema(plain, named)))
  else if (typeof value === 'string')
    checkText(plain, value, (kind) => report(kind, describeSchema(plain, named)))
  else if (Array.isArray(value)) walkList(plain, value, at, options, found)
  else if (isObject(value)) walkObject(plain, value, at, options, found)
}

function kindOfWrongType(value: unknown, types: readonly string[]): Finding['kind'] {
  if (value === null) return 'null'
  if (typeof value === 'number' && types.includes('integer')) return 'integer'
  return 'type'
}

function walkBranches(
  schema: JsonSchema,
  branches: readonly JsonSchema[],
  value: unknown,
  at: Place,
  options: StructureOptions,
  found: Finding[],
): void {
  const { named } = options
  const tried = branches.map((branch) => {
    const visited = new Set<string>()
    return { branch, visited, findings: structuralFindings(branch, value, { ...options, visited }, at) }
  })
  const passing = tried.find(({ findings }) => findings.length === 0)
  const right = tried.filter(({ branch }) => {
    const types = typesOf(branch, named)
    return types.length === 0 || types.some((type) => hasType(value, type))
  })
  // The intended branch has the value's type and the fewest errors. Among equals it is the one that knows most
  // members.
  const meant =
    passing ??
    right.toSorted((a, b) => a.findings.length - b.findings.length || b.visited.size - a.visited.size)[0]
  for (const pattern of meant?.visited ?? []) options.visited?.add(pattern)
  if (passing) return
  if (!meant) {
    const kind = kindOfWrongType(value, typesOf(schema, named))
    found.push({ ...at, kind, expected: describeSchema(schema, named), got: describeValue(value) })
    return
  }
  const scalar = typeof value !== 'object' || value === null
  if (scalar && right.length > 1) {
    found.push({ ...at, kind: 'enum', expected: describeSchema(schema, named), got: describeValue(value) })
  } else {
    found.push(...meant.findings)
  }
}

function checkNumber(schema: JsonSchema, value: number, report: (kind: Finding['kind']) => void): void {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema
  const outside =
    (minimum !== undefined && value < minimum) ||
    (maximum !== undefined && value > maximum) ||
    (exclusiveMinimum !== undefined && value <= exclusiveMinimum) ||
    (exclusiveMaximum !== undefined && value >= exclusiveMaximum)
  if (outside) report('range')
  else if (multipleOf !== undefined && Math.abs(value / multipleOf - Math.round(value / multipleOf)) > 1e-9)
    report('range')
}

const patterns = new Map<string, RegExp>()

function checkText(schema: JsonSchema, value: string, report: (kind: Finding['kind']) => void): void {
  const { minLength, maxLength, pattern } = schema
  // JSON Schema counts characters, zod counts UTF-16 units; the client refuses by zod's count.
  const length = value.length
  if ((minLength !== undefined && length < minLength) || (maxLength !== undefined && length > maxLength)) {
    report('length')
  } else if (pattern !== undefined && !matches(pattern, value)) report('format')
}

function matches(pattern: string, value: string): boolean {
  const known = patterns.get(pattern) ?? new RegExp(pattern, 'u')
  patterns.set(pattern, known)
  return known.test(value)
}

function walkList(
  schema: JsonSchema,
  value: readonly unknown[],
  at: Place,
  options: StructureOptions,
  found: Finding[],
): void {
  const { minItems, maxItems, prefixItems = [], items } = schema
  if (
    (minItems !== undefined && value.length < minItems) ||
    (maxItems !== undefined && value.length > maxItems)
  ) {
    found.push({
      ...at,
      kind: 'length',
      expected: describeSchema(schema, options.named),
      got: describeValue(value),
    })
  }
  for (const [index, element] of value.entries()) {
    const own = prefixItems[index]
    if (own) walk(own, element, member(at, String(index)), options, found)
    else if (typeof items === 'object') walk(items, element, item(at, index), options, found)
  }
}

function walkObject(
  schema: JsonSchema,
  value: Readonly<Record<string, unknown>>,
  at: Place,
  options: StructureOptions,
  found: Finding[],
): void {
  const { properties = {}, required = [], additionalProperties } = schema
  const { named } = options
  for (const [name, part] of Object.entries(properties)) {
    if (value[name] !== undefined) walk(part, value[name], member(at, name), options, found)
  }
  for (const name of required) {
    if (value[name] !== undefined) continue
    const part = properties[name] ?? (typeof additionalProperties === 'object' ? additionalProperties : {})
    found.push(missing(name, part, value, schema, member(at, name), options))
  }
  for (const [name, part] of Object.entries(value)) {
    if (name in properties) continue
    if (typeof additionalProperties === 'object' && !isLoose(additionalProperties)) {
      checkKey(schema, name, at, options, found)
      walk(additionalProperties, part, item(at, name), options, found)
    } else if (options.strict && additionalProperties === undefined && isNamed(schema)) {
      const hint = likelyTwin(
        name,
        absent(schema, value).map((missed) => ({ name: missed, fits: true })),
      )
      found.push({
        ...member(at, name),
        kind: 'extra',
        expected: 'nothing',
        got: describeValue(part),
        ...(hint !== undefined && { hint: `${hint} under another name?` }),
      })
    }
  }
  function isNamed(part: JsonSchema): boolean {
    return resolve(part, named).properties !== undefined
  }
}

const isLoose = (schema: JsonSchema) => Object.keys(schema).length === 0

function absent(schema: JsonSchema, value: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(schema.properties ?? {}).filter((name) => value[name] === undefined)
}

/** A map whose keys are enumerated. */
function checkKey(
  schema: JsonSchema,
  name: string,
  at: Place,
  options: StructureOptions,
  found: Finding[],
): void {
  if (!schema.propertyNames) return
  if (structuralFindings(schema.propertyNames, name, { named: options.named }).length === 0) return
  const expected = `a key that is ${describeSchema(schema.propertyNames, options.named)}`
  found.push({ ...item(at, name), kind: 'enum', expected, got: JSON.stringify(name) })
}

function missing(
  name: string,
  part: JsonSchema,
  value: Readonly<Record<string, unknown>>,
  schema: JsonSchema,
  at: Place,
  { named }: StructureOptions,
): Finding {
  const strangers = Object.entries(value)
    .filter(([key]) => !(key in (schema.properties ?? {})))
    .map(([key, stranger]) => ({
      name: key,
      fits: structuralFindings(part, stranger, { named }).length === 0,
    }))
  const twin = likelyTwin(name, strangers)
  return {
    ...at,
    kind: twin === undefined ? 'missing' : 'renamed',
    expected: describeSchema(part, named),
    got:
      twin === undefined
        ? `nothing (of ${describeValue(value)})`
        : `${jsonType(value[twin])} under ${JSON.stringify(twin)}`,
    ...(twin !== undefined && { hint: `renamed to ${twin}?` }),
  }
}
