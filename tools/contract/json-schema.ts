import * as z from 'zod/mini'

/** The part of JSON Schema (2020-12) that the contract's schemas come out as. */
export interface JsonSchema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: JsonSchema | boolean
  readonly propertyNames?: JsonSchema
  readonly items?: JsonSchema | boolean
  readonly prefixItems?: readonly JsonSchema[]
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly allOf?: readonly JsonSchema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly default?: unknown
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly exclusiveMaximum?: number
  readonly multipleOf?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly format?: string
  readonly minItems?: number
  readonly maxItems?: number
}

/** The schemas of a contract as JSON Schema. What has a name stands once, in `named`, and is referred to by `#/$defs/Name`. */
export interface SchemaBook {
  readonly named: Readonly<Record<string, JsonSchema>>
  /** The wire form of a schema; throws when it has none (a date, a function, a transformed output). */
  of(schema: z.ZodMiniType): JsonSchema
}

export const DEFS = '#/$defs/'

/** Zod bounds every integer by what a double can hold; that says nothing about the contract. */
const SAFE_BOUNDS = new Set([Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER])

export function schemaBook(names: ReadonlyMap<z.ZodMiniType, string>): SchemaBook {
  const registry = z.registry<{ id: string }>()
  for (const [schema, id] of names) registry.add(schema, { id })
  const named: Record<string, JsonSchema> = {}
  let anonymous = 0

  return {
    named,
    of(schema) {
      // The wire form is the input side: what is written into an answer before the client reads it.
      const { $schema: _, $defs = {}, ...root } = z.toJSONSchema(schema, { metadata: registry, io: 'input' })
      const renamed = new Map<string, string>()
      for (const name of Object.keys($defs)) {
        if (name.startsWith('__schema')) renamed.set(name, `Anonymous${++anonymous}`)
      }
      for (const [name, definition] of Object.entries($defs)) {
        named[renamed.get(name) ?? name] = tidy(definition, renamed)
      }
      return tidy(root, renamed)
    },
  }
}

function tidy(value: unknown, renamed: ReadonlyMap<string, string>): JsonSchema {
  // What zod writes is JSON Schema; its own type for it is wider than the interface above.
  return tidied(value, renamed) as JsonSchema
}

function tidied(value: unknown, renamed: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => tidied(item, renamed))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]): [string, unknown][] => {
      if ((key === 'minimum' || key === 'maximum') && SAFE_BOUNDS.has(part)) return []
      // Every key of a JSON object is text: only an enumeration of keys says more.
      if (key === 'propertyNames' && isPlainText(part)) return []
      if (key === '$ref' && typeof part === 'string') {
        const name = part.slice(DEFS.length)
        return [[key, `${DEFS}${renamed.get(name) ?? name}`]]
      }
      return [[key, tidied(part, renamed)]]
    }),
  )
}

const isPlainText = (schema: unknown) =>
  typeof schema === 'object' && schema !== null && JSON.stringify(schema) === '{"type":"string"}'

/** Follows references to the schema itself; throws when one leads nowhere. */
export function resolve(schema: JsonSchema, named: SchemaBook['named']): JsonSchema {
  if (schema.$ref === undefined) return schema
  const target = named[schema.$ref.slice(DEFS.length)]
  if (!target) throw new Error(`没有名为 ${schema.$ref} 的模式`)
  return resolve(target, named)
}

/** The JSON types that a schema lets pass at its top; empty when it lets everything pass. */
export function typesOf(schema: JsonSchema, named: SchemaBook['named']): readonly string[] {
  const plain = resolve(schema, named)
  if (plain.type !== undefined) return [plain.type].flat()
  if (plain.const !== undefined) return [jsonType(plain.const)]
  if (plain.enum) return [...new Set(plain.enum.map(jsonType))]
  const branches = plain.anyOf ?? plain.oneOf
  return branches ? [...new Set(branches.flatMap((branch) => typesOf(branch, named)))] : []
}

export function jsonType(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return typeof value
}

/** The schema's own choices: a literal, an enumeration, the literals of a union; nothing when it is open. */
export function choicesOf(schema: JsonSchema, named: SchemaBook['named']): readonly unknown[] {
  const plain = resolve(schema, named)
  if (plain.const !== undefined) return [plain.const]
  if (plain.enum) return plain.enum
  const branches = plain.anyOf ?? plain.oneOf ?? []
  const choices = branches.map((branch) => choicesOf(branch, named))
  return choices.every((each) => each.length > 0) ? choices.flat() : []
}
