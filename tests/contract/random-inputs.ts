import fc from 'fast-check'
import type * as z from 'zod/mini'
import type { Endpoint } from '~/contracts/endpoint'
import { readQuery } from '../../src/mocks/server/read-query'
import type { CallRecord } from '../../tools/contract/check/ask/progress'
import { isObject } from '../../tools/contract/check/exchange/deviation'
import { type CallInput, type Exchange, requestOf } from '../../tools/contract/check/exchange/exchange'
import { assemble, type Field, fieldsOf } from '../../tools/contract/check/exchange/fields'
import type { Contract, Operation } from '../../tools/contract/contract'
import { INPUT_TABLE } from '../../tools/contract/inputs'
import { type JsonSchema, resolve, type SchemaBook } from '../../tools/contract/json-schema'

type Named = SchemaBook['named']

/** What the world has told by fact: provinces, ids, scores. Random inputs that mean something are drawn from these. */
export function worldFacts(records: readonly CallRecord[]): ReadonlyMap<string, readonly unknown[]> {
  const facts = new Map<string, Map<string, unknown>>()
  for (const { facts: reported } of records.flatMap(({ exchanges }) => exchanges)) {
    for (const [name, { value }] of Object.entries(reported)) {
      const known = facts.get(name) ?? new Map<string, unknown>()
      facts.set(name, known.set(JSON.stringify(value), value))
    }
  }
  return new Map([...facts].map(([name, values]) => [name, [...values.values()]]))
}

/** Whatever a schema lets pass, small; Chinese and markup among the texts. */
export function anyOf(schema: JsonSchema, named: Named): fc.Arbitrary<unknown> {
  const plain = resolve(schema, named)
  if (plain.const !== undefined) return fc.constant(plain.const)
  if (plain.enum) return fc.constantFrom(...plain.enum)
  const branches = plain.anyOf ?? plain.oneOf
  if (branches) return fc.oneof(...branches.map((branch) => anyOf(branch, named)))
  switch ([plain.type].flat()[0]) {
    case 'integer':
      return fc.integer({ min: plain.minimum ?? 0, max: plain.maximum ?? 100_000 })
    case 'number':
      return fc.double({ min: plain.minimum ?? 0, max: plain.maximum ?? 100_000, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(typeof plain.items === 'object' ? anyOf(plain.items, named) : fc.constant(null), {
        minLength: plain.minItems ?? 0,
        maxLength: Math.max(plain.minItems ?? 0, 3),
      })
    case 'object':
      return objectOf(plain, named)
    default:
      return textOf(plain)
  }
}

function objectOf(plain: JsonSchema, named: Named): fc.Arbitrary<unknown> {
  const required = plain.required ?? []
  const members = Object.entries(plain.properties ?? {}).map(([name, part]) => {
    const value = anyOf(part, named)
    return [name, required.includes(name) ? value : fc.option(value, { nil: undefined })] as const
  })
  // What is undefined is not sent.
  return fc.record(Object.fromEntries(members))
}

const WORDS = ['大学', '安徽', '理', '计算机', '985', '0', '-1', '%', '<b>x</b>', '…', '𠮷', 'null', "'"]

function textOf({ pattern, minLength = 0, maxLength = 12 }: JsonSchema): fc.Arbitrary<string> {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern))
  const words = fc.constantFrom(...WORDS).filter(({ length }) => length >= minLength && length <= maxLength)
  return fc.oneof(words, fc.string({ minLength, maxLength, unit: 'grapheme' }))
}

/** Inputs that the contract lets pass: those of a real call, with some values exchanged for others of the world or of the schema. */
export function validInputs(
  { operation, exchanges }: CallRecord,
  facts: ReadonlyMap<string, readonly unknown[]>,
  { named }: Contract['book'],
): fc.Arbitrary<{ exchange: Exchange; input: CallInput }> {
  const fields = fieldsOf(operation, INPUT_TABLE, named).filter(({ path }) => path.length === 1)
  const values = fields.map((field) =>
    fc.option(drawnValue(field, facts, named), { freq: 2, nil: undefined }),
  )
  return fc
    .tuple(fc.constantFrom(...exchanges), fc.tuple(...values))
    .map(([exchange, drawn]) => ({ exchange, input: exchangedInput(operation, exchange, fields, drawn) }))
    .filter(({ input }) => passes(operation.endpoint, input))
}

function drawnValue(
  { fact, schema }: Field,
  facts: ReadonlyMap<string, readonly unknown[]>,
  named: Named,
): fc.Arbitrary<unknown> {
  const known = facts.get(fact) ?? []
  // A page of a hundred thousand records is a matter of its own.
  if (fact === 'pageSize') return fc.integer({ min: 1, max: 60 })
  if (fact === 'page') return fc.integer({ min: 1, max: 400 })
  const any = anyOf(schema, named)
  if (known.length === 0) return any
  const reported = fc.constantFrom(...known)
  const isList = typeof resolve(schema, named).items === 'object'
  return fc.oneof(
    { weight: 3, arbitrary: isList ? reported.map((one) => [one].flat()) : reported },
    { weight: 1, arbitrary: any },
  )
}

function exchangedInput(
  operation: Operation,
  { input }: Exchange,
  fields: readonly Field[],
  drawn: readonly unknown[],
): CallInput {
  const values = new Map<Field, unknown>()
  for (const [index, field] of fields.entries()) {
    if (drawn[index] !== undefined) values.set(field, drawn[index])
  }
  const fresh = assemble(operation, values)
  const bodies = isObject(input.body) && isObject(fresh.body)
  return {
    params: { ...input.params, ...fresh.params },
    query: { ...input.query, ...fresh.query },
    ...(operation.body && {
      body: bodies ? { ...asRecord(input.body), ...asRecord(fresh.body) } : input.body,
    }),
  }
}

const asRecord = (value: unknown) => (isObject(value) ? value : {})

/** Whether the contract's own schemas let an input pass, as it arrives over the wire. */
export function passes(endpoint: Endpoint, input: CallInput): boolean {
  if (Object.values(input.params).includes('')) return false
  const search = new URLSearchParams(
    requestOf({ ...EMPTY, endpoint }, input, undefined).path.split('?')[1] ?? '',
  )
  const accepts = (schema: z.ZodMiniType | undefined, value: unknown) =>
    schema === undefined || schema.safeParse(value).success
  return (
    accepts(endpoint.params, input.params) &&
    accepts(endpoint.query, readQuery(endpoint.query, search)) &&
    accepts(endpoint.body, input.body)
  )
}

const EMPTY = {
  name: '',
  group: '',
  pathParams: [],
  params: {},
  query: {},
  requiredQuery: [],
  writes: false,
  body: undefined,
  payload: undefined,
}

const GARBAGE = fc.oneof(
  fc.constantFrom<unknown>(-1, 0, 1.5, 1e21, '', ' ', 'x', '火星', 'undefined', '../..', '%00', null, true),
  fc.constantFrom<unknown>([], {}, [[]], ['x', 'x'], { length: 3 }, '9'.repeat(400)),
  fc.string({ unit: 'binary', maxLength: 40 }),
)

/** Inputs of a real call with one value exchanged for garbage, or taken away. */
export function brokenInputs(
  { operation, exchanges }: CallRecord,
  { named }: Contract['book'],
): fc.Arbitrary<{ exchange: Exchange; input: CallInput }> {
  const fields = fieldsOf(operation, INPUT_TABLE, named)
  const places = fields.map(({ where, path }) => ({ where, name: String(path[0]) }))
  return fc
    .tuple(
      fc.constantFrom(...exchanges),
      fc.constantFrom(...(places.length > 0 ? places : [{ where: 'query' as const, name: 'x' }])),
      fc.option(GARBAGE, { nil: undefined }),
    )
    .map(([exchange, { where, name }, value]) => {
      const { input } = exchange
      // A path parameter that is missing is another address.
      if (where === 'params') {
        const text = typeof value === 'string' && value.trim() !== '' ? value : 'x'
        return { exchange, input: { ...input, params: { ...input.params, [name]: text.toWellFormed() } } }
      }
      const part = asRecord(where === 'query' ? input.query : input.body)
      const { [name]: _, ...rest } = part
      const changed = value === undefined ? rest : { ...part, [name]: value }
      return { exchange, input: { ...input, [where]: changed } }
    })
}
