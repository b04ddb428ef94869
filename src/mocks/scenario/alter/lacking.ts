import type * as z from 'zod/mini'
import { innerSchema } from '../../server/inner-schema'

/** The figure that an authority does not publish. */
const LACKED = { unranked: 'lowestRank', unscored: 'lowestScore', unplanned: 'planNum' } as const

/** The same answer without one figure, wherever the contract lets it be absent. */
export function lacking(schema: z.core.$ZodType, value: unknown, what: keyof typeof LACKED): unknown {
  const { def } = innerSchema(schema)._zod
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    if (def.type !== 'array') return value
    const { element } = def as z.core.$ZodArrayDef
    return value.map((item) => lacking(element, item, what))
  }
  if (def.type === 'record') {
    const { valueType } = def as z.core.$ZodRecordDef
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, lacking(valueType, part, what)]),
    )
  }
  if (def.type !== 'object') return value
  const { shape } = def as z.core.$ZodObjectDef
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => {
      const field = shape[key]
      if (key === LACKED[what] && field?._zod.optin === 'optional') return []
      return [[key, field ? lacking(field, part, what) : part]]
    }),
  )
}
