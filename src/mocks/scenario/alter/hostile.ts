import type * as z from 'zod/mini'
import { Html } from '~/contracts/primitives'
import { innerSchema } from '../../server/inner-schema'
import { HOSTILE_HTML } from './hostile-html'

/**
 * The same answer with hostile HTML wherever the contract says HTML: one after the other in a single article, one each
 * in a list of articles. What is not HTML stays as it is.
 */
export function hostile(schema: z.core.$ZodType, value: unknown): unknown {
  const { def } = schema._zod
  if (Array.isArray(value) && isArray(def)) {
    const [first] = value
    const articles = htmlFields(def.element)
    if (articles.length === 0 || typeof first !== 'object')
      return value.map((item) => hostile(def.element, item))
    return HOSTILE_HTML.map((html, index) => ({
      ...first,
      ...named(first, index),
      ...filled(articles, html),
    }))
  }
  if (!isObject(def) || typeof value !== 'object' || value === null) return value
  return { ...value, ...filled(htmlFields(schema), HOSTILE_HTML.join('\n')) }
}

function htmlFields(schema: z.core.$ZodType): string[] {
  const { def } = schema._zod
  if (!isObject(def)) return []
  return Object.entries(def.shape).flatMap(([key, field]) => (innerSchema(field) === Html ? [key] : []))
}

function filled(keys: readonly string[], html: string): Record<string, string> {
  return Object.fromEntries(keys.map((key) => [key, html]))
}

function named(record: object, index: number): Record<string, string> {
  return {
    ...('id' in record && { id: String(index) }),
    ...('title' in record && { title: `Hostile ${index}` }),
  }
}

function isArray(def: z.core.$ZodTypeDef): def is z.core.$ZodArrayDef {
  return def.type === 'array'
}

function isObject(def: z.core.$ZodTypeDef): def is z.core.$ZodObjectDef {
  return def.type === 'object'
}
