import type * as z from 'zod/mini'
import { innerSchema } from '../../server/inner-schema'

/** How many entries a list of `many` has, and characters a text of `long`. */
const MANY = 1000
const LONG = 500

/** The same answer with one entry in each of its lists and maps. */
export function withOne(schema: z.core.$ZodType, value: unknown): unknown {
  return resized(schema, value, {
    list: (items) => items.slice(0, 1),
    map: (map) => Object.fromEntries(Object.entries(map).slice(0, 1)),
    total: (total) => Math.min(total, 1),
  })
}

/** The same answer with a thousand entries in each of its lists; of a page as many as it holds. Ids differ. */
export function withMany(schema: z.core.$ZodType, value: unknown): unknown {
  const size = typeof value === 'object' && value !== null && 'size' in value ? Number(value.size) : MANY
  const page = typeof value === 'object' && value !== null && 'current' in value ? Number(value.current) : 1
  return resized(schema, value, {
    list: (items) =>
      items.length === 0
        ? items
        : Array.from({ length: Math.max(items.length, Math.min(size, MANY)) }, (_, at) =>
            numbered(items[at % items.length], (page - 1) * size + at, items.length),
          ),
    map: (map) => map,
    total: (total) => (total === 0 ? 0 : Math.max(total, MANY)),
  })
}

/** A repeated entry has an id and a name of its own. */
function numbered(item: unknown, at: number, real: number): unknown {
  if (at < real || typeof item !== 'object' || item === null) return item
  const own = { ...item } as Record<string, unknown>
  if (typeof own.id === 'string') own.id = `${own.id}-${at}`
  if (typeof own.id === 'number') own.id += at * 1_000_000
  if (typeof own.name === 'string') own.name = `${own.name} ${at}`
  return own
}

interface Sizes {
  readonly list: (items: readonly unknown[]) => readonly unknown[]
  readonly map: (map: object) => object
  readonly total: (total: number) => number
}

function resized(schema: z.core.$ZodType, value: unknown, sizes: Sizes): unknown {
  const { def } = innerSchema(schema)._zod
  if (Array.isArray(value)) return def.type === 'array' ? sizes.list(value) : value
  if (typeof value !== 'object' || value === null) return value
  if (def.type === 'record') return sizes.map(value)
  if (def.type !== 'object') return value
  const { shape } = def as z.core.$ZodObjectDef
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      const field = shape[key]
      if (key === 'total' && typeof part === 'number') return [key, sizes.total(part)]
      return [key, field ? resized(field, part, sizes) : part]
    }),
  )
}

/** Members whose text is for people to read. */
const READ = /name|title|note|remark|text|content|introduction|description|summary/i

/** The same answer with texts of 500 characters wherever the contract has room for them. */
export function withLongTexts(schema: z.core.$ZodType, value: unknown): unknown {
  const inner = innerSchema(schema)
  const { def } = inner._zod
  if (Array.isArray(value)) {
    if (def.type !== 'array') return value
    const { element } = def as z.core.$ZodArrayDef
    return value.map((item) => withLongTexts(element, item))
  }
  if (def.type !== 'object' || typeof value !== 'object' || value === null) return value
  const { shape } = def as z.core.$ZodObjectDef
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      const field = shape[key] as z.ZodMiniType | undefined
      if (!field) return [key, part]
      if (typeof part !== 'string' || part === '' || !READ.test(key)) return [key, withLongTexts(field, part)]
      const long = part.repeat(Math.ceil(LONG / part.length)).slice(0, LONG)
      return [key, field.safeParse(long).success ? long : part]
    }),
  )
}
