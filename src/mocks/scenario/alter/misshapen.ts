import type * as z from 'zod/mini'
import { innerSchema } from '../../server/inner-schema'

/** A value of another type: a list for an object, an object for a list, text for a figure, a figure for text. */
export function misshapen(value: unknown): unknown {
  if (Array.isArray(value)) return {}
  if (typeof value === 'object' && value !== null) return []
  return typeof value === 'string' ? 0 : '？'
}

/**
 * The same answer without a field that the contract demands: the first one of a record, of each record of a list, or of
 * the records of a page. What has no fields is absent as a whole.
 */
export function incomplete(schema: z.core.$ZodType, value: unknown): unknown {
  const { def } = innerSchema(schema)._zod
  if (Array.isArray(value) && def.type === 'array') {
    const { element } = def as z.core.$ZodArrayDef
    return value.map((item) => incomplete(element, item))
  }
  if (typeof value !== 'object' || value === null || def.type !== 'object') return undefined
  const { shape } = def as z.core.$ZodObjectDef
  const required = Object.entries(shape).find(
    ([name, field]) => name in value && field._zod.optin !== 'optional',
  )
  if (!required) return value
  const [name, field] = required
  const { [name]: part, ...rest } = { ...value } as Readonly<Record<string, unknown>>
  return name === 'records' ? { ...rest, records: incomplete(field, part) } : rest
}
