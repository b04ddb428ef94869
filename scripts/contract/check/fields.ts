import type { Operation } from '../contract'
import { choicesOf, type JsonSchema, resolve, type SchemaBook, typesOf } from '../json-schema'
import { isObject } from './deviation'
import type { CallInput } from './exchange'
import type { InputTable } from './input-table'
import { structuralFindings } from './structure'

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
}

/** Every value that a call takes, down to the members of its body. */
export function fieldsOf(operation: Operation, table: InputTable, named: SchemaBook['named']): Field[] {
  const { params, query, requiredQuery, body } = operation
  const meaning = (path: readonly (string | number)[]) => {
    const last = path.findLast((step) => typeof step === 'string')
    const own = table.inputs[operation.name]
    return own?.[path.join('/')] ?? table.meanings[String(last)] ?? String(last)
  }
  const field = (
    where: Field['where'],
    path: Field['path'],
    schema: JsonSchema,
    required: boolean,
  ): Field => {
    const empty = required ? emptyValue(schema, named) : undefined
    return { where, path, fact: meaning(path), schema, required, ...(empty && { empty }) }
  }
  const bodyFields = (schema: JsonSchema, path: Field['path'], required: boolean, depth: number): Field[] => {
    const plain = branch(schema, named)
    if (plain.properties && depth < 4) {
      return Object.entries(plain.properties).flatMap(([name, part]) =>
        bodyFields(part, [...path, name], required && (plain.required ?? []).includes(name), depth + 1),
      )
    }
    const element = typeof plain.items === 'object' ? branch(plain.items, named) : undefined
    if (element?.properties && depth < 4) {
      const filled = (plain.minItems ?? 0) > 0
      return bodyFields(element, [...path, 0], required && filled, depth + 1)
    }
    return path.length === 0 && !element ? [] : [field('body', path, schema, required)]
  }
  return [
    ...Object.entries(params).map(([name, schema]) => field('params', [name], schema, true)),
    ...Object.entries(query).map(([name, schema]) =>
      field('query', [name], schema, requiredQuery.includes(name)),
    ),
    ...(body ? bodyFields(body, [], true, 0) : []),
  ]
}

/** A union's member that carries most: the object or list, not the null beside it. */
function branch(schema: JsonSchema, named: SchemaBook['named']): JsonSchema {
  const plain = resolve(schema, named)
  const branches = (plain.anyOf ?? plain.oneOf ?? []).map((each) => branch(each, named))
  return branches.find((each) => each.properties ?? each.items) ?? plain
}

function emptyValue(schema: JsonSchema, named: SchemaBook['named']): { value: unknown } | undefined {
  const accepts = (value: unknown) => structuralFindings(schema, value, { named }).length === 0
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
  const fitting = candidates.filter((each) => structuralFindings(schema, each, { named }).length === 0)
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
