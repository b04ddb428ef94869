import type * as z from 'zod/mini'
import { Address } from '~/contracts/primitives'
import { innerSchema } from '../../server/inner-schema'

/** Looks like a picture and is none; asks nobody for anything. */
const BROKEN = 'data:image/png;base64,AAAA'

/** The same answer with addresses that hold nothing, wherever the contract says address. */
export function withBrokenAddresses(schema: z.core.$ZodType, value: unknown): unknown {
  const inner = innerSchema(schema)
  if (inner === Address) return typeof value === 'string' ? BROKEN : value
  const { def } = inner._zod
  if (Array.isArray(value)) {
    const { element } = def as z.core.$ZodArrayDef
    return value.map((item) => withBrokenAddresses(element, item))
  }
  if (def.type !== 'object' || typeof value !== 'object' || value === null) return value
  const { shape } = def as z.core.$ZodObjectDef
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      const field = shape[key]
      return [key, field ? withBrokenAddresses(field, part) : part]
    }),
  )
}
