import type * as z from 'zod/mini'
import { innerSchema } from '../../server/inner-schema'

/** The same answer with nothing in it: lists and maps are empty, totals are 0. What is neither, or absent, stays as it is. */
export function emptied(schema: z.core.$ZodType, value: unknown): unknown {
  const { def } = innerSchema(schema)._zod
  if (typeof value !== 'object' || value === null) return value
  if (def.type === 'array') return []
  if (def.type === 'record') return {}
  if (def.type !== 'object') return value
  const { shape } = def as z.core.$ZodObjectDef
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      const field = shape[key]
      if (key === 'total' && typeof part === 'number') return [key, 0]
      return [key, field ? emptied(field, part) : part]
    }),
  )
}
