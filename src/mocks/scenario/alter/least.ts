import * as z from 'zod/mini'
import { innerSchema } from '../../server/inner-schema'

/**
 * The same answer with nothing that the contract does not demand: no optional member, null where it may be. A member
 * stays where a rule wants one of several.
 */
export function least(schema: z.core.$ZodType, value: unknown): unknown {
  const inner = innerSchema(schema)
  const { def } = inner._zod
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    if (def.type !== 'array') return value
    const { element } = def as z.core.$ZodArrayDef
    return value.map((item) => least(element, item))
  }
  if (def.type === 'record') {
    const { valueType } = def as z.core.$ZodRecordDef
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, least(valueType, part)]))
  }
  if (def.type !== 'object') return value
  const { shape } = def as z.core.$ZodObjectDef
  const members = Object.entries(value).map(([key, part]): [string, unknown] => {
    const field = shape[key]
    return [key, field && (isNullable(field) ? null : least(field, part))]
  })
  const isOptional = (key: string) => shape[key]?._zod.optin === 'optional'
  const kept = Object.fromEntries(members.filter(([key]) => !isOptional(key)))
  if (fits(inner, kept)) return kept
  for (const [key, part] of members) {
    if (isOptional(key) && fits(inner, { ...kept, [key]: part })) return { ...kept, [key]: part }
  }
  return Object.fromEntries(members)
}

const isNullable = (schema: z.core.$ZodType) => schema._zod.def.type === 'nullable'

/** Only a rule over several members can want one that is optional. */
function fits(schema: z.core.$ZodType, value: unknown): boolean {
  const { checks = [] } = schema._zod.def
  return checks.length === 0 || z.safeParse(schema, value).success
}
