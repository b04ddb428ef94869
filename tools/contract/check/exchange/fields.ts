import type { Operation } from '../../contract'
import { choicesOf, type JsonSchema, resolve, type SchemaBook, typesOf } from '../../json-schema'
import { isObject } from './deviation'
import type { CallInput, Fact, Facts } from './exchange'
import type { InputTable } from './input-table'
import { isFitting } from './validator'

/** One value that a call takes. */
export interface Field {
  readonly where: 'params' | 'query' | 'body'
  /** Steps from the part to the value; numbers are positions in a list. */
  readonly path: readonly (string | number)[]
  /** What the value means. */
  readonly fact: string
  readonly schema: JsonSchema
  readonly required: boolean
  /** What is sent when nothing is known, for a required field that may be empty. */
  readonly empty?: { readonly value: unknown }
  /** The optional object or list element that the value belongs to, if it does: sent whole or not at all. */
  readonly group?: string
  /** Without the value its group cannot be sent. */
  readonly neededInGroup?: boolean
  /** Sent though it is optional, where something is known. */
  readonly wanted?: boolean
}

interface Group {
  readonly name: string
  readonly wanted: boolean
  readonly needed?: boolean
}

/** Steps into a body, at most. */
const DEEPEST = 6

const known = new WeakMap<InputTable, Map<Operation, readonly Field[]>>()

/** Every value that a call takes, down to the members of its body. */
export function fieldsOf(
  operation: Operation,
  table: InputTable,
  named: SchemaBook['named'],
): readonly Field[] {
  const ofTable = known.get(table) ?? new Map<Operation, readonly Field[]>()
  known.set(table, ofTable)
  const fields = ofTable.get(operation) ?? readFields(operation, table, named)
  ofTable.set(operation, fields)
  return fields
}

function readFields(operation: Operation, table: InputTable, named: SchemaBook['named']): Field[] {
  const { params, query, requiredQuery, body } = operation
  const { about } = operation.endpoint
  const own: Readonly<Record<string, string>> = {
    ...table.inputs[operation.group],
    ...(about && { [about.in]: table.records[about.record] }),
    ...table.inputs[operation.name],
  }
  const meaning = (path: readonly (string | number)[]) => {
    const last = path.findLast((step) => typeof step === 'string')
    return own[path.join('/')] ?? table.meanings[String(last)] ?? String(last)
  }
  const also = table.also[operation.name] ?? []
  const field = (
    where: Field['where'],
    path: Field['path'],
    schema: JsonSchema,
    required: boolean,
  ): Field => {
    const empty = required ? emptyValue(schema, named) : undefined
    const wanted = also.includes(path.join('/'))
    return {
      where,
      path,
      fact: meaning(path),
      schema,
      required,
      ...(empty && { empty }),
      ...(wanted && { wanted }),
    }
  }
  const inBody = (
    schema: JsonSchema,
    path: Field['path'],
    required: boolean,
    group: Group | undefined,
  ): Field[] => {
    const plain = branch(schema, named)
    if (plain.properties && path.length < DEEPEST) {
      const own = required || group ? group : { name: path.join('/'), wanted: false }
      return Object.entries(plain.properties).flatMap(([name, part]) => {
        const isNeeded = (plain.required ?? []).includes(name)
        return inBody(part, [...path, name], required && isNeeded, own && { ...own, needed: isNeeded })
      })
    }
    const element = typeof plain.items === 'object' ? branch(plain.items, named) : undefined
    if (element?.properties && path.length < DEEPEST) {
      const isFilled = required && (plain.minItems ?? 0) > 0
      const name = path.join('/')
      const inside = isFilled ? group : { name, wanted: also.includes(name) }
      return [
        ...(isFilled ? [] : [field('body', path, schema, required)]),
        ...inBody(element, [...path, 0], isFilled, inside),
      ]
    }
    if (path.length === 0 && !element) return []
    const one = field('body', path, schema, required)
    return [
      group ? { ...one, group: group.name, neededInGroup: group.needed === true, wanted: group.wanted } : one,
    ]
  }
  return [
    ...Object.entries(params).map(([name, schema]) => field('params', [name], schema, true)),
    ...Object.entries(query).map(([name, schema]) =>
      field('query', [name], schema, requiredQuery.includes(name)),
    ),
    ...(body ? inBody(body, [], true, undefined) : []),
  ]
}

/** A union's member that carries most: the object or list, not the null beside it. */
function branch(schema: JsonSchema, named: SchemaBook['named']): JsonSchema {
  const plain = resolve(schema, named)
  const branches = (plain.anyOf ?? plain.oneOf ?? []).map((each) => branch(each, named))
  return branches.find((each) => each.properties ?? each.items) ?? plain
}

function emptyValue(schema: JsonSchema, named: SchemaBook['named']): { value: unknown } | undefined {
  const accepts = (value: unknown) => isFitting(schema, value, named)
  if (typesOf(schema, named).includes('array') && accepts([])) return { value: [] }
  return typesOf(schema, named).includes('null') ? { value: null } : undefined
}

/** A value as a field wants it: digits as numbers or as text, one value as a list of one. Undefined when it does not fit. */
export function fitted(
  value: unknown,
  schema: JsonSchema,
  named: SchemaBook['named'],
): { value: unknown } | undefined {
  const candidates = [value]
  if (typeof value === 'number') candidates.push(String(value))
  if (typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value)) candidates.push(Number(value))
  if (!Array.isArray(value)) candidates.push(...candidates.map((each) => [each]))
  const fitting = candidates.filter((each) => isFitting(schema, each, named))
  return fitting.length > 0 ? { value: fitting[0] } : undefined
}

/** The contract's own values for a field: an enumeration, a literal, yes and no. */
export function ownChoices(schema: JsonSchema, named: SchemaBook['named']): readonly unknown[] {
  const choices = choicesOf(schema, named).filter((choice) => choice !== null)
  if (choices.length > 0) return choices
  const plain = branch(schema, named)
  if (typeof plain.items === 'object') return choicesOf(plain.items, named).map((choice) => [choice])
  return typesOf(schema, named).includes('boolean') ? [true, false] : []
}

/** An input of values by field, and of whole members of the body. */
export function assemble(
  operation: Operation,
  values: ReadonlyMap<Field, unknown>,
  members: Readonly<Record<string, unknown>> = {},
): CallInput {
  const parts: Record<Field['where'], unknown> = {
    params: {},
    query: {},
    body: emptyBody(operation, members),
  }
  for (const [{ where, path }, value] of values) {
    parts[where] = withValue(parts[where], path, where === 'params' ? String(value) : value)
  }
  const asRecord = (part: unknown) => (isObject(part) ? part : {})
  return {
    params: Object.fromEntries(
      Object.entries(asRecord(parts.params)).map(([name, value]) => [name, String(value)]),
    ),
    query: asRecord(parts.query),
    ...(operation.body && { body: parts.body }),
  }
}

function emptyBody({ body }: Operation, members: Readonly<Record<string, unknown>>): unknown {
  return body?.type === 'array' ? [] : members
}

function withValue(target: unknown, path: Field['path'], value: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return value
  if (typeof step === 'number') {
    const list: unknown[] = Array.isArray(target) ? [...target] : []
    list[step] = withValue(list[step], rest, value)
    return list
  }
  const record = isObject(target) ? target : {}
  return { ...record, [step]: withValue(record[step], rest, value) }
}

/** What the members of an input stand for, whichever way they got there. */
export function factsOf(
  operation: Operation,
  input: CallInput,
  { table, named }: { readonly table: InputTable; readonly named: SchemaBook['named'] },
): Facts {
  const reported = fieldsOf(operation, table, named).flatMap(({ where, path, fact }): [string, Fact][] => {
    const value = path.reduce<unknown>(
      (part, step) => (isObject(part) ? part[step] : undefined),
      input[where],
    )
    return typeof value === 'string' || typeof value === 'number' ? [[fact, { value }]] : []
  })
  return Object.fromEntries(reported)
}

/** Facts but those that the named top members of query and body stand for: these are asked with another value. */
export function factsWithout(
  operation: Operation,
  facts: Facts,
  members: ReadonlySet<string>,
  { table, named }: { readonly table: InputTable; readonly named: SchemaBook['named'] },
): Facts {
  const stale = new Set(
    fieldsOf(operation, table, named)
      .filter(({ where, path }) => where !== 'params' && members.has(String(path[0])))
      .map(({ fact }) => fact),
  )
  return Object.fromEntries(Object.entries(facts).filter(([fact]) => !stale.has(fact)))
}
