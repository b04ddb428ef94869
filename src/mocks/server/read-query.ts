import type * as z from 'zod/mini'
import { innerSchema } from './inner-schema'

type Schema = z.core.$ZodType

/**
 * The raw query of an address as the contract's schema expects it before checking: repeated keys as lists,
 * digits as numbers, `true` and `false` as booleans. What does not look right stays text, for the schema to refuse.
 */
export function readQuery(
  schema: z.ZodMiniObject | undefined,
  search: URLSearchParams,
): Record<string, unknown> {
  const query: Record<string, unknown> = {}
  for (const [key, field] of Object.entries(schema?.shape ?? {})) {
    if (!search.has(key)) continue
    const plain = innerSchema(field)
    if (plain._zod.def.type === 'array') {
      const element = innerSchema((plain._zod.def as z.core.$ZodArrayDef).element)
      query[key] = search.getAll(key).map((text) => scalar(element, text))
    } else {
      query[key] = scalar(plain, search.get(key) ?? '')
    }
  }
  return query
}

function scalar(schema: Schema, text: string): unknown {
  const type = schema._zod.def.type
  if (type === 'number' && text.trim() !== '' && Number.isFinite(Number(text))) return Number(text)
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}
