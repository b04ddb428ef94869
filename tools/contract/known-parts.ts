import { isObject } from './check/exchange/deviation'
import { type JsonSchema, resolve, type SchemaBook } from './json-schema'

type Named = SchemaBook['named']
type Json = Readonly<Record<string, unknown>>

/** A value without the members that its schema does not name: a contract says nothing of them. */
export function knownParts(value: unknown, schema: JsonSchema, named: Named): unknown {
  return eachRecord(value, schema, named, (record, isKnown) =>
    Object.fromEntries(Object.entries(record).filter(([name]) => isKnown(name))),
  )
}

/**
 * The value with its records replaced by what `alter` makes of them. A record is an object whose members the schema
 * names, and no map. The keys of a map are data and stay as they are.
 */
export function eachRecord(
  value: unknown,
  schema: JsonSchema,
  named: Named,
  alter: (record: Json, isKnown: (name: string) => boolean) => Json,
): unknown {
  const visit = (part: unknown, schemas: readonly JsonSchema[]): unknown => {
    if (Array.isArray(part)) {
      const items = schemas.flatMap(itemsOf)
      return items.length === 0 ? part : part.map((each: unknown) => visit(each, branches(items, named)))
    }
    if (!isObject(part)) return part
    const inner = Object.entries(part).map(([name, each]): [string, unknown] => {
      const members = schemas.flatMap((one) => memberOf(one, name))
      return [name, members.length === 0 ? each : visit(each, branches(members, named))]
    })
    const record = Object.fromEntries(inner)
    const isMap = schemas.some(({ properties, additionalProperties }) => !properties && additionalProperties)
    const isOpen = schemas.every(({ properties }) => !properties)
    if (isMap || isOpen) return record
    return alter(record, (name) => schemas.some((one) => memberOf(one, name).length > 0))
  }
  return visit(value, branches([schema], named))
}

const known = new WeakMap<JsonSchema, readonly JsonSchema[]>()

/** The schemas that a value may follow: references resolved, unions and intersections taken apart. */
function branches(schemas: readonly JsonSchema[], named: Named): readonly JsonSchema[] {
  const [only] = schemas
  return schemas.length === 1 && only
    ? branchesOf(only, named)
    : schemas.flatMap((one) => branchesOf(one, named))
}

function branchesOf(schema: JsonSchema, named: Named): readonly JsonSchema[] {
  const before = known.get(schema)
  if (before) return before
  const plain = resolve(schema, named)
  const parts = [...(plain.anyOf ?? []), ...(plain.oneOf ?? []), ...(plain.allOf ?? [])]
  const all = [plain, ...branches(parts, named)].filter(({ type }) => type !== 'null')
  known.set(schema, all)
  return all
}

function itemsOf({ items, prefixItems = [] }: JsonSchema): JsonSchema[] {
  return [...prefixItems, ...(typeof items === 'object' ? [items] : [])]
}

function memberOf({ properties, additionalProperties }: JsonSchema, name: string): JsonSchema[] {
  const own = properties?.[name]
  if (own) return [own]
  return typeof additionalProperties === 'object' ? [additionalProperties] : []
}
