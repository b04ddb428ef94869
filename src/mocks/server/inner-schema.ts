import type * as z from 'zod/mini'

/** The schema under optional, nullable, default and catch wrappers. */
export function innerSchema(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = schema._zod
  // A wrapper's definition names what it wraps; no other definition has this field.
  return 'innerType' in def ? innerSchema(def.innerType as z.core.$ZodType) : schema
}
